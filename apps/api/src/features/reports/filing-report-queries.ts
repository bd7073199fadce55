import { describeFilingState, type FilingState, type FormId, getForm } from '@statbook/domain';
import { sql } from 'drizzle-orm';
import type { Report } from './report-queries.ts';
import { inPeriod } from './report-rows-queries.ts';

/** What was filed from here, what became of it, and what it cost. */
export const filingReport: Report = {
  name: 'filings',
  title: 'Filings in a period',
  answers: 'What was filed with Companies House, with what outcome, and what did it cost?',
  periodOf: 'Sent',
  columns: [
    { id: 'CompanyName', head: 'Company', kind: 'filing' },
    // Both are written by the kernel of filings, which takes the domain's forms and states.
    { id: 'Form', head: 'Filing', kind: 'text', words: (code) => getForm(code as FormId).name },
    {
      id: 'State',
      head: 'Outcome',
      kind: 'state',
      words: (code) => describeFilingState(code as FilingState),
    },
    { id: 'SubmissionNumber', head: 'Submission number', kind: 'text' },
    { id: 'SentOn', head: 'Sent', kind: 'date' },
    { id: 'DecidedOn', head: 'Decided', kind: 'date' },
    { id: 'Fee', head: 'Filing fee', kind: 'money', isSummed: true },
    { id: 'Paid', head: 'Paid by card', kind: 'money', isSummed: true },
    { id: 'CompanyNumber', head: 'Number', kind: 'text', isExtra: true },
    { id: 'EffectiveOn', head: 'Made up to', kind: 'date', isExtra: true },
    { id: 'FiledBy', head: 'Filed by', kind: 'text', isExtra: true },
  ],
  usualSort: { column: 'SentOn', direction: 'desc' },
  rows: (days) => sql`
    select c.id as "CompanyId", f.id as "FilingId", c.name as "CompanyName", c.number as "CompanyNumber",
      f.form as "Form", f.state as "State", f.effective_on as "EffectiveOn", u.full_name as "FiledBy",
      a.submission_number as "SubmissionNumber", sent.on_day as "SentOn",
      (a.decided_at at time zone 'Europe/London')::date as "DecidedOn",
      (f.fee_pence::numeric / 100)::numeric(14, 2) as "Fee", (paid.pence::numeric / 100)::numeric(14, 2) as "Paid"
    from filing f join company c on c.id = f.company_id
      join filing_attempt a on a.filing_id = f.id
        and a.ordinal = (select max(ordinal) from filing_attempt where filing_id = f.id)
      cross join lateral (select (a.sending_at at time zone 'Europe/London')::date as on_day) sent
      left join app_user u on u.id = a.approved_by
      left join (
        select filing_id, sum(total_pence) as pence from payment where state = 'confirmed' group by filing_id
      ) paid on paid.filing_id = f.id
    where c.removed_at is null and (f.state <> 'draft' or a.submission_number is not null)
      and ${inPeriod(sql`sent.on_day`, days)}`,
};
