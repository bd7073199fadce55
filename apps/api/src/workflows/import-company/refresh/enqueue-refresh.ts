import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';

export const refreshQueue = 'refresh-company';

/** Has a company read again in the background, once, however often it is asked for. */
export function enqueueRefresh(
  jobs: Jobs,
  tx: Transaction,
  { accountId, companyId }: { accountId: string; companyId: string },
  afterSeconds = 0,
): Promise<void> {
  return jobs.enqueue(tx, refreshQueue, { accountId, companyId }, { key: companyId, afterSeconds });
}
