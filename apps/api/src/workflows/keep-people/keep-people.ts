import type { Platform } from '../../composition.ts';
import { lockPeople } from '../../features/people/person-role-queries.ts';
import { workOnAsked } from '../../platform/jobs/asked-companies.ts';
import type { ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { askedFillings, listAskedFillings, markFilled } from './entry-queries.ts';
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
    keepTogether: (accountId, companyIds) => keepPeopleOfAll(needs, accountId, companyIds),
  });
}

type Needs = Omit<Dependencies, 'jobs' | 'logger'>;

/** Takes the people of a company from its books. Done again, or by two at once, it finds the same. */
export const keepPeopleOf = (needs: Needs, { accountId, companyId }: ReadingOwner): Promise<void> =>
  keepPeopleOfAll(needs, accountId, [companyId]);

function keepPeopleOfAll(
  { database, vault, peopleKey, clock }: Needs,
  accountId: string,
  companyIds: readonly string[],
): Promise<void> {
  return database.transaction({ as: 'account', accountId }, async (tx) => {
    await lockPeople(tx, accountId);
    const asked = await listAskedFillings(tx, companyIds);
    if (asked.length === 0) return;
    const books = await readBooks(tx, vault, {
      accountId,
      companyIds: asked.map(({ companyId }) => companyId),
    });
    const needs = { vault, peopleKey, now: clock.now() };
    const changed = await keepEntries(tx, needs, books);
    if (changed.length > 0) await matchEntries(tx, needs, changed);
    await markFilled(tx, asked);
  });
}
