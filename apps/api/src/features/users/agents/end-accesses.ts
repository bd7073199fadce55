import type { Platform } from '../../../composition.ts';
import { type AccessListeners, publishAccess } from '../grant-rules.ts';
import { listAccountIds, listEnded } from './agent-queries.ts';
import { endAccess } from './agent-status.ts';

const endAccessQueue = 'end-accesses';
const everySeconds = 60;

type Dependencies = AccessListeners & Pick<Platform, 'activity' | 'clock' | 'database' | 'jobs'>;

/** Switches off whoever was given access until a day that is over; their sessions end with it. */
export function registerEndOfAccess(dependencies: Dependencies): void {
  dependencies.jobs.work(endAccessQueue, () => endAccesses(dependencies), { everySeconds });
}

export async function endAccesses(dependencies: Dependencies): Promise<void> {
  const { database } = dependencies;
  const accounts = await database.transaction({ as: 'worker' }, listAccountIds);
  for (const { accountId } of accounts) await endAccessesOf(dependencies, accountId);
}

function endAccessesOf(dependencies: Dependencies, accountId: string): Promise<void> {
  const { activity, clock, database } = dependencies;
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    for (const user of await listEnded(tx, clock.today())) {
      await endAccess(tx, dependencies, { user, status: 'inactive', reason: 'access ended' });
      await publishAccess(tx, dependencies, { accountId, userId: user.id });
      await activity.record(tx, {
        accountId,
        actor: `job:${endAccessQueue}`,
        action: 'agent.deactivated',
        subject: user.fullName,
        details: { agentId: user.id, accessEndsOn: user.accessEndsOn },
      });
    }
  });
}
