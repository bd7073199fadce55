import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteLostStreams, deleteOldNotifications } from './tidy-queries.ts';

interface Needs {
  database: Database;
  jobs: Jobs;
}

const pollSeconds = 6 * 3600;

export function registerTidyJobs(needs: Needs): void {
  needs.jobs.work('tidy-notifications', () => tidyNotifications(needs), { everySeconds: pollSeconds });
}

/** Takes away what was read more than 90 days ago, and streams that nobody closed. */
export function tidyNotifications({ database }: Pick<Needs, 'database'>): Promise<void> {
  return database.transaction({ as: 'worker' }, async (tx) => {
    await deleteOldNotifications(tx);
    await deleteLostStreams(tx);
  });
}
