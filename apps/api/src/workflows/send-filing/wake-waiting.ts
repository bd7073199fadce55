import { listQueuedOf } from '../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sendQueue } from './sender.ts';

/** Has what waits in the queue of a company looked at now: what it waited for may be settled. */
export async function wakeWaiting(
  jobs: Jobs,
  tx: Transaction,
  { accountId, companyId }: { accountId: string; companyId: string },
): Promise<void> {
  for (const filingId of await listQueuedOf(tx, companyId))
    await jobs.enqueue(tx, sendQueue, { filingId, accountId }, { key: filingId });
}
