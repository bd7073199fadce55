import { derivedFrom } from '../planning/affected-accounts.ts';
import { planEvent } from '../events/plan-event.ts';
import { ledgerAccountKey, isInIssue } from '../ledger/ledger-account.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { LotId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PerShare } from '../ledger/per-share.ts';
import { RunningBooks } from '../replay/running-books.ts';
import type { RandomRegister } from './random-register.ts';

/**
 * Entries whose result is not what the books before them give: a bonus issue on other holdings, a transmission of less than
 * somebody had. Each is planned again at its place, however late anything before it was posted.
 */
export function staleResults({ ledger, days, lastDay }: RandomRegister): readonly string[] {
  const [first] = days;
  if (first === undefined) return [];
  const live = ledger.liveFrom(first);
  const known = live.flatMap(({ postings }) => postings.flatMap(({ lotId }) => ledger.lot(lotId) ?? []));
  const start = ledger.positionAt({ on: first, knownAt: 0 });
  const books = new RunningBooks(start, known);
  const context = { incorporatedOn: first, isPublic: false, today: lastDay };
  const faults: string[] = [];
  for (const event of live) {
    const { request, id } = event;
    if (request.kind !== 'reversal' && derivedFrom(request)) {
      const again = planEvent(request, { ...context, eventId: id, position: books.position() });
      const isSame =
        again.ok && resultOf(again.event, again.event.lots, books) === resultOf(event, known, books);
      if (!isSame) faults.push(`${id} is not what follows from the books before it`);
    }
    books.apply(event);
  }
  return faults;
}

/** What an event does to each account, whatever its lots are called. */
function resultOf(event: PlannedEvent | ShareEvent, own: readonly Lot[], books: RunningBooks): string {
  const lots = new Map<LotId, Lot>(own.map((lot) => [lot.id, lot]));
  const sums = new Map<string, bigint>();
  for (const { account, lotId, shares } of event.postings) {
    const lot = lots.get(lotId) ?? books.lot(lotId);
    if (!lot || !isInIssue(account)) continue;
    const { classId, currency, nominalEach, unpaid } = lot;
    const key = [ledgerAccountKey(account), classId, currency, nominalEach, inLowestTerms(unpaid)].join('|');
    sums.set(key, (sums.get(key) ?? 0n) + shares);
  }
  return [...sums]
    .filter(([, shares]) => shares !== 0n)
    .map(([key, shares]) => `${key}: ${shares}`)
    .sort()
    .join('\n');
}

const inLowestTerms = (value: PerShare | undefined) => value && `${value.amount}/${value.shares}`;
