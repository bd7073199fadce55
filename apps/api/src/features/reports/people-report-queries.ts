import { VERIFIED_OFFICES } from '@statbook/domain/identity';
import { describeNatureOfControl, describeOfficerRole } from '@statbook/registry-client';
import { sql } from 'drizzle-orm';
import type { Report, ReportColumn } from './report-queries.ts';
import { latestReading, verificationState } from './report-rows-queries.ts';

const verifications: Readonly<Record<string, string>> = {
  verified: 'Verified',
  due: 'Statement due',
  overdue: 'Statement overdue',
  'not-yet-due': 'Not due yet',
  'not-verified': 'Not verified',
};

/** Where the identity of somebody stands in a role, and by when the statement of it is due. */
export const verificationColumns: readonly ReportColumn[] = [
  { id: 'verification', head: 'Identity', kind: 'state', words: (code) => verifications[code] ?? code },
  { id: 'verificationDue', head: 'Identity verification statement due', kind: 'due', isExtra: true },
];

const holdsVerifiedOffice = sql`o ->> 'role' = any(${sql.param([...VERIFIED_OFFICES])}::text[]) and o ->> 'resignedOn' is null`;

/** Who holds which office, company by company, as the registry names them. */
export const officerReport: Report = {
  name: 'officers',
  title: 'Officers across companies',
  answers: 'Who holds which office in which companies, since when, and how many appointments does each hold?',
  takesDay: true,
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'name', head: 'Officer', kind: 'text' },
    { id: 'role', head: 'Role', kind: 'text', words: describeOfficerRole },
    { id: 'appointedOn', head: 'Appointed', kind: 'date' },
    { id: 'posts', head: 'Appointments held', kind: 'number' },
    ...verificationColumns,
    { id: 'companyNumber', head: 'Number', kind: 'text', isExtra: true },
    { id: 'resignedOn', head: 'Resigned', kind: 'date', isExtra: true },
    { id: 'occupation', head: 'Occupation', kind: 'text', isExtra: true },
    { id: 'nationality', head: 'Nationality', kind: 'text', isExtra: true },
  ],
  usualSort: { column: 'name', direction: 'asc' },
  // One person is told from another of the same name by month and year of birth, which the register publishes.
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      o ->> 'name' as "name", coalesce(o ->> 'role', 'officer') as "role", o ->> 'appointedOn' as "appointedOn",
      o ->> 'resignedOn' as "resignedOn", o ->> 'occupation' as "occupation", o ->> 'nationality' as "nationality",
      count(*) over (partition by lower(o ->> 'name'), o -> 'dateOfBirth') as "posts",
      case when ${holdsVerifiedOffice}
        then ${verificationState(sql`(o -> 'verification')`, days)} end as "verification",
      case when ${holdsVerifiedOffice}
        then o -> 'verification' ->> 'statementDueOn' end as "verificationDue"
    from company c cross join ${latestReading('officers', 'officers')}
      cross join jsonb_array_elements(officers.value -> 'items') o
    where c.removed_at is null and coalesce(o ->> 'appointedOn', '') <= ${days.asAt}::text
      and coalesce(o ->> 'resignedOn' > ${days.asAt}::text, true)`,
};

const kinds: Readonly<Record<string, string>> = {
  individual: 'Individual',
  'corporate-entity': 'Company or other legal entity',
  'legal-person': 'Public body or other registrable person',
  'super-secure': 'Protected person',
  unknown: 'Other person',
};

/** Who controls which company and how: a row for each nature of control. */
export const pscReport: Report = {
  name: 'pscs',
  title: 'People with significant control across companies',
  answers: 'Who controls which companies, and by what nature of control?',
  takesDay: true,
  columns: [
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'nature', head: 'Nature of control', kind: 'text', words: describeNatureOfControl },
    { id: 'name', head: 'Person', kind: 'text' },
    { id: 'kind', head: 'Kind', kind: 'text', words: (code) => kinds[code] ?? code },
    { id: 'notifiedOn', head: 'Since', kind: 'date' },
    ...verificationColumns,
    { id: 'companyNumber', head: 'Number', kind: 'text', isExtra: true },
    { id: 'ceasedOn', head: 'Ceased', kind: 'date', isExtra: true },
  ],
  usualSort: { column: 'nature', direction: 'asc' },
  rows: (days) => sql`
    select c.id as "companyId", null::uuid as "filingId", c.name as "companyName", c.number as "companyNumber",
      nature as "nature", coalesce(p ->> 'name', 'Protected person') as "name", p ->> 'kind' as "kind",
      p ->> 'notifiedOn' as "notifiedOn", p ->> 'ceasedOn' as "ceasedOn",
      case when verifies then ${verificationState(sql`(p -> 'verification')`, days)} end as "verification",
      case when verifies then p -> 'verification' ->> 'statementDueOn' end as "verificationDue"
    from company c cross join ${latestReading('pscs', 'pscs')}
      cross join jsonb_array_elements(pscs.value -> 'items') p
      left join jsonb_array_elements_text(p -> 'naturesOfControl') nature on true
      cross join lateral (select p ->> 'kind' = 'individual' and not coalesce((p ->> 'isCeased')::boolean, false)
        and not coalesce((p ->> 'isBeneficialOwner')::boolean, false) as verifies) verification
    where c.removed_at is null and coalesce(p ->> 'notifiedOn', '') <= ${days.asAt}::text
      and coalesce(p ->> 'ceasedOn' > ${days.asAt}::text, not coalesce((p ->> 'isCeased')::boolean, false))`,
};
