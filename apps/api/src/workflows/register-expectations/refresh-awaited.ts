import type { Platform } from '../../composition.ts';
import { listCompaniesAwaited } from '../../filings/accepted/expectation-queries.ts';
import { enqueueRefresh } from '../import-company/refresh/enqueue-refresh.ts';

/** How often the register is read again while it does not show what was accepted. */
const everySeconds = 30 * 60;

export function registerExpectationJobs(platform: Platform): void {
  platform.jobs.work('refresh-awaited', () => refreshAwaited(platform), { everySeconds });
}

/** Has every company read again whose register does not show yet what was accepted. */
export async function refreshAwaited({ database, jobs }: Pick<Platform, 'database' | 'jobs'>): Promise<void> {
  const companies = await database.transaction({ as: 'worker' }, listCompaniesAwaited);
  for (const { accountId, companyId } of companies) {
    await database.transaction({ as: 'account', accountId }, (tx) =>
      enqueueRefresh(jobs, tx, { accountId, companyId }),
    );
  }
}
