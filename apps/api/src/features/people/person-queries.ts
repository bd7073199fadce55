import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { company, filing, personDetail, personRole } from '../../platform/database/schema.ts';
import { isOfEntry, itsCompany, itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { saidOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';

const isOpen = isNull(personRole.endedAt);

/**
 * The name to know a person by: of a role that is held before others, of an office before others; null where every register hides
 * it. The least of texts that begin with the rank: to sort the names of each of thousands of people would take longer.
 */
const nameOfPerson = sql<string | null>`substr(min(concat(
  case when ${personDetail.heldUntil} is null then '0' else '1' end,
  case ${personDetail.register} when 'officer' then '0' when 'psc' then '1' else '2' end,
  ${personDetail.name}) collate "C") filter (where ${personDetail.name} is not null), 3)`;

/** People by what their entries are called, each once. */
const people = (tx: Transaction, text: string | undefined) =>
  tx
    .select({
      personId: personRole.personId,
      name: nameOfPerson.as('name'),
      companies: sql<number>`count(distinct ${personRole.companyId})::integer`.as('companies'),
      matches: hasEveryWord(text).as('matches'),
    })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .innerJoin(company, itsCompany)
    .where(isOpen)
    .groupBy(personRole.personId)
    .as('people');

function hasEveryWord(text: string | undefined): SQL<boolean> {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '');
  const all = and(...words.map((word) => isLike(personDetail.name, containing(word))));
  return all === undefined ? sql`true` : sql`coalesce(bool_or(${all}), false)`;
}

export interface PeopleOrder {
  readonly text?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the people within reach, by name, those without one at the end; each row says how many match. */
export function listPeople(tx: Transaction, { text, page, pageSize }: PeopleOrder) {
  const found = people(tx, text);
  return tx
    .select({
      personId: found.personId,
      name: found.name,
      companies: found.companies,
      total: sql<number>`(count(*) over ())::integer`,
    })
    .from(found)
    .where(eq(found.matches, true))
    .orderBy(sql`lower(${found.name}) nulls last`, found.personId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** How many people there are within reach. */
export async function countPeople(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ all: sql<number>`count(distinct ${personRole.personId})::integer` })
    .from(personRole)
    .innerJoin(company, itsCompany)
    .where(isOpen);
  return row?.all ?? 0;
}

export type RoleOfPerson = Awaited<ReturnType<typeof listRolesOf>>[number];

/** The roles of these people within reach, each with what its register says now: the company's name first, then the office. */
export async function listRolesOf(tx: Transaction, personIds: readonly string[]) {
  return personIds.length === 0 ? [] : selectRoles(tx, isOneOf(personRole.personId, personIds));
}

/** The roles of the entries that began with these people. */
export async function listRolesThatBeganWith(tx: Transaction, ownIds: readonly string[]) {
  return ownIds.length === 0 ? [] : selectRoles(tx, isOneOf(personRole.ownPersonId, ownIds));
}

/** The roles that humans hold within reach and for which their identity has to be verified. */
export const listVerifiedRoles = (tx: Transaction) =>
  selectRoles(
    tx,
    sql`${personDetail.verification} is not null and ${personDetail.kind} = 'human' and ${personDetail.heldUntil} is null`,
  );

const selectRoles = (tx: Transaction, condition: SQL) =>
  tx
    .select({
      role: personRole,
      detail: personDetail,
      companyName: company.name,
      companyNumber: company.number,
      saidOf: saidOfRole,
    })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .innerJoin(company, itsCompany)
    .where(and(isOpen, condition))
    .orderBy(
      sql`${personDetail.heldUntil} is not null`,
      company.name,
      company.id,
      sql`array_position(array['officer', 'psc', 'holder'], ${personRole.register})`,
      personRole.registerKey,
    );

/** All that the registers have said of these roles' entries, the newest first. */
export async function listVersionsOf(tx: Transaction, personId: string) {
  return tx
    .select({ detail: personDetail })
    .from(personRole)
    .innerJoin(personDetail, isOfEntry)
    .where(and(isOpen, eq(personRole.personId, personId)))
    .orderBy(sql`${personDetail.version} desc`);
}

/** In how many companies a person has a role, asked in the account's own scope. */
export async function countCompaniesOf(tx: Transaction, personId: string): Promise<number> {
  const [row] = await tx
    .select({ companies: sql<number>`count(distinct ${personRole.companyId})::integer` })
    .from(personRole)
    .innerJoin(company, itsCompany)
    .where(and(isOpen, eq(personRole.personId, personId)));
  return row?.companies ?? 0;
}

/** What is being filed about entries of registers, the oldest first. */
export async function listFilingsAbout(tx: Transaction, roles: readonly RoleOfPerson[]) {
  if (roles.length === 0) return [];
  const subjects = new Set(roles.map(({ role }) => `${role.companyId} ${role.registerKey}`));
  const rows = await tx
    .select({ filing, companyName: company.name, companyNumber: company.number })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(
      and(
        isOneOf(filing.companyId, new Set(roles.map(({ role }) => role.companyId))),
        isOneOf(filing.subject, new Set(roles.map(({ role }) => role.registerKey))),
        sql`${filing.state} not in ('accepted', 'withdrawn')`,
      ),
    )
    .orderBy(filing.createdAt, filing.id);
  return rows.filter((row) => subjects.has(`${row.filing.companyId} ${row.filing.subject}`));
}
