import { describeCompanyStatus, describeCompanyType } from '@statbook/registry-client';
import { sql } from 'drizzle-orm';
import { capitalOfCompany } from './capital-report-queries.ts';
import type { Report } from './report-queries.ts';
import { latestReading } from './report-rows-queries.ts';

/** Every company with what identifies it, its next dates and its capital. */
export const companyReport: Report = {
  name: 'companies',
  title: 'Companies',
  answers: 'Which companies are there, where are they registered, and what do they have to file next?',
  columns: [
    { id: 'CompanyName', head: 'Company', kind: 'company' },
    { id: 'CompanyNumber', head: 'Number', kind: 'text' },
    { id: 'Status', head: 'Status', kind: 'state', words: (code) => describeCompanyStatus(code) },
    { id: 'Type', head: 'Type', kind: 'text', words: (code) => describeCompanyType(code) },
    { id: 'IncorporatedOn', head: 'Incorporated', kind: 'date' },
    { id: 'RegisteredOffice', head: 'Registered office', kind: 'text' },
    { id: 'StatementDue', head: 'Statement due', kind: 'due' },
    { id: 'AccountsDue', head: 'Accounts due', kind: 'due' },
    { id: 'Capital', head: 'Share capital', kind: 'text' },
    { id: 'StatementMadeUpTo', head: 'Statement made up to', kind: 'date', isExtra: true },
    { id: 'SicCodes', head: 'SIC codes', kind: 'text', isExtra: true },
  ],
  usualSort: { column: 'CompanyName', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "CompanyId", null::uuid as "FilingId", c.name as "CompanyName", c.number as "CompanyNumber",
      c.status as "Status", c.type as "Type", c.incorporated_on as "IncorporatedOn",
      nullif(concat_ws(', ', o ->> 'careOf', 'PO Box ' || (o ->> 'poBox'),
        nullif(concat_ws(' ', o ->> 'premises', o ->> 'line1'), ''), o ->> 'line2', o ->> 'locality', o ->> 'region',
        o ->> 'postalCode', o ->> 'country'), '') as "RegisteredOffice",
      c.statement_due_on as "StatementDue", c.accounts_due_on as "AccountsDue", k.capital as "Capital",
      c.statement_next_made_up_to as "StatementMadeUpTo",
      (select string_agg(code, ', ') from jsonb_array_elements_text(profile.value -> 'sicCodes') code) as "SicCodes"
    from company c left join ${latestReading('profile', 'profile')} on true
      left join lateral (select profile.value -> 'registeredOffice' as o) office on true
      left join lateral (
        select string_agg(currency || ' ' || trim_scale(coalesce(nominal, registry_nominal)), ', ' order by currency) as capital
        from ${capitalOfCompany({ ...days, asAt: days.today })} each_currency
      ) k on true
    where c.removed_at is null`,
};
