import type { CallReply } from '#api/call-types.ts';
import { draftPath, paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { StartForm } from '#filing/start-form.tsx';
import { LastDay } from './last-day.tsx';

export type RecordedEntry = Pick<
  CallReply<'getShareEventDetails'>['entity'][number],
  'shareEventId' | 'effectiveOn' | 'filings'
>;

interface FilingOfEntry {
  readonly companyId: string;
  readonly entry: RecordedEntry;
  readonly filing: RecordedEntry['filings'][number];
}

/** How far a form is that follows from an entry, and what leads on: it is begun from the entry, gone on with, or shown. */
export function entryFilingFact(about: FilingOfEntry): Pick<Fact, 'value' | 'action'> {
  return { value: <HowFar {...about} />, action: <NextAct {...about} /> };
}

/** Once it is accepted nothing is due any more. */
function HowFar({ entry, filing: { dueOn, filing } }: FilingOfEntry) {
  const lastDay = <LastDay date={dueOn} of={entry.effectiveOn} />;
  if (filing === null) return lastDay;
  const { state, stateText, acceptedOn } = filing;
  if (state !== 'accepted')
    return (
      <>
        {stateText}, last day {lastDay}
      </>
    );
  if (acceptedOn === null) return stateText;
  return (
    <>
      Accepted on <DateValue date={acceptedOn} />
    </>
  );
}

function NextAct({ companyId, entry: { shareEventId }, filing: { form, filing } }: FilingOfEntry) {
  if (filing === null) {
    return (
      <StartForm
        companyId={companyId}
        form={form}
        origin={{ shareEventIds: [shareEventId] }}
        kind="text"
        compact
      >
        File {form}
      </StartForm>
    );
  }
  const { filingId, state } = filing;
  const isDraft = state === 'draft';
  return (
    <LinkButton
      kind="text"
      compact
      href={isDraft ? draftPath({ filingId, companyId, form }) : paths.submissionReceipt(filingId)}
    >
      {isDraft ? `Go on with ${form}` : `Show ${form}`}
    </LinkButton>
  );
}
