import { getCompanyCharges } from '@statbook/contract/calls';
import {
  describeCeasedOrReleased,
  describeChargeFiling,
  describeChargeStatus,
  type FilingHistoryItem,
  listChargeFeatures,
  type PublicCharge,
} from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import { historyKinds, joinHistory } from '../../readings/join-history.ts';
import { idOfLink, withNulls } from '../../readings/present-record.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';

const kinds = ['charges', ...historyKinds] as const;

/** The charges over a company's property as the registry gave them last, each with its filings' documents. */
export const getCompanyChargesHandler = handle(getCompanyCharges, async ({ tx, company }) => {
  const { head, readings } = await getRegistryRecord(tx, company, kinds);
  const documents = documentsByFiling(joinHistory(readings));
  const charges = (readings.charges?.value.items ?? []).map((charge, place) =>
    presentCharge(charge, place, documents),
  );
  const countOf = (state: ChargeState) => charges.filter(({ State }) => State === state).length;
  return {
    Entity: [
      {
        ...head,
        TotalCount: charges.length,
        OutstandingCount: countOf('outstanding'),
        PartSatisfiedCount: countOf('part-satisfied'),
        SatisfiedCount: countOf('satisfied'),
        Charges: charges,
      },
    ],
  };
});

type ChargeState = 'outstanding' | 'part-satisfied' | 'satisfied';

/** An unknown status counts as outstanding: a charge is never taken for gone by mistake. */
function stateOf(status: string | undefined): ChargeState {
  if (status === 'satisfied' || status === 'fully-satisfied') return 'satisfied';
  return status === 'part-satisfied' ? 'part-satisfied' : 'outstanding';
}

function documentsByFiling(filings: readonly FilingHistoryItem[]): ReadonlyMap<string, string> {
  return new Map(
    filings.flatMap(({ self, documentMetadata }): [string, string][] =>
      self === undefined || documentMetadata === undefined ? [] : [[self, documentMetadata]],
    ),
  );
}

function presentCharge(charge: PublicCharge, place: number, documents: ReadonlyMap<string, string>) {
  return withNulls({
    ChargeId: idOfLink(charge.self, place),
    Code: charge.code,
    Number: charge.number,
    State: stateOf(charge.status),
    StatusText: describeChargeStatus(charge.status ?? 'outstanding'),
    Classification: charge.classification?.description,
    CreatedOn: charge.createdOn,
    DeliveredOn: charge.deliveredOn,
    AcquiredOn: charge.acquiredOn,
    SatisfiedOn: charge.satisfiedOn,
    ResolvedOn: charge.resolvedOn,
    CoveringInstrumentDate: charge.coveringInstrumentDate,
    PersonsEntitled: [...charge.personsEntitled],
    HasMorePersonsEntitled: charge.hasMorePersonsEntitled,
    Particulars: charge.particulars?.description,
    Features: charge.particulars === undefined ? [] : [...listChargeFeatures(charge.particulars)],
    SecuredDetails: charge.securedDetails?.description,
    CeasedOrReleased:
      charge.assetsCeasedReleased === undefined
        ? null
        : describeCeasedOrReleased(charge.assetsCeasedReleased),
    InsolvencyCases: charge.insolvencyCases.flatMap(({ number }) => number ?? []),
    Filings: charge.transactions.map(({ filingType = 'filing', deliveredOn, filing = '' }) =>
      withNulls({
        Text: describeChargeFiling(filingType),
        DeliveredOn: deliveredOn,
        DocumentLink: documents.get(filing),
      }),
    ),
  });
}
