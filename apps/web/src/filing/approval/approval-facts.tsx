import type { CallReply } from '#api/call-types.ts';
import { Lines } from '#filing/lines.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { decidedFacts, earlierFacts } from './decided-facts.tsx';

type FilingApproval = CallReply<'getFilingApproval'>['entity'][number];
type Level = FilingApproval['levels'][number];

/** Who was asked about what, and what each of them has decided. */
export function ApprovalFacts({ approval }: { readonly approval: FilingApproval }) {
  const { askedBy, askedAt, askedSha256, contentSha256, levels, decisions, earlierDecisions, state } =
    approval;
  const facts: Fact[] = levels.map((level, index) => ({
    term: levels.length === 1 ? 'Approvers' : `Level ${index + 1}`,
    value: <Approvers level={level} />,
    note: neededText(level),
  }));
  if (levels.length === 0 || state === 'lapsed' || state === 'refused')
    facts.push(...decidedFacts(decisions));
  else
    facts.push(
      ...decisions
        .filter(({ authority }) => authority !== null)
        .map((each) => ({
          term: `Authority of ${each.fullName}`,
          value: <span dir="auto">{each.authority}</span>,
          note: each.words === null ? undefined : <Lines lines={each.words.split('\n')} />,
        })),
    );
  facts.push(...earlierFacts(earlierDecisions));
  if (askedBy !== null && askedAt !== null)
    facts.push({
      term: 'Asked for by',
      value: <bdi>{askedBy}</bdi>,
      note: <InstantValue instant={askedAt} />,
    });
  const sha256 = askedSha256 ?? contentSha256;
  if (sha256 !== null)
    facts.push({
      term: 'SHA-256',
      value: (
        <Muted small as="span">
          {sha256}
        </Muted>
      ),
      note:
        state === 'lapsed' && contentSha256 !== null ? (
          <>
            Of what was asked about. Now:{' '}
            <Muted small as="span">
              {contentSha256}
            </Muted>
          </>
        ) : (
          'Of exactly what is sent.'
        ),
    });
  return <DescriptionList facts={facts} />;
}

function Approvers({ level }: { readonly level: Level }) {
  return level.approvers.map((approver) => (
    <div key={approver.approverId}>
      <bdi>{approver.fullName}</bdi>
      <Standing {...approver} />
      {!approver.isActive && ' (no longer active)'}
      {approver.isActive && !approver.mayDecide && ' (does not see this company)'}
    </div>
  ));
}

/** What an approver has decided, or how they are asked. */
function Standing({ decision, decidedAt, isAwaited, mayDecide, link }: Level['approvers'][number]) {
  if (decision !== null && decidedAt !== null)
    return (
      <>
        , {decision} <InstantValue instant={decidedAt} />
        {link && (
          <>
            {' '}
            by the link to <bdi>{link.email}</bdi>
          </>
        )}
      </>
    );
  if (!isAwaited || !mayDecide) return null;
  return link === null ? ', to come' : <AskedByLink link={link} />;
}

function AskedByLink({ link }: { readonly link: NonNullable<Level['approvers'][number]['link']> }) {
  const { email, state, sentAt } = link;
  if (state === 'none') return ', to come: no link was sent yet';
  return (
    <>
      , asked by link to <bdi>{email}</bdi>
      {sentAt !== null && (
        <>
          {' '}
          <InstantValue instant={sentAt} />
        </>
      )}
      {state === 'sending' && ' (the email has not gone out yet)'}
      {state === 'expired' && ' (expired)'}
    </>
  );
}

const neededText = ({ needed, approvers }: Level) =>
  needed === approvers.length
    ? approvers.length === 1
      ? undefined
      : 'All of them have to approve.'
    : `${needed} of ${approvers.length} have to approve.`;
