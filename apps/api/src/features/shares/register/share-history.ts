import { compareEvents, nameOfHolder } from '@statbook/domain/share-capital';
import { allotmentHistory } from '@statbook/domain/share-capital/projections';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadEvents } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { classNameOn, loadTermsOverTime } from '../ledger/terms-over-time-queries.ts';
import { presentPassedShares } from '../transfers/present-transfers.ts';
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
    allotments: allotmentHistory(events).map((row) => ({
      shareEventId: row.eventId,
      kind: row.kind,
      on: row.on,
      shareClassId: row.classId,
      className: classNameOn(names.termsOn, row.classId, row.on),
      holderId: row.holderId,
      holderName: nameOfHolder(names.holders, row.holderId),
      shares: row.shares,
      currency: currencies.get(`${row.eventId} ${row.classId}`) ?? '',
      priceEach: row.priceEach,
      paidEach: row.paidEach,
      nonCash: row.nonCash ?? null,
      isReversed: row.isReversed,
    })),
    transfers: presentPassedShares(events, names),
  };
}
