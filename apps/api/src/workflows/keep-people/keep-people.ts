import type { Platform } from '../../composition.ts';
import { lockPeople } from '../../features/people/person-role-queries.ts';
import type { JobData } from '../../platform/jobs/jobs.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { findAskedFilling, listAskedFillings, markFilled } from './entry-queries.ts';
import { keepEntries } from './keep-entries.ts';
import { matchEntries } from './match-entries.ts';
import { readBooks } from './read-books.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'clock' | 'vault' | 'peopleKey'>;

const queue = 'keep-people';
/** The people of a company are known soon after its books have changed: the database tells that they are asked for. */
const onChannel = 'statbook_people';
/** What nobody was there to be told of, and the books from before there were people. */
const pollSeconds = 60;
const mostAtOnce = 500;

/** Takes the people from the books of every company once something changed there. No reading waits for it, or fails by it. */
export function registerPeopleJobs(needs: Dependencies): void {
  needs.jobs.work(
    queue,
    ({ accountId, companyId }: JobData) =>
      companyId === undefined || accountId === undefined
        ? enqueueAsked(needs)
        : keepPeopleOf(needs, { accountId: String(accountId), companyId: String(companyId) }),
    { everySeconds: pollSeconds, onChannel },
  );
}

async function enqueueAsked({ database, jobs }: Dependencies): Promise<void> {
  const asked = await database.transaction({ as: 'worker' }, (tx) => listAskedFillings(tx, mostAtOnce));
  for (const { accountId, companyId } of asked)
    await database.transaction({ as: 'account', accountId }, (tx) =>
      jobs.enqueue(tx, queue, { accountId, companyId }, { key: companyId }),
    );
}

/** Takes the people of a company from its books. Done again, or by two at once, it finds the same. */
export function keepPeopleOf(
  { database, vault, peopleKey, clock }: Omit<Dependencies, 'jobs'>,
  owner: ReadingOwner,
): Promise<void> {
  return database.transaction({ as: 'account', accountId: owner.accountId }, (tx) =>
    keepPeople(tx, { vault, peopleKey, now: clock.now() }, owner),
  );
}

async function keepPeople(
  tx: Transaction,
  needs: Pick<Dependencies, 'vault' | 'peopleKey'> & { now: Date },
  owner: ReadingOwner,
): Promise<void> {
  await lockPeople(tx, owner.accountId);
  const asked = await findAskedFilling(tx, owner.companyId);
  if (asked === undefined) return;
  const changed = await keepEntries(tx, needs, owner, await readBooks(tx, needs.vault, owner.companyId));
  if (changed.length > 0) await matchEntries(tx, needs, changed);
  await markFilled(tx, owner.companyId, asked);
}
