import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareTransferRefusal } from '../../../platform/database/schema.ts';
import type { BookkeeperNow } from '../ledger/event-queries.ts';

export type RefusedTransferRow = typeof shareTransferRefusal.$inferSelect;

/** Every transfer of a company that was refused, in the order of recording. */
export function listRefusedTransfers(tx: Transaction, companyId: string): Promise<RefusedTransferRow[]> {
  return tx
    .select()
    .from(shareTransferRefusal)
    .where(eq(shareTransferRefusal.companyId, companyId))
    .orderBy(asc(shareTransferRefusal.recordedAt), asc(shareTransferRefusal.id));
}

export async function insertRefusedTransfer(
  tx: Transaction,
  { accountId, companyId, userId: recordedBy, now }: BookkeeperNow,
  refused: Pick<RefusedTransferRow, 'id' | 'classId' | 'transferorId' | 'request' | 'replaces'>,
): Promise<void> {
  await tx
    .insert(shareTransferRefusal)
    .values({ accountId, companyId, recordedBy, recordedAt: now, ...refused });
}
