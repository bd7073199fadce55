import { getOpeningBalance } from '@statbook/contract/calls';
import { holderId, mayHaveShares, nameOfHolder, type SharePosition } from '@statbook/domain';
import { handle } from '../../../pipeline/handler.ts';
import { getRegistryRecord } from '../../../readings/registry-record.ts';
import { isStanding, loadEvents, type StoredEvent } from '../books/event-queries.ts';
import { loadHolders } from '../books/holder-queries.ts';
import { loadClasses } from '../books/position-queries.ts';
import { nameOfClass, THE_COMPANY } from '../books/present-shares.ts';
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
    Entity: [
      {
        ...head,
        HasShareCapital: mayHaveShares(row.type),
        HasAuthenticationCode: row.hasAuthenticationCode,
        IncorporatedOn: row.incorporatedOn,
        Proposal: proposeOpening(record),
        Entries: standing.length,
        Recorded: opening === undefined ? null : presentRecorded(opening, names),
      },
    ],
  };
});

function presentRecorded(
  event: StoredEvent,
  { classes, holders }: Pick<SharePosition, 'classes' | 'holders'>,
) {
  const { sent } = event;
  if (sent.Kind !== 'opening-balance') throw new Error(`${event.id} is no opening balance.`);
  return {
    ShareEventId: event.id,
    On: event.effectiveOn,
    Source: sent.Source ?? null,
    RecordedAt: event.recordedAt.toISOString(),
    Holdings: sent.Holdings.map((each) => ({
      HolderId: each.HolderId ?? null,
      HolderName: each.HolderId === undefined ? THE_COMPANY : nameOfHolder(holders, holderId(each.HolderId)),
      ShareClassId: each.ClassId,
      ClassName: nameOfClass(classes, each.ClassId),
      Currency: classes.find(({ id }) => id === each.ClassId)?.terms.currency ?? '',
      Shares: each.Shares,
      PriceEach: each.PriceEach ?? null,
      UnpaidEach: each.UnpaidEach ?? null,
      EnteredOn: each.EnteredOn ?? null,
      CertificateNumbers: (each.Certificates ?? []).map(({ Number: number }) => number),
    })),
  };
}
