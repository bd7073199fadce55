import type { Platform } from '../../composition.ts';
import { deleteExpired, listAccountsWithExpired } from '../../filings/registry-grant-queries.ts';

const forgetQueue = 'forget-registry-grants';
const everySeconds = 60 * 60;

/** What was granted is not kept beyond its time. */
export function registerGrantJobs({
  jobs,
  database,
  clock,
}: Pick<Platform, 'jobs' | 'database' | 'clock'>): void {
  const forget = async () => {
    const now = clock.now();
    const accounts = await database.transaction({ as: 'worker' }, (tx) => listAccountsWithExpired(tx, now));
    for (const { accountId } of accounts)
      await database.transaction({ as: 'account', accountId }, (tx) => deleteExpired(tx, now));
  };
  jobs.work(forgetQueue, forget, { everySeconds });
}
