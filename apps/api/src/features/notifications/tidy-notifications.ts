import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteLostStreams, deleteOldNotifications } from './tidy-queries.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
}

const pollSeconds = 6 * 3600;

export function registerTidyJobs(needs: Dependencies): void {
  needs.jobs.work('tidy-notifications', () => tidyNotifications(needs), { everySeconds: pollSeconds });
}

/** Takes away what was read more than 90 days ago, and streams that nobody closed. */
export function tidyNotifications({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  return database.transaction({ as: 'worker' }, async (tx) => {
    await deleteOldNotifications(tx);
    await deleteLostStreams(tx);
  });
}
