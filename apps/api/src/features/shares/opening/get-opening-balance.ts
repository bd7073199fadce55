import { getOpeningBalance } from '@statbook/contract/calls';
import { mayHaveShares } from '@statbook/domain/companies';
import { holderId, nameOfHolder, type SharePosition } from '@statbook/domain/share-capital';
import { handle } from '../../../pipeline/handler.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { isStanding, loadEvents, type StoredEvent } from '../ledger/event-queries.ts';
import { loadHolders } from '../ledger/holder-queries.ts';
import { loadClasses } from '../ledger/position-queries.ts';
import { nameOfClass, THE_COMPANY } from '../ledger/present-shares.ts';
import { proposeOpening } from './propose-opening.ts';

/** The registry's figures to begin with, and the balance that the books began with. */
export const getOpeningBalanceHandler = handle(getOpeningBalance, async ({ tx, company }) => {
  const record = await getRegistryRecord(tx, company, ['company-data']);
  const { head, row } = record;
  const standing = (await loadEvents(tx, company.id)).filter(isStanding);
  const opening = standing.find(({ kind }) => kind === 'opening-balance');
  const names = {
    classes: await loadClasses(tx, company.id, opening && { on: opening.effectiveOn }),
    holders: await loadHolders(tx, company.id),
  };
  return {
    entity: [
      {
        ...head,
        hasShareCapital: mayHaveShares(row.type),
        hasAuthenticationCode: row.hasAuthenticationCode,
        incorporatedOn: row.incorporatedOn,
        proposal: proposeOpening(record),
        entries: standing.length,
        recorded: opening === undefined ? null : presentRecorded(opening, names),
      },
    ],
  };
});

function presentRecorded(
  event: StoredEvent,
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
) {
  const { sent } = event;
  if (sent.kind !== 'opening-balance') throw new Error(`${event.id} is no opening balance.`);
  return {
    shareEventId: event.id,
    on: event.effectiveOn,
    source: sent.source ?? null,
    recordedAt: event.recordedAt.toISOString(),
    holdings: sent.holdings.map((each) => ({
      holderId: each.holderId ?? null,
      holderName: each.holderId === undefined ? THE_COMPANY : nameOfHolder(holders, holderId(each.holderId)),
      shareClassId: each.classId,
      className: nameOfClass(classes, each.classId),
      currency: classes.find(({ id }) => id === each.classId)?.terms.currency ?? '',
      shares: each.shares,
      priceEach: each.priceEach ?? null,
      unpaidEach: each.unpaidEach ?? null,
      enteredOn: each.enteredOn ?? null,
      certificateNumbers: (each.certificates ?? []).map(({ number }) => number),
    })),
  };
}
