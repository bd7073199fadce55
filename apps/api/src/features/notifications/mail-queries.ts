import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { appUser, company, notification } from '../../platform/database/schema.ts';
import type { NotificationKind } from '../../platform/messages/notifications.ts';

/** Whose notifications are to go by mail, in all accounts. */
export function listMailRecipients(tx: Transaction) {
  return tx
    .selectDistinct({ accountId: notification.accountId, userId: notification.userId })
    .from(notification)
    .where(eq(notification.mailDue, true));
}

/** An active user; who has left gets no more mail. */
export async function findReader(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.status, 'active')));
  return row;
}

/** Takes what is due, so that nobody else sends it. */
export async function takeMailDue(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx
    .update(notification)
    .set({ mailDue: false })
    .where(and(eq(notification.userId, userId), notification.mailDue))
    .returning({ id: notification.id });
  return rows.map(({ id }) => id);
}

export async function giveMailBack(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.update(notification).set({ mailDue: true }).where(isOneOf(notification.id, ids));
}

/**
 * What of it may be told: of the kinds that the person may read and of companies within the transaction's reach. Who
 * approved a filing has a letter of its own about the decision.
 */
export function listMailed(
  tx: Transaction,
  { userId, ids, kinds }: { userId: string; ids: readonly string[]; kinds: NotificationKind[] },
) {
  const hasOwnLetter = sql`${notification.details} ->> 'state' in ('accepted', 'rejected') and ${userId} = (
    select a.approved_by from filing_attempt a where a.filing_id = (${notification.details} ->> 'filingId')::uuid
      order by a.ordinal desc limit 1)`;
  const sender = sql<string | null>`(select u.full_name from app_user u
    where u.id = (${notification.details} ->> 'fromUserId')::uuid)`;
  return tx
    .select({
      id: notification.id,
      kind: notification.kind,
      details: notification.details,
      companyId: company.id,
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
      senderName: sender,
    })
    .from(notification)
    .leftJoin(company, eq(company.id, notification.companyId))
    .where(
      and(
        eq(notification.userId, userId),
        isOneOf(notification.id, ids),
        inArray(notification.kind, kinds),
        or(isNull(notification.companyId), sql`(${company.id} is not null and ${company.removedAt} is null)`),
        sql`(${hasOwnLetter}) is not true`,
      ),
    )
    .orderBy(asc(notification.at), notification.id);
}
