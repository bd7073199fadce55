import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/messages/notifications.ts';
import type { BatchRow, countLines } from './batch-queries.ts';
import { presentBatch } from './present-batch.ts';

/** Who started a list is told of its end; of a later end as well, when lines that had failed made it another. */
export async function notifyImportDone(
  { live }: Pick<Platform, 'live'>,
  tx: Transaction,
  { batch, counts }: { batch: BatchRow; counts: Awaited<ReturnType<typeof countLines>> },
): Promise<void> {
  const { imported, refused, failed } = presentBatch(batch, counts);
  await notify(tx, live, {
    accountId: batch.accountId,
    kind: 'import-done',
    key: `import:${batch.id}:${imported}-${refused}-${failed}`,
    details: { batchId: batch.id, imported, refused, failed },
    to: { userId: batch.createdBy },
  });
}
