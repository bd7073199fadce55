import type { Platform } from '../../../composition.ts';
import type { JobData } from '../../../platform/jobs/jobs.ts';
import { listUnkept, markDutiesKept } from './duty-queries.ts';
import { keepEarlierDuties } from './entry-duties.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'clock'>;

const queue = 'reckon-share-duties';
const pollSeconds = 300;
const mostAtOnce = 100;

/** Looks once at each register for entries without their duties: from before duties were kept, or restored. */
export function registerDutyJobs(needs: Dependencies): void {
  needs.jobs.work(
    queue,
    ({ companyId, accountId }: JobData) =>
      companyId === undefined || accountId === undefined
        ? enqueueUnkept(needs)
        : reckonCompany(needs, { companyId: String(companyId), accountId: String(accountId) }),
    { everySeconds: pollSeconds },
  );
}

/** Done again it keeps nothing twice. */
export function reckonCompany(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  owner: { companyId: string; accountId: string },
): Promise<void> {
  return database.transaction({ as: 'account', accountId: owner.accountId }, async (tx) => {
    await keepEarlierDuties(tx, owner, clock.today());
    await markDutiesKept(tx, owner.companyId);
  });
}

async function enqueueUnkept({ database, jobs }: Dependencies): Promise<void> {
  const waiting = await database.transaction({ as: 'worker' }, (tx) => listUnkept(tx, mostAtOnce));
  for (const { companyId, accountId } of waiting) {
    await database.transaction({ as: 'account', accountId }, (tx) =>
      jobs.enqueue(tx, queue, { companyId, accountId }, { key: companyId }),
    );
  }
}
