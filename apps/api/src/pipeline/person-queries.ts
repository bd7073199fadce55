import type { AccessFlag } from '@statbook/contract';
import { accessFlags } from '@statbook/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/database/database.ts';
import { account, appUser, session } from '../platform/database/schema.ts';
import type { Identity, Person } from './handler.ts';

export type BoundUser = Omit<Person, 'sessionId'> & { status: string };

/** The user bound to an issuer and subject, whatever the status. */
export async function findBoundUser(
  tx: Transaction,
  { issuer, subject }: Identity,
): Promise<BoundUser | undefined> {
  const main = alias(appUser, 'main_user');
  const [row] = await tx
    .select({ user: appUser, accountName: account.name, centralUserId: main.id })
    .from(appUser)
    .innerJoin(account, eq(account.id, appUser.accountId))
    .innerJoin(
      main,
      and(eq(main.accountId, appUser.accountId), eq(main.kind, 'main'), sql`${main.status} <> 'removed'`),
    )
    .where(and(eq(appUser.issuer, issuer), eq(appUser.subject, subject)))
    .orderBy(main.createdAt)
    .limit(1);
  if (row === undefined) return undefined;
  const { user } = row;
  const isMainUser = user.kind === 'main';
  const held: readonly AccessFlag[] = isMainUser
    ? accessFlags
    : accessFlags.filter((flag) => user.flags.includes(flag));
  return {
    userId: user.id,
    accountId: user.accountId,
    accountName: row.accountName,
    centralUserId: row.centralUserId,
    email: user.email,
    fullName: user.fullName,
    isMainUser,
    flags: new Set(held),
    status: user.status,
    scope: {
      as: 'account',
      accountId: user.accountId,
      agentId: isMainUser || user.allCompanies ? undefined : user.id,
    },
  };
}

export async function findLatestSession(tx: Transaction, tokenSession: string, userId: string) {
  const [row] = await tx
    .select()
    .from(session)
    .where(and(eq(session.tokenSession, tokenSession), eq(session.userId, userId)))
    .orderBy(desc(session.startedAt))
    .limit(1);
  return row;
}

export async function insertSession(
  tx: Transaction,
  { accountId, userId, tokenSession }: { accountId: string; userId: string; tokenSession: string },
): Promise<string> {
  const [row] = await tx
    .insert(session)
    .values({ accountId, userId, tokenSession })
    .returning({ id: session.id });
  if (row === undefined) throw new Error('The session was not stored.');
  return row.id;
}

export async function touchSession(tx: Transaction, sessionId: string): Promise<void> {
  await tx.update(session).set({ lastActivityAt: sql`now()` }).where(eq(session.id, sessionId));
}
