import type { Platform } from '../../composition.ts';
import { enqueueRefresh } from '../import-company/refresh/enqueue-refresh.ts';
import { type NightMoment, nightAt, readingsDue } from './night.ts';
import { deleteOldNights, insertNightlyReading, listToRead, readProgress } from './nightly-queries.ts';

type Dependencies = Pick<Platform, 'clock' | 'database' | 'jobs'>;

const everySeconds = 60;
/** What was planned so long ago and is not read has its own retries; it holds nothing up any more. */
const waitingMinutes = 30;
const keptMinutes = 7 * 24 * 60;

/** Has every company read each night, where the installation wants it. */
export function registerNightlyReading(platform: Platform): void {
  const { nightlyReadingHour } = platform.config;
  if (nightlyReadingHour === undefined) return;
  const plan = async () => {
    const moment = nightAt(platform.clock.now(), nightlyReadingHour);
    if (moment !== undefined) await planNight(platform, moment);
  };
  platform.jobs.work('plan-night', plan, { everySeconds });
}

/**
 * Enqueues the readings that are due at a moment of a night; gives how many. A company is planned once a night, whichever server
 * is first; its job waits for the registry where that is out of order, and behind people's own requests at the limit.
 */
export async function planNight(
  { clock, database, jobs }: Dependencies,
  moment: NightMoment,
): Promise<number> {
  const { night, minutesIn } = moment;
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const companies = await database.transaction({ as: 'worker' }, async (tx) => {
    await deleteOldNights(tx, ago(keptMinutes));
    const due = readingsDue(minutesIn, await readProgress(tx, night, ago(waitingMinutes)));
    return due === 0 ? [] : listToRead(tx, night, due);
  });
  let planned = 0;
  for (const { accountId, companyId } of companies) {
    const isOurs = await database.transaction({ as: 'account', accountId }, async (tx) => {
      const values = { accountId, companyId, night, plannedAt: clock.now() };
      if (!(await insertNightlyReading(tx, values))) return false;
      await enqueueRefresh(jobs, tx, { accountId, companyId });
      return true;
    });
    if (isOurs) planned += 1;
  }
  return planned;
}
