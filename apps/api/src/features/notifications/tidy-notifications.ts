import type { Platform } from '../../composition.ts';
import { deleteLostStreams, deleteOldLiveEvents, deleteOldNotifications } from './tidy-queries.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs'>;

const pollSeconds = 6 * 3600;

export function registerTidyJobs(needs: Dependencies): void {
  needs.jobs.work('tidy-notifications', () => tidyNotifications(needs), { everySeconds: pollSeconds });
}

/** Takes away what was read more than 90 days ago, streams that nobody closed, and live events of a day ago. */
export function tidyNotifications({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  return database.transaction({ as: 'worker' }, async (tx) => {
    await deleteOldNotifications(tx);
    await deleteLostStreams(tx);
    await deleteOldLiveEvents(tx);
  });
}
