import type { CallReply } from '#api/call-types.ts';
import { draftPath, paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { StartForm, useOfferedForms } from '#filing/start-form.tsx';
import { civilDate } from '@statbook/domain/dates';
import { entriesFollowedUpSince } from '@statbook/domain/share-capital';
import { useToday } from '#api/configuration.ts';

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
  if (filing === null) return <BeginFiling companyId={companyId} form={form} shareEventId={shareEventId} />;
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

interface BeginFilingProps {
  readonly companyId: string;
  readonly form: FilingOfEntry['filing']['form'];
  readonly shareEventId: string;
}

/** Begins the form from its entry; one that is not begun here has its row on the page of forms, which says how it is delivered. */
function BeginFiling({ companyId, form, shareEventId }: BeginFilingProps) {
  const whyNot = useOfferedForms(companyId).get(form)?.whyNot ?? null;
  if (whyNot !== null) {
    return (
      <LinkButton kind="text" compact href={paths.formsMatching(companyId, form)}>
        How to file {form === 'RESOLUTIONS' ? 'the resolution' : form}
      </LinkButton>
    );
  }
  return (
    <StartForm
      companyId={companyId}
      form={form}
      origin={{ shareEventIds: [shareEventId] }}
      kind="text"
      compact
    />
  );
}

interface LastDayProps {
  readonly date: string;
  /** The day on which the entry takes effect. */
  readonly of: string;
}

/** The last day for what an entry obliges the company to. Of an entry that is history nobody is asked to hurry. */
export function LastDay({ date, of }: LastDayProps) {
  const today = useToday();
  return isHistory(of, today) ? <DateValue date={date} /> : <Deadline date={date} today={today} />;
}

/** Whether an entry took effect so long ago that what followed from it shows in the filing history. */
export function isHistory(effectiveOn: string, today: string): boolean {
  return effectiveOn < entriesFollowedUpSince(civilDate(today));
}
