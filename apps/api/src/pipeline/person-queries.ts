import type { AccessFlag } from '@statbook/contract';
import { accessFlags } from '@statbook/contract';
import { statesOfOutcome } from '@statbook/domain/payments';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { account, appUser, payment, session } from '../platform/database/schema.ts';
import type { Identity, Person } from './handler.ts';
import { type SessionTime, sessionTimeOf } from './session-time.ts';

export type BoundUser = Omit<Person, 'sessionId'> & { status: string; sessionTime: SessionTime };

/**
 * The users bound to an issuer and subject, whatever the status: one in each account that the person works in, and those
 * that they were before somebody removed them.
 */
export async function findBoundUsers(tx: Transaction, { issuer, subject }: Identity): Promise<BoundUser[]> {
  const main = alias(appUser, 'main_user');
  const rows = await tx
    .selectDistinctOn([appUser.id], {
      user: appUser,
      accountName: account.name,
      sessionTime: { hours: account.sessionHours, minutes: account.sessionMinutes },
      centralUserId: main.id,
    })
    .from(appUser)
    .innerJoin(account, eq(account.id, appUser.accountId))
    .innerJoin(
      main,
      and(eq(main.accountId, appUser.accountId), eq(main.kind, 'main'), sql`${main.status} <> 'removed'`),
    )
    .where(and(eq(appUser.issuer, issuer), eq(appUser.subject, subject)))
    .orderBy(appUser.id, main.createdAt);
  return rows.map(toBoundUser);
}

interface BoundRow {
  user: typeof appUser.$inferSelect;
  accountName: string;
  sessionTime: Parameters<typeof sessionTimeOf>[0];
  centralUserId: string;
}

function toBoundUser({ user, accountName, sessionTime, centralUserId }: BoundRow): BoundUser {
  const isMainUser = user.kind === 'main';
  const held: readonly AccessFlag[] = isMainUser
    ? accessFlags
    : accessFlags.filter((flag) => user.flags.includes(flag));
  return {
    userId: user.id,
    accountId: user.accountId,
    accountName,
    centralUserId,
    email: user.email,
    fullName: user.fullName,
    isMainUser,
    flags: new Set(held),
    status: user.status,
    sessionTime: sessionTimeOf(sessionTime),
    scope: {
      as: 'account',
      accountId: user.accountId,
      agentId: isMainUser || user.allCompanies ? undefined : user.id,
      personId: user.id,
    },
  };
}

/** The latest session of a token, of whichever of these users it is: a token works in one account at a time. */
export async function findLatestSession(tx: Transaction, tokenSession: string, userIds: readonly string[]) {
  const [row] = await tx
    .select()
    .from(session)
    .where(and(eq(session.tokenSession, tokenSession), isOneOf(session.userId, userIds)))
    .orderBy(desc(session.startedAt))
    .limit(1);
  return row;
}

export interface NewSession {
  accountId: string;
  userId: string;
  tokenSession: string;
  /** As the browser names itself. */
  userAgent: string;
}

/** Longer names say nothing more of a device. */
const userAgentLength = 300;

export async function insertSession(
  tx: Transaction,
  { accountId, userId, tokenSession, userAgent }: NewSession,
): Promise<string> {
  const values = { accountId, userId, tokenSession, userAgent: userAgent.slice(0, userAgentLength) };
  const [row] = await tx.insert(session).values(values).returning({ id: session.id });
  if (row === undefined) throw new Error('The session was not stored.');
  return row.id;
}

/** Notes when the person was last active; what is known already of a later moment stays. */
export async function touchSession(tx: Transaction, sessionId: string, activeAt: Date): Promise<void> {
  await tx
    .update(session)
    .set({ lastActivityAt: sql`greatest(${session.lastActivityAt}, ${activeAt.toISOString()}::timestamptz)` })
    .where(eq(session.id, sessionId));
}

export async function closeSession(tx: Transaction, sessionId: string, reason: string): Promise<void> {
  await tx.update(session).set({ endedAt: sql`now()`, endReason: reason }).where(eq(session.id, sessionId));
}

/**
 * Whether the user is paying: a bank may keep somebody in its own page for as long as a challenge lasts. What has not
 * moved for longer than that is looked up by jobs, and nobody sits before it.
 */
export async function hasOpenPayment(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.createdBy, userId),
        inArray(payment.state, statesOfOutcome('under-way')),
        gt(payment.updatedAt, sql`now() - interval '20 minutes'`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
