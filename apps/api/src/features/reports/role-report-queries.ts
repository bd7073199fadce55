import { sql } from 'drizzle-orm';
import { verificationColumns } from './people-report-queries.ts';
import type { Report } from './report-queries.ts';
import { verificationState } from './report-rows-queries.ts';

const standings: Readonly<Record<string, string>> = { held: 'Held', ended: 'Ended' };
const kinds: Readonly<Record<string, string>> = { human: 'Individual', body: 'Company, firm or other body' };

/** Days are compared with days: some registers have words in place of one. */
const isDay = String.raw`^\d{4}-\d{2}-\d{2}$`;

/**
 * Who has which role in which company, each person under one name: that of a role which is held before others, of an office before
 * others, as the list of people has it. What is sealed of a person stands in no column.
 */
export const roleReport: Report = {
  name: 'roles',
  title: 'People and their roles across companies',
  answers: 'Which roles does or did each person hold, in which companies, and is their identity verified?',
  namesPeople: true,
  columns: [
    { id: 'name', head: 'Person', kind: 'person' },
    { id: 'companyName', head: 'Company', kind: 'company' },
    { id: 'role', head: 'Role', kind: 'text' },
    { id: 'heldFrom', head: 'Since', kind: 'date' },
    { id: 'heldUntil', head: 'Ended', kind: 'date' },
    ...verificationColumns,
    { id: 'rolesHeld', head: 'Roles held', kind: 'number', isExtra: true },
    {
      id: 'standing',
      head: 'Status',
      kind: 'state',
      isExtra: true,
      words: (code) => standings[code] ?? code,
    },
    { id: 'companyNumber', head: 'Number', kind: 'text', isExtra: true },
    { id: 'namedAs', head: 'Named on this register as', kind: 'text', isExtra: true },
    { id: 'kind', head: 'Kind', kind: 'text', isExtra: true, words: (code) => kinds[code] ?? code },
  ],
  usualSort: { column: 'name', direction: 'asc' },
  rows: (days) => sql`
    select "companyId", "filingId", "personId", "companyName", "companyNumber", "role", "heldFrom", "heldUntil", "standing",
      "verification", "verificationDue", "namedAs", "kind",
      coalesce(first_value("namedAs") over (partition by "personId" order by "namedAs" is null, "heldUntil" is not null, "rank", "namedAs"),
        'Protected person') as "name",
      count(*) filter (where "standing" = 'held') over (partition by "personId") as "rolesHeld"
    from (
      select c.id as "companyId", null::uuid as "filingId", role.person_id as "personId", c.name as "companyName",
        c.number as "companyNumber", d.role as "role", d.name as "namedAs", d.kind as "kind",
        array_position(array['officer', 'psc', 'holder'], role.register) as "rank",
        case when d.held_from ~ ${isDay} then d.held_from end as "heldFrom",
        case when d.held_until ~ ${isDay} then d.held_until end as "heldUntil",
        case when d.held_until is null or (d.held_until ~ ${isDay} and d.held_until > ${days.today}::text)
          then 'held' else 'ended' end as "standing",
        case when d.verification is not null then ${verificationState(sql`d.verification`, days)} end as "verification",
        d.verification ->> 'statementDueOn' as "verificationDue"
      from person_role role
        join person_detail d on d.company_id = role.company_id and d.register = role.register
          and d.register_key = role.register_key and d.replaced_at is null
        join company c on c.id = role.company_id and c.removed_at is null
      where role.ended_at is null
    ) roles`,
};
