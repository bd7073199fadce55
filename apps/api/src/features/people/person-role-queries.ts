import type { RegisterRole } from '@statbook/domain/people';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { personApart, personMatch, personRole } from '../../platform/database/schema.ts';

export type PersonRole = typeof personRole.$inferSelect;

/** An entry of a register, within an account. */
export interface BookedPlace {
  readonly companyId: string;
  readonly register: RegisterRole;
  readonly registerKey: string;
}

/** A role that becomes another person's, and by which rule and evidence it is theirs. */
export interface MovedRole {
  readonly role: PersonRole;
  readonly toPersonId: string;
  readonly rule: string;
  readonly evidence: readonly string[];
}

/** By whom and when roles become another person's. */
export interface RoleChange {
  /** Null for what the rules link. */
  readonly by: string | null;
  readonly at: Date;
  /** Why they are no longer whose they were. */
  readonly why: string;
}

/** Whoever joins people of an account, or parts them, takes turns, so that each sees what the one before has done. */
export async function lockPeople(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people ${accountId}`}, 0))`);
}

/** The roles of these people now. */
export async function listOpenRoles(tx: Transaction, personIds: readonly string[]): Promise<PersonRole[]> {
  if (personIds.length === 0) return [];
  return tx
    .select()
    .from(personRole)
    .where(and(isOneOf(personRole.personId, personIds), isNull(personRole.endedAt)))
    .orderBy(personRole.linkedAt, personRole.ownPersonId);
}

/** The roles of the entries that began with these people, whosever they are now. */
export async function listRolesByOwn(tx: Transaction, ownIds: readonly string[]): Promise<PersonRole[]> {
  if (ownIds.length === 0) return [];
  return tx
    .select()
    .from(personRole)
    .where(and(isOneOf(personRole.ownPersonId, ownIds), isNull(personRole.endedAt)));
}

/** Ends each link and begins the next: nothing of it is overwritten. */
export async function moveRoles(
  tx: Transaction,
  moved: readonly MovedRole[],
  { by, at, why }: RoleChange,
): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ role: { id } }) => id);
  await tx
    .update(personRole)
    .set({ endedAt: at, endedBy: by, endedWhy: why })
    .where(isOneOf(personRole.id, ids));
  await insertRows(
    tx,
    personRole,
    moved.map(({ role, toPersonId, rule, evidence }) => ({
      accountId: role.accountId,
      companyId: role.companyId,
      register: role.register,
      registerKey: role.registerKey,
      ownPersonId: role.ownPersonId,
      personId: toPersonId,
      // Back with the person that it began with, it is as if it had never left.
      ...(toPersonId === role.ownPersonId
        ? { rule: 'own', evidence: [] }
        : { rule, evidence: [...evidence] }),
      linkedAt: at,
      linkedBy: by,
    })),
  );
}

export type Pair = readonly [string, string];

/** Two ids in the order in which pairs are kept. */
export const inOrder = (one: string, other: string): Pair => (one < other ? [one, other] : [other, one]);

/** What was said of people among these: that they are not the same. */
export async function listApart(tx: Transaction, ownIds: readonly string[]): Promise<Pair[]> {
  if (ownIds.length === 0) return [];
  const { oneId, otherId } = personApart;
  const rows = await tx
    .select({ oneId, otherId })
    .from(personApart)
    .where(and(isOneOf(oneId, ownIds), isOneOf(otherId, ownIds)));
  return rows.map((row) => [row.oneId, row.otherId]);
}

/** Keeps that everybody here is nobody of those there, and takes it off the proposals. */
export async function keepApart(
  tx: Transaction,
  { here, there }: Record<'here' | 'there', readonly PersonRole[]>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const pairs = here.flatMap(({ accountId, ownPersonId }) =>
    there.map((other) => {
      const [oneId, otherId] = inOrder(ownPersonId, other.ownPersonId);
      return { accountId, oneId, otherId, saidBy: by, saidAt: at };
    }),
  );
  if (pairs.length === 0) return;
  await tx.insert(personApart).values(pairs).onConflictDoNothing();
  const settled = { outcome: 'apart' as const, settledBy: by, settledAt: at };
  await settleMatches(tx, { here: ownIdsOf(here), there: ownIdsOf(there) }, settled);
}

export const ownIdsOf = (roles: readonly PersonRole[]): string[] =>
  roles.map(({ ownPersonId }) => ownPersonId);

type Settlement = Pick<typeof personMatch.$inferInsert, 'outcome' | 'settledBy' | 'settledAt'>;

/** Settles what waits between those here and those there. */
async function settleMatches(
  tx: Transaction,
  { here, there }: Record<'here' | 'there', readonly string[]>,
  settlement: Settlement,
): Promise<void> {
  if (here.length === 0 || there.length === 0) return;
  const between = (some: readonly string[], others: readonly string[]) =>
    and(isOneOf(personMatch.oneId, some), isOneOf(personMatch.otherId, others));
  await tx
    .update(personMatch)
    .set(settlement)
    .where(and(isNull(personMatch.outcome), or(between(here, there), between(there, here))));
}

/** What waits to be decided between people among these. */
export async function listOpenMatches(tx: Transaction, ownIds: readonly string[]) {
  if (ownIds.length === 0) return [];
  const { id, oneId, otherId, outcome } = personMatch;
  return tx
    .select({ id, oneId, otherId })
    .from(personMatch)
    .where(and(isNull(outcome), isOneOf(oneId, ownIds), isOneOf(otherId, ownIds)));
}

export async function settleOpenMatches(
  tx: Transaction,
  matchIds: readonly string[],
  settlement: Settlement,
): Promise<void> {
  if (matchIds.length === 0) return;
  await tx
    .update(personMatch)
    .set(settlement)
    .where(and(isNull(personMatch.outcome), isOneOf(personMatch.id, matchIds)));
}

/** Takes off what waits to be decided of these people, whoever the other is. */
export async function lapseMatches(
  tx: Transaction,
  ownIds: readonly string[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  if (ownIds.length === 0) return;
  await tx
    .update(personMatch)
    .set({ outcome: 'lapsed', settledBy: by, settledAt: at })
    .where(
      and(
        isNull(personMatch.outcome),
        or(isOneOf(personMatch.oneId, ownIds), isOneOf(personMatch.otherId, ownIds)),
      ),
    );
}

/** Takes the entry at a place, in whosever hands it is. */
export async function findOpenRole(tx: Transaction, place: BookedPlace): Promise<PersonRole | undefined> {
  const [row] = await tx
    .select()
    .from(personRole)
    .where(
      and(
        eq(personRole.companyId, place.companyId),
        eq(personRole.register, place.register),
        eq(personRole.registerKey, place.registerKey),
        isNull(personRole.endedAt),
      ),
    );
  return row;
}
