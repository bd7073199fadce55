import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { rateWindow } from '../platform/database/schema.ts';

/** One rate window: how much of it is used, and when it ends. */
export type RateWindow = Omit<typeof rateWindow.$inferSelect, 'key'>;

/** The window of a key, made when there is none; nobody else changes it until the transaction ends. */
export async function lockWindow(tx: Transaction, key: string, first: RateWindow): Promise<RateWindow> {
  await tx
    .insert(rateWindow)
    .values({ key, ...first })
    .onConflictDoNothing();
  const [row] = await tx.select().from(rateWindow).where(eq(rateWindow.key, key)).for('no key update');
  if (row === undefined) throw new Error('The rate window was not stored.');
  return row;
}

/** Counts calls in one statement; undefined where the window is over, unknown, or without room for all of them. */
export async function countInWindow(
  tx: Transaction,
  key: string,
  { calls, kept, now }: { calls: number; kept: number; now: Date },
): Promise<RateWindow | undefined> {
  const { allowed, used, resetsAt } = rateWindow;
  const hasRoom = sql`${used} + ${calls} <= ${allowed} - ceil(${allowed} * ${kept}::numeric)`;
  const [row] = await tx
    .update(rateWindow)
    .set({ used: sql`${used} + ${calls}` })
    .where(and(eq(rateWindow.key, key), gt(resetsAt, now), hasRoom))
    .returning({ allowed, used, resetsAt });
  return row;
}

export async function findWindow(tx: Transaction, key: string): Promise<RateWindow | undefined> {
  const [row] = await tx.select().from(rateWindow).where(eq(rateWindow.key, key));
  return row;
}

export async function setWindow(tx: Transaction, key: string, window: RateWindow): Promise<void> {
  await tx.update(rateWindow).set(window).where(eq(rateWindow.key, key));
}

/**
 * Takes over what the registry counts, which others with the same key may have used too. Within one window the
 * higher number is the newer; an end further on is a new window.
 */
export async function followWindow(tx: Transaction, key: string, counted: RateWindow): Promise<void> {
  const isNewer = sql`${rateWindow.resetsAt} < ${counted.resetsAt.toISOString()}::timestamptz - interval '2 seconds'`;
  const used = sql`case when ${isNewer} then ${counted.used}
    else greatest(${rateWindow.used}, ${counted.used}) end`;
  await tx
    .update(rateWindow)
    .set({ ...counted, used })
    .where(eq(rateWindow.key, key));
}
