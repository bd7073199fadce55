import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { liveEvent, notification, presence } from '../../platform/database/schema.ts';

/** Notifications that were read long ago, of all accounts. Row-level security allows no others. */
export async function deleteOldNotifications(tx: Transaction): Promise<void> {
  await tx.delete(notification).where(lt(notification.readAt, sql`now() - interval '90 days'`));
}

/** Streams of servers that were lost. */
export async function deleteLostStreams(tx: Transaction): Promise<void> {
  await tx.delete(presence).where(lt(presence.seenAt, sql`now() - interval '1 hour'`));
}

/** Live events of a day ago: whoever comes back later loads the page again. */
export async function deleteOldLiveEvents(tx: Transaction): Promise<void> {
  await tx.delete(liveEvent).where(lt(liveEvent.at, sql`now() - interval '24 hours'`));
}
