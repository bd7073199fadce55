import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { holdsOneOf } from '../database/holds-one-of.ts';
import { appUser, notification, notificationChoice } from '../database/schema.ts';
import type { LiveEvents } from '../live/live-events.ts';

export type NotificationKind = (typeof notification.$inferSelect)['kind'];

/** Told by mail too, unless somebody has chosen otherwise: it cannot wait until they next look. */
export const isMailedUnasked = (kind: NotificationKind): boolean =>
  kind === 'register-alarm' || kind === 'approval';

/** Something that people are told of, in the transaction in which it happens. */
export interface Notice {
  accountId: string;
  kind: NotificationKind;
  /** What is told under the same key is told once to each person. */
  key: string;
  companyId?: string | undefined;
  /** Ids and plain facts; the words are found when it is read. */
  details: Readonly<Record<string, string | number>>;
  to: Recipients;
  /** Whoever is told gets a letter about it anyhow. */
  hasOwnLetter?: boolean;
}

/** One person, or everybody else than one who holds one of the flags and has the company within reach. */
type Recipients = { userId: string } | { flags: readonly string[]; except?: string };

/** Writes what is told, and lets the browsers of the people concerned know. Gives whom it was new for. */
export async function notify(tx: Transaction, live: LiveEvents, notice: Notice): Promise<string[]> {
  const { accountId, kind, key, companyId, details } = notice;
  const recipients = await listRecipients(tx, notice);
  if (recipients.length === 0) return [];
  const rows = await tx
    .insert(notification)
    .values(
      recipients.map((who) => ({ ...who, accountId, kind, key, companyId: companyId ?? null, details })),
    )
    .onConflictDoNothing()
    .returning({ userId: notification.userId });
  return publishNotifications(tx, live, { accountId, userIds: rows.map(({ userId }) => userId) });
}

/** Tells of something that goes on: who has read of it is told again, who has not is told once. */
export async function notifyAgain(
  tx: Transaction,
  live: LiveEvents,
  notice: Notice & { to: { userId: string } },
): Promise<string[]> {
  const { accountId, kind, key, details } = notice;
  const [recipient] = await listRecipients(tx, notice);
  if (recipient === undefined) return [];
  const rows = await tx
    .insert(notification)
    .values({ ...recipient, accountId, kind, key, details })
    .onConflictDoUpdate({
      target: [notification.userId, notification.key],
      set: { ...recipient, at: sql`now()`, readAt: null, details },
      setWhere: sql`${notification.readAt} is not null`,
    })
    .returning({ userId: notification.userId });
  return publishNotifications(tx, live, { accountId, userIds: rows.map(({ userId }) => userId) });
}

/** What was told under the key has been seen elsewhere. */
export async function markReadByKey(
  tx: Transaction,
  live: LiveEvents,
  { accountId, userId, key }: { accountId: string; userId: string; key: string },
): Promise<void> {
  const rows = await tx
    .update(notification)
    .set({ readAt: sql`now()`, mailDue: false })
    .where(and(eq(notification.userId, userId), eq(notification.key, key), isNull(notification.readAt)))
    .returning({ userId: notification.userId });
  await publishNotifications(tx, live, { accountId, userIds: rows.map((row) => row.userId) });
}

/** Has the browsers of these people read their notifications anew. */
export async function publishNotifications(
  tx: Transaction,
  live: LiveEvents,
  { accountId, userIds }: { accountId: string; userIds: readonly string[] },
): Promise<string[]> {
  const people = [...new Set(userIds)];
  for (const userId of people) {
    await live.publish(tx, { accountId, userId, topic: 'notification', payload: {} });
  }
  return people;
}

/** Who is told, each as they chose to be: without a choice in the product, and not by mail. */
async function listRecipients(tx: Transaction, notice: Notice) {
  const { accountId, kind, companyId, to, hasOwnLetter = false } = notice;
  const whom =
    'userId' in to
      ? eq(appUser.id, to.userId)
      : and(holdsOneOf(to.flags, companyId), to.except === undefined ? undefined : ne(appUser.id, to.except));
  const rows = await tx
    .select({ id: appUser.id, inProduct: notificationChoice.inProduct, byMail: notificationChoice.byMail })
    .from(appUser)
    .leftJoin(
      notificationChoice,
      and(eq(notificationChoice.userId, appUser.id), eq(notificationChoice.kind, kind)),
    )
    .where(and(eq(appUser.accountId, accountId), eq(appUser.status, 'active'), whom));
  return rows
    .map(({ id, inProduct, byMail }) => ({
      userId: id,
      inProduct: inProduct ?? true,
      mailDue: !hasOwnLetter && (byMail ?? isMailedUnasked(kind)),
    }))
    .filter(({ inProduct, mailDue }) => inProduct || mailDue);
}
