import { and, asc, desc, eq, inArray, isNull, lt, max, ne, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import {
  account,
  agentCompany,
  appUser,
  company,
  invitation,
  role,
  session,
} from '../../../platform/database/schema.ts';

export type Agent = Awaited<ReturnType<typeof listAgents>>[number];

/** The users of the account, main users first, or the one given; those who were removed as well. */
export async function listAgents(tx: Transaction, onlyUserId?: string) {
  const seen = tx
    .select({ userId: session.userId, at: max(session.lastActivityAt).as('seen_at') })
    .from(session)
    .groupBy(session.userId)
    .as('seen');
  const given = tx
    .select({ userId: agentCompany.userId, number: sql<number>`count(*)::integer`.as('company_count') })
    .from(agentCompany)
    // A company that this transaction does not see counts; one that is no longer in the list does not.
    .leftJoin(company, eq(company.id, agentCompany.companyId))
    .where(isNull(company.removedAt))
    .groupBy(agentCompany.userId)
    .as('given');
  return tx
    .select({
      user: appUser,
      roleName: role.name,
      roleFlags: role.flags,
      companyCount: given.number,
      lastSeenAt: seen.at,
      invitedUntil: invitation.expiresAt,
    })
    .from(appUser)
    .leftJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(seen, eq(seen.userId, appUser.id))
    .leftJoin(given, eq(given.userId, appUser.id))
    .leftJoin(
      invitation,
      and(eq(invitation.userId, appUser.id), isNull(invitation.acceptedAt), isNull(invitation.voidedAt)),
    )
    .where(onlyUserId === undefined ? undefined : eq(appUser.id, onlyUserId))
    .orderBy(desc(appUser.kind), asc(appUser.fullName), asc(appUser.id));
}

/** A user who is there to be changed, while nobody else changes them. */
export async function lockUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), ne(appUser.status, 'removed')))
    .for('no key update');
  return row;
}

/** Stores a new user; undefined where another user of the account has the address. */
export async function insertAgent(
  tx: Transaction,
  values: typeof appUser.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx.insert(appUser).values(values).onConflictDoNothing().returning({ id: appUser.id });
  return row?.id;
}

export async function updateAgent(
  tx: Transaction,
  userId: string,
  values: Partial<typeof appUser.$inferInsert>,
): Promise<void> {
  await tx.update(appUser).set(values).where(eq(appUser.id, userId));
}

/** Users whose last day is over and who could still sign in. */
export function listEnded(tx: Transaction, today: string) {
  return tx
    .select()
    .from(appUser)
    .where(and(lt(appUser.accessEndsOn, today), inArray(appUser.status, ['invited', 'active'])))
    .for('no key update');
}

/** Every account, for a worker. */
export function listAccountIds(tx: Transaction) {
  return tx.select({ accountId: account.id }).from(account);
}

/** Those of the ids that are companies of the list, as far as the transaction sees them. */
export async function listSeenCompanies(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(isOneOf(company.id, ids), isNull(company.removedAt)));
  return rows.map(({ id }) => id);
}

/** The companies chosen for a user that the transaction sees, in the same order each time. */
export async function listGivenCompanies(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: company.id })
    .from(agentCompany)
    .innerJoin(company, and(eq(company.id, agentCompany.companyId), isNull(company.removedAt)))
    .where(eq(agentCompany.userId, userId))
    .orderBy(company.name, company.id);
  return rows.map(({ id }) => id);
}

/** Chooses these companies for a user. Those that the transaction does not see, and archived ones, stay as they are. */
export async function setGivenCompanies(
  tx: Transaction,
  { accountId, userId }: { accountId: string; userId: string },
  companyIds: readonly string[],
): Promise<void> {
  const seen = tx.select({ id: company.id }).from(company).where(isNull(company.removedAt));
  await tx
    .delete(agentCompany)
    .where(
      and(
        eq(agentCompany.userId, userId),
        inArray(agentCompany.companyId, seen),
        companyIds.length === 0 ? undefined : notInArray(agentCompany.companyId, [...companyIds]),
      ),
    );
  if (companyIds.length === 0) return;
  await tx
    .insert(agentCompany)
    .values(companyIds.map((companyId) => ({ accountId, userId, companyId })))
    .onConflictDoNothing();
}

export async function endSessions(tx: Transaction, userId: string, reason: string): Promise<void> {
  await tx
    .update(session)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(eq(session.userId, userId), isNull(session.endedAt)));
}

/** The open sessions of a user, the latest first, and how long one of the account lasts. */
export async function listOpenSessions(tx: Transaction, userId: string) {
  return tx
    .select({
      userAgent: session.userAgent,
      startedAt: session.startedAt,
      lastActivityAt: session.lastActivityAt,
      sessionTime: { hours: account.sessionHours, minutes: account.sessionMinutes },
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.userId, userId), isNull(session.endedAt)))
    .orderBy(desc(session.lastActivityAt));
}
