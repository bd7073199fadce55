import type { Platform } from '../../composition.ts';
import { lockPeople } from '../../features/people/person-role-queries.ts';
import { workOnAsked } from '../../platform/jobs/asked-companies.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { askedFillings, findAskedFilling, markFilled } from './entry-queries.ts';
import { keepEntries } from './keep-entries.ts';
import { matchEntries } from './match-entries.ts';
import { readBooks } from './read-books.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'logger' | 'clock' | 'vault' | 'peopleKey'>;

/** Takes the people from the books of every company once something changed there. No reading waits for it, or fails by it. */
export function registerPeopleJobs(needs: Dependencies): void {
  workOnAsked(needs, {
    queue: 'keep-people',
    onChannel: 'statbook_people',
    asked: askedFillings,
    keep: (company) => keepPeopleOf(needs, company),
  });
}

/** Takes the people of a company from its books. Done again, or by two at once, it finds the same. */
export function keepPeopleOf(
  { database, vault, peopleKey, clock }: Omit<Dependencies, 'jobs' | 'logger'>,
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
