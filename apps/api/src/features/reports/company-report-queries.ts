import { HOUSE_NUMBER } from '@statbook/domain/street-line';
import { describeCompanyStatus, describeCompanyType } from '@statbook/registry-client';
import { sql } from 'drizzle-orm';
import { capitalOfCompany } from './capital-report-queries.ts';
import { writeAmounts } from './money-words.ts';
import type { Report } from './report-queries.ts';
import { latestReading } from './report-rows-queries.ts';

/** Every company with what identifies it, its next dates and its capital. */
export const companyReport: Report = {
  name: 'companies',
  title: 'Companies',
  answers: 'Which companies are there, where are they registered, and what do they have to file next?',
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'companyNumber', head: 'Number', kind: 'text' },
    { id: 'status', head: 'Status', kind: 'state', words: describeCompanyStatus },
    { id: 'type', head: 'Type', kind: 'text', words: describeCompanyType },
    { id: 'incorporatedOn', head: 'Incorporated', kind: 'date' },
    { id: 'registeredOffice', head: 'Registered office', kind: 'text' },
    { id: 'statementDue', head: 'Confirmation statement due', kind: 'due' },
    { id: 'accountsDue', head: 'Accounts due', kind: 'due' },
    { id: 'capital', head: 'Share capital', kind: 'text', words: writeAmounts },
    { id: 'statementMadeUpTo', head: 'Statement made up to', kind: 'date', isExtra: true },
    { id: 'sicCodes', head: 'SIC codes', kind: 'text', isExtra: true },
  ],
  usualSort: { column: 'companyName', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      c.status as "status", c.type as "type", c.incorporated_on as "incorporatedOn",
      nullif(concat_ws(', ', o ->> 'careOf', 'PO Box ' || (o ->> 'poBox'),
        nullif(concat_ws(case when o ->> 'premises' ~* ${HOUSE_NUMBER.source} then ' ' else ', ' end, o ->> 'premises', o ->> 'line1'), ''), o ->> 'line2', o ->> 'locality', o ->> 'region',
        o ->> 'postalCode', o ->> 'country'), '') as "registeredOffice",
      c.statement_due_on as "statementDue", c.accounts_due_on as "accountsDue", k.capital as "capital",
      c.statement_next_made_up_to as "statementMadeUpTo",
      (select string_agg(code, ', ') from jsonb_array_elements_text(profile.value -> 'sicCodes') code) as "sicCodes"
    from company c left join ${latestReading('profile', 'profile')} on true
      left join lateral (select coalesce(profile.value -> 'registeredOffice', c.registered_office) as o) office on true
      left join lateral (
        select string_agg(currency || ' ' || trim_scale(coalesce(nominal, registry_nominal)), ', ' order by currency) as capital
        from ${capitalOfCompany({ ...days, asAt: days.today })} each_currency
      ) k on true
    where c.removed_at is null`,
};
