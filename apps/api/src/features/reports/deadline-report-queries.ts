import { sql } from 'drizzle-orm';
import type { Report } from './report-queries.ts';
import { inPeriod } from './report-rows-queries.ts';

const duties: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  'confirmation-statement': 'Confirmation statement',
  'psc-notice': 'Notice about a person with significant control',
  'verification-officers': 'Identity verification statement of a director',
  'verification-pscs': 'Identity verification statement of a PSC',
};

const urgencies: Readonly<Record<string, string>> = { '1': 'Overdue', '2': 'Due soon', '3': 'Later' };

/** Dates that matter, of all companies: those of the registry, and those that follow from the books. */
export const deadlineReport: Report = {
  name: 'deadlines',
  title: 'Upcoming and overdue filings',
  answers: 'What is due at Companies House, for which company, and by when?',
  periodOf: 'Due',
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'companyNumber', head: 'Number', kind: 'text' },
    { id: 'what', head: 'What is due', kind: 'text', words: (code) => duties[code] ?? code },
    { id: 'who', head: 'Person', kind: 'text' },
    { id: 'urgency', head: 'Status', kind: 'state', words: (code) => urgencies[code] ?? code },
    { id: 'dueOn', head: 'Due', kind: 'due' },
  ],
  usualSort: { column: 'dueOn', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      d.what as "what", d.who as "who", d.due_on as "dueOn",
      case when d.due_on < ${days.today}::date then '1' when d.due_on <= ${days.today}::date + 28 then '2' else '3' end as "urgency"
    from (
      select id as company_id, 'confirmation-statement' as what, null as who, statement_due_on as due_on from company
      union all select id, 'accounts', null, accounts_due_on from company
      union all select company_id, 'verification-' || source, name, verification_due_on from registered_person
        where not coalesce(verified_from <= ${days.today}::date and verified_until > ${days.today}::date, false)
      union all select company_id, 'psc-notice', person_name, notice_by from control_proposal where outcome is null
    ) d join company c on c.id = d.company_id
    where c.removed_at is null and d.due_on is not null and ${inPeriod(sql`d.due_on`, days)}`,
};
