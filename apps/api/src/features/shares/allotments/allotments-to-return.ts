import { laterOf } from '@statbook/domain/dates';
import { answersFromRegister, type FromRegister } from '@statbook/domain/filing/forms';
import { listStandingEntries } from '../../../filings/entries/entry-filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isStanding, loadEvents, loadLots } from '../ledger/event-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';

/** The return of allotments that entries of the register ask for, as they stand today. */
export async function readAllotments(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<FromRegister> {
  const events = await loadEvents(tx, companyId, await listStandingEntries(tx, companyId, eventIds));
  const [first, ...others] = events;
  if (first === undefined || events.length < eventIds.length || !events.every(isStanding)) {
    return {
      ok: false,
      whyNot: 'An entry of the share register was reversed: it allots nothing any more, and is not returned.',
    };
  }
  const on = others.map(({ effectiveOn }) => effectiveOn).reduce(laterOf, first.effectiveOn);
  const lotIds = new Set(events.flatMap(({ postings }) => postings.map(({ lotId }) => lotId)));
  const lots = await loadLots(tx, companyId, [...lotIds]);
  return answersFromRegister({ events, lots, position: await loadPosition(tx, companyId, { asAt: { on } }) });
}
