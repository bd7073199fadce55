import type { Platform } from '../../composition.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { publishNotifications } from '../../platform/messages/notifications.ts';
import { insertDatesNear, insertDiaryDatesNear, listAccounts, settleDatesMet } from './date-near-queries.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'live' | 'clock'>;

const queue = 'tell-dates-near';
/** Looked at every hour, so that a new day is noticed soon and a server that was down catches up. */
const pollSeconds = 3600;

/** Has the dates of an account looked at. */
export function enqueueDatesNear(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Transaction,
  accountId: string,
): Promise<void> {
  return jobs.enqueue(tx, queue, { accountId }, { key: accountId });
}

export function registerDateJobs(needs: Dependencies): void {
  needs.jobs.work(
    queue,
    ({ accountId }: JobData) =>
      accountId === undefined ? enqueueAllAccounts(needs) : notifyDatesNear(needs, String(accountId)),
    { everySeconds: pollSeconds },
  );
}

/** Tells of the dates that have come nearer. Done again, on the same day or by another instance, it tells nothing new. */
export function notifyDatesNear({ database, live, clock }: Dependencies, accountId: string): Promise<void> {
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    const order = { accountId, today: clock.today() };
    const settled = await settleDatesMet(tx, order);
    const told = [...(await insertDatesNear(tx, order)), ...(await insertDiaryDatesNear(tx, order))];
    await publishNotifications(tx, live, { accountId, userIds: [...settled, ...told] });
  });
}

async function enqueueAllAccounts(needs: Dependencies): Promise<void> {
  for (const accountId of await needs.database.transaction({ as: 'worker' }, listAccounts)) {
    await needs.database.transaction({ as: 'account', accountId }, (tx) =>
      enqueueDatesNear(needs, tx, accountId),
    );
  }
}
