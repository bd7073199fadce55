import { addDays } from '../../dates/civil-date.ts';
import type { ShareHolder } from '../holders/holder.ts';
import type { ShareLedger } from './reference-model/share-ledger.ts';
import { firstDayOf, type ReplayBooks, type ReplayOrder } from '../replay/replay-order.ts';

/** What a replay is planned on, from a ledger in memory; a database gives the same. */
export function booksForReplay(
  ledger: ShareLedger,
  order: ReplayOrder,
  holders: readonly ShareHolder[] = [],
): ReplayBooks {
  const day = firstDayOf(order);
  if (day === undefined) throw new RangeError('Nothing is asked');
  const events = ledger.liveFrom(day);
  const lots = events.flatMap(({ postings }) => postings.flatMap(({ lotId }) => ledger.lot(lotId) ?? []));
  return { before: ledger.positionAt({ on: addDays(day, -1) }, holders), events, lots };
}
