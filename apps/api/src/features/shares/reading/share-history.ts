import { allotmentHistory, compareEvents, nameOfHolder } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadEvents } from '../books/event-queries.ts';
import { loadHolders } from '../books/holder-queries.ts';
import { classNameOn, loadTermsOverTime } from '../books/terms-over-time-queries.ts';
import { presentPassedShares } from '../present-transfers.ts';
import { type Asked, readingTime } from './as-at.ts';

/** Every allotment and transfer that had taken effect and was known, by date, with its class as it was called then. */
export async function readHistory(tx: Transaction, asked: Asked) {
  const { companyId } = asked;
  const { on, knownAt, asAt, head } = await readingTime(tx, asked);
  const names = {
    termsOn: await loadTermsOverTime(tx, companyId, knownAt),
    holders: await loadHolders(tx, companyId, asAt),
  };
  const all = await loadEvents(tx, companyId);
  const events = all
    .filter(({ effectiveOn, order }) => effectiveOn <= on && order <= knownAt)
    .sort(compareEvents);
  // Shares come out in the currency that their class had then; an entry that is entered again keeps the lots of the first.
  const currencyOf = new Map(all.flatMap(({ lots }) => lots).map(({ id, currency }) => [id, currency]));
  const currencies = new Map(
    events.flatMap(({ id, postings }) =>
      postings.map(({ classId, lotId }) => [`${id} ${classId}`, currencyOf.get(lotId)]),
    ),
  );
  return {
    ...head,
    Allotments: allotmentHistory(events).map((row) => ({
      ShareEventId: row.eventId,
      Kind: row.kind,
      On: row.on,
      ShareClassId: row.classId,
      ClassName: classNameOn(names.termsOn, row.classId, row.on),
      HolderId: row.holderId,
      HolderName: nameOfHolder(names.holders, row.holderId),
      Shares: row.shares,
      Currency: currencies.get(`${row.eventId} ${row.classId}`) ?? '',
      PriceEach: row.priceEach,
      PaidEach: row.paidEach,
      NonCash: row.nonCash ?? null,
      IsReversed: row.isReversed,
    })),
    Transfers: presentPassedShares(events, names),
  };
}
