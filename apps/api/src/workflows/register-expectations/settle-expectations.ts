import { formatCivilDate, isAfter } from '@statbook/domain/dates';
import type { FilingHistoryPage } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import {
  listClaimedEntries,
  listUnmetExpectations,
  type RegisterExpectation,
  settleExpectation,
} from '../../filings/accepted/expectation-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lastDayOf } from './expect-on-register.ts';
import { findEntry, toEntries } from './find-entry.ts';

/**
 * Compares what was accepted with the filing history as it was just read: what it shows is met, and what it should have
 * shown long ago is given up. The caller holds the company's row.
 */
export async function settleExpectations(
  { clock, live }: Pick<Platform, 'clock' | 'live'>,
  tx: Transaction,
  companyId: string,
  history: FilingHistoryPage,
): Promise<void> {
  const unmet = await listUnmetExpectations(tx, companyId);
  if (unmet.length === 0) return;
  const entries = toEntries(history.items);
  const claimed = new Set(await listClaimedEntries(tx, companyId));
  for (const { expectation } of unmet) {
    const entry = findEntry(expectation, entries, claimed);
    if (entry !== undefined) {
      claimed.add(entry.id);
      await settleExpectation(tx, expectation.id, { metBy: entry.id, metAt: clock.now() });
    } else if (expectation.givenUpAt === null && isAfter(clock.today(), lastDayOf(expectation))) {
      await settleExpectation(tx, expectation.id, { givenUpAt: clock.now(), reason: reasonOf(expectation) });
    } else continue;
    const { accountId, filingId } = expectation;
    const payload = { filingId, companyId, state: 'accepted' };
    await live.publish(tx, { accountId, companyId, topic: 'filing', payload });
  }
}

const reasonOf = (expectation: RegisterExpectation) =>
  `The public register did not show it by ${formatCivilDate(lastDayOf(expectation))}. ` +
  'Ring Companies House with the submission number.';
