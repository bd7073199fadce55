import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { company, personCode, personDetail, personRole } from '../../platform/database/schema.ts';
import { itsCompany, itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';

/** Whoever gives codes in an account takes turns: what one was told of a code is still so when it is kept. */
export async function lockCodes(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`personal codes ${accountId}`}, 0))`);
}

/** The open codes of these people, whichever of their entries they were given for; the last given first. */
export async function listOpenCodes(tx: Transaction, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  const ids = sql.join(
    personIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return tx
    .select({ personId: sql<string>`held.person_id`, code: personCode })
    .from(personCode)
    .innerJoin(sql`open_codes_of(array[${ids}]) as held`, sql`held.code_id = ${personCode.id}`)
    .orderBy(desc(personCode.givenAt), personCode.id);
}

/** An entry's own person, and whose the entry is now. */
export interface OwnEntry {
  readonly ownPersonId: string;
  readonly personId: string;
}

/**
 * The entry that somebody began with, or one of those that are theirs; undefined where no register within reach has them any more.
 */
export async function findOwnEntry(tx: Transaction, personId: string): Promise<OwnEntry | undefined> {
  const [own] = await listEntries(tx, eq(personRole.ownPersonId, personId));
  if (own !== undefined) return own;
  const [joined] = await listEntries(tx, eq(personRole.personId, personId));
  return joined;
}

const listEntries = (tx: Transaction, condition: SQL): Promise<OwnEntry[]> =>
  tx
    .select({ ownPersonId: personRole.ownPersonId, personId: personRole.personId })
    .from(personRole)
    .where(and(condition, isNull(personRole.endedAt)))
    .orderBy(personRole.linkedAt, personRole.ownPersonId)
    .limit(1);

/** Who holds the code of a tag, by the entry's own person and, where a register still has the entry, whose it is now. */
export async function findHolder(
  tx: Transaction,
  tag: string,
): Promise<{ ownPersonId: string; personId: string | null } | undefined> {
  const holder = tx
    .select({ ownPersonId: sql<string | null>`holder_of_code(${tag})`.as('own_person_id') })
    .from(sql`(values (1)) as one`)
    .as('holder');
  const [row] = await tx
    .select({
      ownPersonId: holder.ownPersonId,
      personId: sql<string | null>`joined_person(${holder.ownPersonId})`,
    })
    .from(holder);
  return row === undefined || row.ownPersonId === null
    ? undefined
    : { ownPersonId: row.ownPersonId, personId: row.personId };
}

/** What somebody is called, and by which company, as far as they are within reach: an office that is held before others. */
export async function findNamed(tx: Transaction, personId: string) {
  const [row] = await tx
    .select({ name: personDetail.name, companyName: company.name })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .innerJoin(company, itsCompany)
    .where(and(eq(personRole.personId, personId), isNull(personRole.endedAt)))
    .orderBy(
      sql`${personDetail.name} is null`,
      sql`${personDetail.heldUntil} is not null`,
      sql`array_position(array['officer', 'psc', 'holder'], ${personRole.register})`,
      company.name,
    )
    .limit(1);
  return row;
}

export async function insertCode(tx: Transaction, row: typeof personCode.$inferInsert): Promise<void> {
  await tx.insert(personCode).values(row);
}

export interface CodeEnding {
  /** Null where nobody in particular ended it. */
  readonly by: string | null;
  readonly at: Date;
  readonly why: string;
}

/** Ends codes that are open; how many they were. */
export async function endCodes(
  tx: Transaction,
  codeIds: readonly string[],
  { by, at, why }: CodeEnding,
): Promise<number> {
  if (codeIds.length === 0) return 0;
  const ended = await tx
    .update(personCode)
    .set({ endedAt: at, endedBy: by, endedWhy: why })
    .where(and(isOneOf(personCode.id, codeIds), isNull(personCode.endedAt)))
    .returning({ id: personCode.id });
  return ended.length;
}

/** Frees the code of somebody whom no register has any more, whether or not they were within reach. */
export async function freeCode(tx: Transaction, tag: string, { at, by, why }: CodeEnding): Promise<void> {
  await tx.execute(sql`select free_code(${tag}, ${at.toISOString()}::timestamptz, ${by}::uuid, ${why})`);
}
