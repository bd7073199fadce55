import { FORM_IDS } from '@statbook/domain/filing';
import { OBLIGATION_KINDS, titleOfObligation } from '@statbook/domain/obligations';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  isOverdueOn,
  isSoonOn,
  obligationsOn,
  shareEntryInWords,
} from '../../obligations/obligation-queries.ts';
import type { Report } from './report-queries.ts';
import { inPeriod } from './report-rows-queries.ts';

/** The kind, and of a form which it is and the company's number: what the words are found by. */
const wordsOf = (code: string) => {
  const [kind, form, companyNumber] = code.split(' ');
  return titleOfObligation({
    kind: kindOf.parse(kind),
    form: formOf.parse(form),
    subject: undefined,
    companyNumber,
  });
};
const kindOf = z.enum(OBLIGATION_KINDS);
const formOf = z.enum(FORM_IDS).optional();

const urgencies: Readonly<Record<string, string>> = {
  '1': 'Overdue',
  '2': 'Earliest date passed',
  '3': 'Due soon',
  '4': 'Later',
  '5': 'Awaiting decision',
};

/** Everything that is due, of all companies, whatever its kind. */
export const deadlineReport: Report = {
  name: 'deadlines',
  title: 'Upcoming and overdue filings',
  answers: 'What is due, for which company, and by when?',
  periodOf: 'Due',
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'companyNumber', head: 'Number', kind: 'text' },
    { id: 'what', head: 'What is due', kind: 'text', words: wordsOf },
    { id: 'who', head: 'Person or matter', kind: 'text' },
    { id: 'urgency', head: 'Status', kind: 'state', words: (code) => urgencies[code] ?? code },
    { id: 'dueOn', head: 'Due', kind: 'due' },
  ],
  usualSort: { column: 'dueOn', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      concat_ws(' ', o.kind, o.form, case when o.form is not null then c.number end) as "what",
      coalesce(o.subject, case when o.kind in ('form', 'stamp-duty', 'certificates') then concat_ws(': ', 'Event of ' || to_char(o.event_on, 'FMDD FMMonth YYYY'), ${shareEntryInWords}) end) as "who",
      o.due_on as "dueOn",
      case when ${isOverdueOn(days.today)} then '1'
        when o.due_on < ${days.today}::date and o.filing_state in ('sending', 'pending', 'parked') then '5'
        when o.due_on < ${days.today}::date then '2' when ${isSoonOn(days.today)} then '3' else '4' end as "urgency"
    from ${obligationsOn(days.today)} o join company c on c.id = o.company_id
    where ${inPeriod(sql`o.due_on`, days)}`,
};
