import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { presence } from '../database/schema.ts';
import type { LiveEvents } from './live-events.ts';

/** An open stream of live events, and whose it is. */
export interface OpenStream {
  streamId: string;
  accountId: string;
  userId: string;
}

/** A stream is seen again this often … */
export const seenEverySeconds = 30;
/** … and one that was not seen for so long has been lost with its server. */
export const lostAfterSeconds = 75;

const isSeen = gt(presence.seenAt, sql`now() - make_interval(secs => ${lostAfterSeconds})`);

/** Notes that somebody listens; the others of the account are told when that makes the person present. */
export async function enterPresence(tx: Transaction, live: LiveEvents, stream: OpenStream): Promise<void> {
  await takeTurn(tx, stream);
  const isNews = !(await hasOtherStream(tx, stream));
  await tx.insert(presence).values(stream);
  if (isNews) await publishPresence(tx, live, stream);
}

export async function keepPresence(tx: Transaction, { streamId }: OpenStream): Promise<void> {
  await tx.update(presence).set({ seenAt: sql`now()` }).where(eq(presence.streamId, streamId));
}

/** Takes the stream away; the others are told when it was the person's last. */
export async function leavePresence(tx: Transaction, live: LiveEvents, stream: OpenStream): Promise<void> {
  await takeTurn(tx, stream);
  await tx.delete(presence).where(eq(presence.streamId, stream.streamId));
  if (!(await hasOtherStream(tx, stream))) await publishPresence(tx, live, stream);
}

/** Streams of one person that begin or end together would each see the other, or neither: one at a time. */
async function takeTurn(tx: Transaction, { userId }: OpenStream): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${userId}`}, 0))`);
}

async function hasOtherStream(tx: Transaction, { streamId, userId }: OpenStream): Promise<boolean> {
  const rows = await tx
    .select({ streamId: presence.streamId })
    .from(presence)
    .where(and(eq(presence.userId, userId), ne(presence.streamId, streamId), isSeen))
    .limit(1);
  return rows.length > 0;
}

function publishPresence(
  tx: Transaction,
  live: LiveEvents,
  { accountId, userId }: OpenStream,
): Promise<void> {
  return live.publish(tx, { accountId, topic: 'presence', payload: { userId } });
}
