import { and, count, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { account, agentCompany, appUser, company, invitation } from '../../../platform/database/schema.ts';

const isOpen = and(isNull(invitation.acceptedAt), isNull(invitation.voidedAt));

/** Makes the open invitation of a user void, if there is one. */
export async function voidInvitation(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(invitation)
    .set({ voidedAt: now })
    .where(and(eq(invitation.userId, userId), isOpen));
}

export async function insertInvitation(
  tx: Transaction,
  values: typeof invitation.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(invitation).values(values).returning({ id: invitation.id });
  if (row === undefined) throw new Error('The invitation was not stored.');
  return row.id;
}

/** Puts the secret of a new link, as its hash, into an invitation that is still open, and gives what its letter says. */
export async function takeLetter(tx: Transaction, invitationId: string, tokenHash: string) {
  const [open] = await tx
    .update(invitation)
    .set({ tokenHash })
    .where(and(eq(invitation.id, invitationId), isOpen, isNull(invitation.sentAt)))
    .returning({ id: invitation.id });
  if (open === undefined) return undefined;
  const inviter = alias(appUser, 'inviter');
  const [letter] = await tx
    .select({
      user: appUser,
      inviterName: inviter.fullName,
      accountName: account.name,
      expiresAt: invitation.expiresAt,
    })
    .from(invitation)
    .innerJoin(appUser, eq(appUser.id, invitation.userId))
    .innerJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .innerJoin(account, eq(account.id, invitation.accountId))
    .where(eq(invitation.id, open.id));
  if (letter === undefined) return undefined;
  const [given] = await tx
    .select({ number: count() })
    .from(agentCompany)
    .innerJoin(company, and(eq(company.id, agentCompany.companyId), isNull(company.removedAt)))
    .where(eq(agentCompany.userId, letter.user.id));
  return { ...letter, companyCount: given?.number ?? 0 };
}

export async function markSent(tx: Transaction, invitationId: string, now: Date): Promise<void> {
  await tx.update(invitation).set({ sentAt: now }).where(eq(invitation.id, invitationId));
}

/** The invitation that a link belongs to, whatever became of it, and whether a later one took its place. */
export async function findInvitationOf(tx: Transaction, tokenHash: string) {
  const inviter = alias(appUser, 'inviter');
  const other = alias(appUser, 'other_user');
  const elsewhere = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(sql`lower(${other.email})`, sql`lower(${appUser.email})`),
        ne(other.accountId, appUser.accountId),
        inArray(other.status, ['active', 'inactive']),
      ),
    );
  const [found] = await tx
    .select({
      invitation,
      email: appUser.email,
      isElsewhere: sql<boolean>`${exists(elsewhere)}`,
      status: appUser.status,
      inviterName: inviter.fullName,
      accountName: account.name,
    })
    .from(invitation)
    .innerJoin(appUser, eq(appUser.id, invitation.userId))
    .innerJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .innerJoin(account, eq(account.id, invitation.accountId))
    .where(eq(invitation.tokenHash, tokenHash));
  return found;
}
