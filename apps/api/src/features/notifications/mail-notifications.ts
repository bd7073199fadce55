import { createHash } from 'node:crypto';
import { type AccessFlag, accessFlags } from '@statbook/contract';
import type { Platform } from '../../composition.ts';
import type { Config } from '../../config.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import { kindsSeenBy } from './kinds-seen.ts';
import { findReader, giveMailBack, listMailed, listMailRecipients, takeMailDue } from './mail-queries.ts';
import { writeLetter } from './write-letter.ts';

interface Dependencies extends Pick<Platform, 'database' | 'jobs' | 'mailer'> {
  config: Pick<Config, 'publicUrl'>;
}

interface Recipient {
  accountId: string;
  userId: string;
}

const queue = 'mail-notifications';
/** What happens meanwhile goes in one letter. */
const gatheredSeconds = 15;

export function registerMailJobs(needs: Dependencies): void {
  needs.jobs.work(
    queue,
    ({ accountId, userId }: JobData) =>
      userId === undefined
        ? enqueueMail(needs)
        : mailNotifications(needs, { accountId: String(accountId), userId: String(userId) }),
    { everySeconds: gatheredSeconds },
  );
}

/**
 * Sends a person in one letter what is due. It is taken before it is sent, so that two instances never send the same;
 * a mail server that does not take the letter gives it back, and the job is tried again.
 */
export async function mailNotifications(
  { config, database, mailer }: Dependencies,
  { accountId, userId }: Recipient,
): Promise<void> {
  const scope = { as: 'account', accountId } as const;
  const { ids, reader } = await database.transaction(scope, async (tx) => ({
    ids: await takeMailDue(tx, userId),
    reader: await findReader(tx, userId),
  }));
  if (ids.length === 0 || reader === undefined) return;
  try {
    const [first, ...others] = await listDue({ database }, reader, ids);
    if (first === undefined) return;
    await mailer.send({
      to: { name: reader.fullName, address: reader.email },
      id: `notifications-${createHash('sha256').update(ids.toSorted().join()).digest('hex').slice(0, 32)}`,
      ...writeLetter([first, ...others], config.publicUrl),
    });
  } catch (error) {
    await database.transaction(scope, (tx) => giveMailBack(tx, ids));
    throw error;
  }
}

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

function listDue({ database }: Pick<Dependencies, 'database'>, reader: Reader, ids: readonly string[]) {
  const { id: userId, accountId, kind, allCompanies, flags } = reader;
  const isMain = kind === 'main';
  const held: readonly AccessFlag[] = isMain
    ? accessFlags
    : accessFlags.filter((flag) => flags.includes(flag));
  const agentId = isMain || allCompanies ? undefined : userId;
  return database.transaction({ as: 'account', accountId, agentId }, (tx) =>
    listMailed(tx, { userId, ids, kinds: kindsSeenBy(new Set(held)) }),
  );
}

async function enqueueMail({ database, jobs }: Dependencies): Promise<void> {
  for (const { accountId, userId } of await database.transaction({ as: 'worker' }, listMailRecipients)) {
    await database.transaction({ as: 'account', accountId }, (tx) =>
      jobs.enqueue(tx, queue, { accountId, userId }, { key: userId }),
    );
  }
}
