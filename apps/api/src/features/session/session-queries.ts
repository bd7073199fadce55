import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Identity } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, session } from '../../platform/database/schema.ts';

const columns = { id: appUser.id, accountId: appUser.accountId, status: appUser.status };

export async function findUserOf(tx: Transaction, { issuer, subject }: Identity) {
  const [row] = await tx
    .select(columns)
    .from(appUser)
    .where(and(eq(appUser.issuer, issuer), eq(appUser.subject, subject)));
  return row;
}

/** The one invitation of an e-mail address that nobody has taken up yet. */
export async function findInvitedUser(tx: Transaction, email: string | undefined) {
  if (email === undefined) return undefined;
  const [row] = await tx
    .select(columns)
    .from(appUser)
    .where(
      and(
        eq(sql`lower(${appUser.email})`, email.toLowerCase()),
        eq(appUser.status, 'invited'),
        isNull(appUser.issuer),
      ),
    )
    .for('update');
  return row;
}

export async function bindUser(
  tx: Transaction,
  userId: string,
  { issuer, subject }: Identity,
): Promise<void> {
  await tx.update(appUser).set({ issuer, subject, status: 'active' }).where(eq(appUser.id, userId));
}

/** Opens the session of a token, unless it is open already. */
export async function openSession(
  tx: Transaction,
  user: { id: string; accountId: string; tokenSession: string },
): Promise<void> {
  const { id: userId, accountId, tokenSession } = user;
  const [open] = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.tokenSession, tokenSession), isNull(session.endedAt)));
  if (open === undefined) await tx.insert(session).values({ accountId, userId, tokenSession });
}

export async function endSession(tx: Transaction, sessionId: string, reason: string): Promise<void> {
  await tx.update(session).set({ endedAt: sql`now()`, endReason: reason }).where(eq(session.id, sessionId));
}
