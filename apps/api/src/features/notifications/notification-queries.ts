import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Person } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, company, notification } from '../../platform/database/schema.ts';
import type { NotificationKind } from '../../platform/messages/notifications.ts';
import { kindsSeenBy } from './kinds-seen.ts';

export interface Filters {
  kind: NotificationKind | undefined;
  unreadOnly: boolean;
}

/** What the person was told of and may still see: flags and companies may have been taken away since. */
function isSeenBy(person: Person) {
  return and(
    eq(notification.userId, person.userId),
    notification.inProduct,
    inArray(notification.kind, kindsSeenBy(person.flags)),
    or(isNull(notification.companyId), sql`(${company.id} is not null and ${company.removedAt} is null)`),
  );
}

const matches = ({ kind, unreadOnly }: Filters) =>
  and(
    kind === undefined ? undefined : eq(notification.kind, kind),
    unreadOnly ? isNull(notification.readAt) : undefined,
  );

/** The newest first; of one minute alarms, then what has happened, then dates, the nearest first. */
const byUrgency = [
  desc(sql`date_trunc('minute', ${notification.at})`),
  sql`${notification.kind} <> 'register-alarm'`,
  sql`${notification.details} ->> 'dueOn' nulls first`,
  desc(notification.at),
  notification.id,
];

export function listNotifications(
  tx: Transaction,
  person: Person,
  { page, pageSize, ...filters }: Filters & { page: number; pageSize: number },
) {
  return tx
    .select({
      id: notification.id,
      kind: notification.kind,
      at: notification.at,
      readAt: notification.readAt,
      details: notification.details,
      companyId: company.id,
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
      senderName: appUser.fullName,
    })
    .from(notification)
    .leftJoin(company, eq(company.id, notification.companyId))
    .leftJoin(appUser, sql`${appUser.id} = (${notification.details} ->> 'fromUserId')::uuid`)
    .where(and(isSeenBy(person), matches(filters)))
    .orderBy(...byUrgency)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** How many match, and whatever the filters how many are unread, and of these about messages. */
export async function countNotifications(tx: Transaction, person: Person, filters: Filters) {
  const [row] = await tx
    .select({
      total: sql<string>`count(*) filter (where ${matches(filters) ?? sql`true`})`,
      unread: sql<string>`count(*) filter (where ${notification.readAt} is null)`,
      unreadMessages: sql<string>`count(*) filter (where ${notification.readAt} is null and ${notification.kind} = 'message')`,
    })
    .from(notification)
    .leftJoin(company, eq(company.id, notification.companyId))
    .where(isSeenBy(person));
  const { total = 0, unread = 0, unreadMessages = 0 } = row ?? {};
  return { total: Number(total), unread: Number(unread), unreadMessages: Number(unreadMessages) };
}

/** How many of the person's own were marked; none for those of others. */
export async function setRead(
  tx: Transaction,
  userId: string,
  notificationId?: string,
): Promise<{ found: boolean; changed: boolean }> {
  const own = and(
    eq(notification.userId, userId),
    notificationId === undefined ? undefined : eq(notification.id, notificationId),
  );
  const changed = await tx
    .update(notification)
    .set({ readAt: sql`now()`, mailDue: false })
    .where(and(own, isNull(notification.readAt)))
    .returning({ id: notification.id });
  if (changed.length > 0 || notificationId === undefined) return { found: true, changed: changed.length > 0 };
  const [row] = await tx.select({ rows: count() }).from(notification).where(own);
  return { found: (row?.rows ?? 0) > 0, changed: false };
}
