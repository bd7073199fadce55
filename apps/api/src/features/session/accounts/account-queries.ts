import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Identity } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isSameEmail } from '../../../platform/database/folded.ts';
import { account, appUser, invitation, session } from '../../../platform/database/schema.ts';

const columns = {
  id: appUser.id,
  accountId: appUser.accountId,
  accountName: account.name,
  fullName: appUser.fullName,
  status: appUser.status,
};

/** The users that a person is bound to, one in each account, by the names of the accounts. */
export function listBoundUsers(tx: Transaction, { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) {
  return tx
    .select(columns)
    .from(appUser)
    .innerJoin(account, eq(account.id, appUser.accountId))
    .where(and(eq(appUser.issuer, issuer), eq(appUser.subject, subject), ne(appUser.status, 'removed')))
    .orderBy(asc(account.name), asc(appUser.id));
}

/** The users whom an e-mail address is invited as and who have not signed in yet; with whether that can still be done. */
export function listInvitedUsers(tx: Transaction, email: string, now: Date) {
  const letters = sql`from ${invitation} where ${invitation.userId} = ${appUser.id}`;
  // Users that the command line makes have no letter, and are invited for as long as they like.
  const isOpen = sql<boolean>`not exists (select 1 ${letters}) or exists (select 1 ${letters}
    and ${invitation.acceptedAt} is null and ${invitation.voidedAt} is null
    and ${invitation.expiresAt} > ${now.toISOString()}::timestamptz)`;
  return tx
    .select({ ...columns, isOpen })
    .from(appUser)
    .innerJoin(account, eq(account.id, appUser.accountId))
    .where(and(isSameEmail(appUser.email, email), eq(appUser.status, 'invited'), isNull(appUser.issuer)))
    .orderBy(asc(account.name), asc(appUser.id))
    .for('no key update', { of: appUser });
}

/** Whom a session's user is at the issuer, and the token that the session is of. */
export async function getIdentityOf(tx: Transaction, sessionId: string) {
  const [row] = await tx
    .select({ issuer: appUser.issuer, subject: appUser.subject, tokenSession: session.tokenSession })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .where(eq(session.id, sessionId));
  if (!row?.issuer || !row.subject) throw new Error('A session has a bound user.');
  return { issuer: row.issuer, subject: row.subject, tokenSession: row.tokenSession };
}
