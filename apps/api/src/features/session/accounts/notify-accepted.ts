import type { Platform } from '../../../composition.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../../platform/messages/notifications.ts';
import { listUserNames } from '../../../registry-snapshots/user-name-queries.ts';
import type { OwnUser } from './choose-user.ts';

const queue = 'notify-accepted-invitation';

/**
 * Notifies those who may invite that somebody accepted their invitation. The role of signing in writes to no account's
 * messages, and a notice that fails is tried again without keeping anybody out.
 */
export async function enqueueAccepted(tx: Transaction, jobs: Jobs, user: OwnUser): Promise<void> {
  const { id, accountId, status } = user;
  if (status === 'invited') await jobs.enqueue(tx, queue, { accountId, userId: id }, { key: id });
}

export function registerAcceptedJobs({
  database,
  jobs,
  live,
}: Pick<Platform, 'database' | 'jobs' | 'live'>): void {
  jobs.work(queue, async (data) => {
    const [accountId, userId] = [String(data['accountId']), String(data['userId'])];
    await database.transaction({ as: 'account', accountId }, async (tx) => {
      const name = (await listUserNames(tx, [userId])).get(userId) ?? '';
      await notify(tx, live, {
        accountId,
        kind: 'invitation',
        key: `invitation:${userId}`,
        details: { name },
        to: { flags: ['createSettings', 'editSettings'], except: userId },
      });
    });
  });
}
