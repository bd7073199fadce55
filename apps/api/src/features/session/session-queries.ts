import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Identity } from '../../pipeline/handler.ts';
import { insertSession } from '../../pipeline/person-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, invitation, session } from '../../platform/database/schema.ts';

/** When the invitation that is open was made. */
const invitedAt = sql`(select max(i.created_at) from invitation i
  where i.user_id = ${appUser.id} and i.accepted_at is null and i.voided_at is null)`;

const columns = { id: appUser.id, accountId: appUser.accountId, status: appUser.status };

export async function findUserOf(tx: Transaction, { issuer, subject }: Identity) {
  const [row] = await tx
    .select(columns)
    .from(appUser)
    .where(and(eq(appUser.issuer, issuer), eq(appUser.subject, subject), ne(appUser.status, 'removed')));
  return row;
}

/**
 * The user whom an e-mail address is invited as and who has not signed in yet. Several accounts may have invited it: whoever
 * comes has the latest letter before them.
 */
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
    .orderBy(sql`${invitedAt} desc nulls last`, desc(appUser.createdAt))
    .limit(1)
    .for('no key update');
  return row;
}

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
  { issuer, subject }: Identity,
): Promise<void> {
  await tx.update(appUser).set({ issuer, subject, status: 'active' }).where(eq(appUser.id, userId));
}

interface NewSignIn {
  id: string;
  accountId: string;
  tokenSession: string;
  userAgent: string;
  /** When the issuer said so. */
  signedInAt: Date;
}

/**
 * Opens the session of a token, unless it is open already. One that has ended is opened again by a new sign-in only:
 * what the issuer said before its end is still in some browser, and the person may not be.
 */
export async function openSession(
  tx: Transaction,
  { id: userId, accountId, tokenSession, userAgent, signedInAt }: NewSignIn,
): Promise<boolean> {
  const [latest] = await tx
    .select({ endedAt: session.endedAt })
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.tokenSession, tokenSession)))
    .orderBy(desc(session.startedAt))
    .limit(1);
  if (latest !== undefined && latest.endedAt === null) return true;
  // A token says its second only, so one of the same second counts as new.
  const isOver = latest?.endedAt && signedInAt.getTime() + 1000 <= latest.endedAt.getTime();
  if (isOver) return false;
  await insertSession(tx, { accountId, userId, tokenSession, userAgent });
  return true;
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
