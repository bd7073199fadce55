import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Identity } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, invitation, session } from '../../platform/database/schema.ts';

/** Takes up the invitation of a user, once and in its time. Users that the command line makes have none to take up. */
export async function acceptInvitation(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const isOpen = sql`(${invitation.acceptedAt} is null and ${invitation.voidedAt} is null)`;
  const [latest] = await tx
    .select()
    .from(invitation)
    .where(eq(invitation.userId, userId))
    // One letter may have been written in the moment of another, so the moment alone does not say which one is open.
    .orderBy(desc(isOpen), desc(invitation.createdAt))
    .limit(1);
  if (latest === undefined) return true;
  if (latest.acceptedAt !== null || latest.voidedAt !== null || latest.expiresAt <= now) return false;
  await tx.update(invitation).set({ acceptedAt: now }).where(eq(invitation.id, latest.id));
  return true;
}

export async function bindUser(
  tx: Transaction,
  userId: string,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  await tx.update(appUser).set({ issuer, subject, status: 'active' }).where(eq(appUser.id, userId));
}

const ofUser = (userId: string) => and(eq(session.userId, userId), isNull(session.endedAt));

/** The open sessions of a user that were active within so many seconds, the latest first. */
export function listOwnSessions(tx: Transaction, userId: string, lastingSeconds: number) {
  return tx
    .select()
    .from(session)
    .where(
      and(ofUser(userId), gt(session.lastActivityAt, sql`now() - make_interval(secs => ${lastingSeconds})`)),
    )
    .orderBy(desc(session.lastActivityAt));
}

/** Ends an open session of the user's own; undefined when there is no such one. */
export async function endOwnSession(tx: Transaction, userId: string, sessionId: string) {
  const [ended] = await tx
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'signed out from another device' })
    .where(and(ofUser(userId), eq(session.id, sessionId)))
    .returning({ userAgent: session.userAgent });
  return ended;
}

/** Ends all of them; gives how many there were. */
export async function endOwnSessions(tx: Transaction, userId: string): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'signed out everywhere' })
    .where(ofUser(userId))
    .returning({ id: session.id });
  return ended.length;
}

/** Everybody of the account who can have a session. */
export async function listUserIds(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(ne(appUser.status, 'removed'));
  return rows.map(({ id }) => id);
}
