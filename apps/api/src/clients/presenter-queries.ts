import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { account, presenterCounter } from '../platform/database/schema.ts';

/** The account's own presenter, sealed; nothing where it files by the installation's. */
export async function findSealedPresenter(tx: Transaction, accountId: string) {
  const [row] = await tx
    .select({ id: account.presenterIdSealed, code: account.presenterCodeSealed })
    .from(account)
    .where(eq(account.id, accountId));
  return row?.id && row.code ? { id: row.id, code: row.code } : undefined;
}

/** Takes the presenter's next free moment for a request; gives how many milliseconds away it is. */
export async function takeSlot(tx: Transaction, presenterKey: string, intervalMs: number): Promise<number> {
  await tx.insert(presenterCounter).values({ presenterKey }).onConflictDoNothing();
  const interval = sql`${intervalMs} * interval '1 millisecond'`;
  const [row] = await tx
    .update(presenterCounter)
    .set({ nextSlotAt: sql`greatest(${presenterCounter.nextSlotAt}, clock_timestamp()) + ${interval}` })
    .where(eq(presenterCounter.presenterKey, presenterKey))
    .returning({
      waitMs: sql<string>`extract(epoch from ${presenterCounter.nextSlotAt} - ${interval} - clock_timestamp()) * 1000`,
    });
  return Math.max(0, Number(row?.waitMs ?? 0));
}
