import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { stateFacts } from '../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  company,
  filing,
  personChange,
  personChangeDraft,
  personDetail,
  personRole,
} from '../../platform/database/schema.ts';
import { itsCompany, itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import type { BookedPlace } from './person-role-queries.ts';

export type PersonChange = typeof personChange.$inferSelect;

/** Begins an act; false where its maker has begun it before under the same key. */
export async function insertChange(tx: Transaction, change: PersonChange): Promise<boolean> {
  const begun = await tx
    .insert(personChange)
    .values(change)
    .onConflictDoNothing()
    .returning({ id: personChange.id });
  return begun.length === 1;
}

/** The act that somebody has begun under a key. */
export async function findChangeByKey(
  tx: Transaction,
  { begunBy, key }: Pick<PersonChange, 'begunBy' | 'key'>,
): Promise<PersonChange | undefined> {
  const [row] = await tx
    .select()
    .from(personChange)
    .where(and(eq(personChange.begunBy, begunBy), eq(personChange.key, key)));
  return row;
}

export async function findChange(tx: Transaction, changeId: string): Promise<PersonChange | undefined> {
  const [row] = await tx.select().from(personChange).where(eq(personChange.id, changeId));
  return row;
}

/** The act that a filing is part of. */
export async function findChangeOfFiling(tx: Transaction, filingId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ changeId: personChangeDraft.changeId })
    .from(personChangeDraft)
    .where(eq(personChangeDraft.filingId, filingId));
  return row?.changeId;
}

/** Names the drafts of an act. */
export async function insertChangeDrafts(
  tx: Transaction,
  drafts: readonly (typeof personChangeDraft.$inferInsert)[],
): Promise<void> {
  await tx.insert(personChangeDraft).values([...drafts]);
}

/** The entry of a register that a filing is about: forms about control name a PSC, the others an officer. */
const itsEntry = and(
  eq(personRole.companyId, filing.companyId),
  eq(personRole.registerKey, filing.subject),
  eq(personRole.register, sql`case when ${filing.form} like 'PSC%' then 'psc' else 'officer' end`),
  isNull(personRole.endedAt),
);

export type ChangeFiling = Awaited<ReturnType<typeof listChangeFilings>>[number];

/** The filings of an act within reach, by company, each with whose entry it is about as it reads now. */
export function listChangeFilings(tx: Transaction, changeId: string) {
  return tx
    .select({
      filing,
      stateFacts,
      companyName: company.name,
      personId: personRole.personId,
      name: personDetail.name,
      roleText: personDetail.role,
    })
    .from(personChangeDraft)
    .innerJoin(filing, eq(filing.id, personChangeDraft.filingId))
    .innerJoin(company, eq(company.id, filing.companyId))
    .leftJoin(personRole, itsEntry)
    .leftJoin(personDetail, itsDetail)
    .where(eq(personChangeDraft.changeId, changeId))
    .orderBy(company.name, company.id, filing.form, filing.id);
}

export type StartedChange = Awaited<ReturnType<typeof listChangesOf>>[number];

const atTheirEnd = sql`${filing.state} in ('accepted', 'withdrawn')`;

/** The acts about a person of which anything was kept, the newest first; of whoever the person was when they were begun. */
export function listChangesOf(tx: Transaction, personId: string) {
  const { id: changeId, what, begunAt, begunBy } = personChange;
  return tx
    .select({
      changeId,
      what,
      begunAt,
      begunBy,
      filings: sql<number>`count(*)::integer`,
      drafts: sql<number>`(count(*) filter (where ${filing.state} = 'draft'))::integer`,
      open: sql<number>`(count(*) filter (where not ${atTheirEnd}))::integer`,
    })
    .from(personChange)
    .innerJoin(personChangeDraft, eq(personChangeDraft.changeId, personChange.id))
    .innerJoin(filing, eq(filing.id, personChangeDraft.filingId))
    .innerJoin(personRole, itsEntry)
    .where(eq(personRole.personId, personId))
    .groupBy(personChange.id)
    .having(sql`bool_or(${filing.state} <> 'withdrawn')`)
    .orderBy(desc(begunAt), changeId);
}

/** Whose entry it is at a place, and where else within reach they stand on a public register now: here, and in how many other companies. */
export async function findPersonAt(tx: Transaction, { companyId, register, registerKey }: BookedPlace) {
  const [place] = await tx
    .select({ personId: personRole.personId })
    .from(personRole)
    .where(
      and(
        eq(personRole.companyId, companyId),
        eq(personRole.register, register),
        eq(personRole.registerKey, registerKey),
        isNull(personRole.endedAt),
      ),
    );
  if (place === undefined) return undefined;
  const isElsewhere = ne(personRole.companyId, companyId);
  const [others] = await tx
    .select({
      companies: sql<number>`(count(distinct ${personRole.companyId}) filter (where ${isElsewhere}))::integer`,
      here: sql<number>`(count(*) filter (where not ${isElsewhere}))::integer`,
    })
    .from(personRole)
    .innerJoin(company, itsCompany)
    .innerJoin(personDetail, and(itsDetail, isNull(personDetail.heldUntil)))
    .where(
      and(
        eq(personRole.personId, place.personId),
        isNull(personRole.endedAt),
        inArray(personRole.register, ['officer', 'psc']),
        or(isElsewhere, ne(personRole.register, register), ne(personRole.registerKey, registerKey)),
      ),
    );
  return { personId: place.personId, rolesHere: others?.here ?? 0, otherCompanies: others?.companies ?? 0 };
}
