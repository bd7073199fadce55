import { draftPath, paths } from '#app/paths.ts';
import type { UserAccess } from '#app/session-port.ts';
import type { CallReply } from '#api/call-types.ts';
import type { Column } from '#kit/data-table/data-table.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';
import { dayInLondon } from '#kit/value/london.ts';
import { toPounds } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { mayOpenDraft } from '#filing/draft/may-open-draft.ts';
import { FilingBadge, type FilingState } from '#filing/filing-badge.tsx';
import { CompanyNumber } from '#company-page/company-number.tsx';

/** A row of the list, as the server gives it. */
export type InternetFiling = CallReply<'getFilingsByInternet'>['entity'][number];

/** What goes on with a filing; of one that is over there is the receipt. */
const acts: Readonly<Record<FilingState, string>> = {
  draft: 'Go on',
  ready: 'Submit',
  'awaiting-payment': 'Pay',
  queued: 'Follow',
  sending: 'Follow',
  pending: 'Follow',
  parked: 'See what is needed',
  failed: 'See what to do',
  rejected: 'See what to correct',
  accepted: 'Show the receipt',
  withdrawn: 'Show the receipt',
};

const isHere = new Set<FilingState>(['draft', 'ready', 'awaiting-payment']);
const isOver = new Set<FilingState>(['accepted', 'withdrawn']);

const actHref = (filing: InternetFiling) =>
  isHere.has(filing.state) ? draftPath(filing) : paths.submissionReceipt(filing.filingId);

/** The columns of the list for somebody; the distances of the last days are counted from today. */
export function filingColumns(today: string, access: UserAccess): readonly Column<InternetFiling>[] {
  return [
    {
      id: 'form',
      head: 'Form',
      cell: ({ form, formName, subject }) => (
        <>
          <Value>{form}</Value> {formName}
          {subject !== null && (
            <>
              : <bdi>{subject}</bdi>
            </>
          )}
        </>
      ),
      wide: true,
    },
    {
      id: 'company',
      head: 'Company',
      cell: ({ companyId, companyName, formName }) => (
        <NameLink href={paths.companyOverview(companyId)} name={companyName} note={formName} />
      ),
    },
    {
      id: 'number',
      head: 'Number',
      cell: ({ companyNumber }) => <CompanyNumber number={companyNumber} />,
      hiddenByDefault: true,
    },
    {
      id: 'state',
      head: 'Status',
      cell: ({ state, stateText }) => <FilingBadge state={state} text={stateText} />,
    },
    { id: 'due', head: 'Last day', cell: (filing) => lastDay(filing, today), align: 'end' },
    { id: 'fee', head: 'Fee', cell: feeOf, align: 'end' },
    {
      id: 'changed',
      head: 'Changed',
      cell: ({ updatedAt }) => <DateValue date={dayInLondon(updatedAt)} short />,
      align: 'end',
    },
    {
      id: 'act',
      head: 'Next',
      cell: (filing) =>
        isHere.has(filing.state) && !mayOpenDraft(access) ? <None /> : <NextAct filing={filing} />,
    },
  ];
}

function NextAct({ filing }: { readonly filing: InternetFiling }) {
  return (
    <AppLink href={actHref(filing)}>
      {acts[filing.state]}
      <VisuallyHidden>
        : {filing.formName} of {filing.companyName}
        {filing.subject !== null && `, ${filing.subject}`}
      </VisuallyHidden>
    </AppLink>
  );
}

function lastDay({ dueOn, state }: InternetFiling, today: string) {
  if (dueOn === null) return <None word={isOver.has(state) ? 'None' : 'None, or not known yet'} />;
  return (
    <OneLine>
      {isOver.has(state) ? <DateValue date={dueOn} short /> : <Deadline date={dueOn} today={today} short />}
    </OneLine>
  );
}

function feeOf({ feePence, isFeeFixed }: InternetFiling) {
  if (feePence === 0) return 'No fee';
  return (
    <OneLine>
      {!isFeeFixed && 'up to '}
      <Money amount={toPounds(feePence)} />
    </OneLine>
  );
}
