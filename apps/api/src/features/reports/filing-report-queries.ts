import { describeFilingState, FILING_STATES, FORM_CATALOGUE } from '@statbook/domain/filing';
import { sql } from 'drizzle-orm';
import { labelledState } from '../../filings/order/name-wait-queries.ts';
import type { Report } from './report-queries.ts';
import { inPeriod } from './report-rows-queries.ts';

const formName = (code: string) => FORM_CATALOGUE.find(({ id }) => id === code)?.name ?? code;

/** What is said in place of a state, by the code that the query gives it. */
const labelled: Readonly<Record<string, string>> = {
  'to-be-delivered': describeFilingState('queued', { channel: 'produced' }),
  delivered: describeFilingState('pending', { channel: 'produced' }),
  'waiting-for-name': describeFilingState('queued', { waitsForName: true }),
};

function stateText(code: string): string {
  const state = FILING_STATES.find((each) => each === code);
  return state === undefined ? (labelled[code] ?? code) : describeFilingState(state);
}

/** What was filed from here, what became of it, and what it cost. */
export const filingReport: Report = {
  name: 'filings',
  title: 'Filings in a period',
  answers:
    'What was filed with Companies House, with what outcome, and what did it cost where it was paid and not rejected?',
  periodOf: 'Sent',
  columns: [
    { id: 'companyName', head: 'Company', kind: 'filing' },
    { id: 'form', head: 'Filing', kind: 'text', words: formName },
    { id: 'state', head: 'Outcome', kind: 'state', words: stateText },
    { id: 'submissionNumber', head: 'Submission number', kind: 'text' },
    { id: 'sentOn', head: 'Sent', kind: 'date' },
    { id: 'decidedOn', head: 'Decided', kind: 'date' },
    { id: 'fee', head: 'Filing fee', kind: 'money', isSummed: true, sumOf: 'feeTaken' },
    { id: 'paid', head: 'Paid by card', kind: 'money', isSummed: true },
    { id: 'companyNumber', head: 'Number', kind: 'text', isExtra: true },
    { id: 'effectiveOn', head: 'Event date', kind: 'date', isExtra: true },
    { id: 'filedBy', head: 'Filed by', kind: 'text', isExtra: true },
  ],
  usualSort: { column: 'sentOn', direction: 'desc' },
  rows: (days) => sql`
    select c.id as "companyId", filing.id as "filingId", c.name as "companyName", c.number as "companyNumber",
      filing.form as "form", ${labelledState} as "state", filing.effective_on as "effectiveOn", u.full_name as "filedBy",
      a.submission_number as "submissionNumber", sent.on_day as "sentOn",
      (a.decided_at at time zone 'Europe/London')::date as "decidedOn",
      (filing.fee_pence::numeric / 100)::numeric(14, 2) as "fee",
      case when filing.state in ('queued', 'sending', 'pending', 'parked', 'accepted')
        then (filing.fee_pence::numeric / 100)::numeric(14, 2) else 0 end as "feeTaken",
      (paid.pence::numeric / 100)::numeric(14, 2) as "paid"
    from filing join company c on c.id = filing.company_id
      join filing_attempt a on a.filing_id = filing.id
        and a.ordinal = (select max(ordinal) from filing_attempt where filing_id = filing.id)
      cross join lateral (select (a.sending_at at time zone 'Europe/London')::date as on_day) sent
      left join app_user u on u.id = a.approved_by
      left join (
        select filing_id, sum(total_pence) as pence from payment where state = 'confirmed' group by filing_id
      ) paid on paid.filing_id = filing.id
    where c.removed_at is null and (filing.state <> 'draft' or a.submission_number is not null)
      and ${inPeriod(sql`sent.on_day`, days)}`,
};
