import type { CallReply } from '#api/call-types.ts';
import { Lines } from '#filing/lines.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

type GivenDecision = CallReply<'getFilingApproval'>['entity'][number]['decisions'][number];

/** What was decided on what was asked about last. */
export const decidedFacts = (decisions: readonly GivenDecision[]): Fact[] =>
  decisions.map((each, index) => ({
    term: `${verbs[each.decision]}${decisions.length > 1 ? ` (${index + 1})` : ''}`,
    ...decidedBy(each),
  }));

/** What was decided before, the latest first: whoever asks again, or is asked again, reads why it was refused. */
export const earlierFacts = (decisions: readonly GivenDecision[]): Fact[] =>
  decisions.map((each, index) => ({
    term: `${verbs[each.decision]} before${decisions.length > 1 ? ` (${decisions.length - index})` : ''}`,
    ...decidedBy(each),
  }));

const verbs = { approved: 'Approved', refused: 'Refused' } as const;

const decidedBy = (decision: GivenDecision) => ({
  value: <bdi>{decision.fullName}</bdi>,
  note: <DecisionNote {...decision} />,
});

function DecisionNote({ decidedAt, email, authority, words }: GivenDecision) {
  return (
    <>
      <InstantValue instant={decidedAt} />
      {email !== null && (
        <div>
          By the link to <bdi>{email}</bdi>
        </div>
      )}
      {authority !== null && <div dir="auto">{authority}</div>}
      {words !== null && <Lines lines={words.split('\n')} />}
    </>
  );
}
