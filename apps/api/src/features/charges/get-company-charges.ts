import { getCompanyCharges } from '@statbook/contract/calls';
import {
  describeCeasedOrReleased,
  describeChargeFiling,
  describeChargeStatus,
  type FilingHistoryItem,
  listChargeFeatures,
  type PublicCharge,
} from '@statbook/registry-client';
import { type CompanyInReach, handle } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { historyKinds, joinHistory } from '../../registry-snapshots/join-history.ts';
import { idOfLink } from '../../registry-snapshots/present-company.ts';
import { getRegistryRecord } from '../../registry-snapshots/registry-record.ts';

const kinds = ['charges', ...historyKinds] as const;

/** The charges over a company's property as the registry gave them last, each with its filings' documents. */
export const getCompanyChargesHandler = handle(getCompanyCharges, async ({ tx, company }) => {
  const { head, charges } = await readCharges(tx, company);
  const countOf = (state: ChargeState) => charges.filter((charge) => charge.state === state).length;
  return {
    entity: [
      {
        ...head,
        totalCount: charges.length,
        outstandingCount: countOf('outstanding'),
        partSatisfiedCount: countOf('part-satisfied'),
        satisfiedCount: countOf('satisfied'),
        charges,
      },
    ],
  };
});

/** The charges in the registry's order, as they are shown and printed. */
export async function readCharges(tx: Transaction, company: CompanyInReach) {
  const { head, readings } = await getRegistryRecord(tx, company, kinds);
  const documents = documentsByFiling(joinHistory(readings));
  const items = readings.charges?.value.items ?? [];
  return { head, charges: items.map((charge, place) => presentCharge(charge, place, documents)) };
}

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
  return {
    ...charge,
    chargeId: idOfLink(charge.self, place),
    state: stateOf(charge.status),
    statusText: describeChargeStatus(charge.status ?? 'outstanding'),
    classification: charge.classification?.description,
    particulars: charge.particulars?.description,
    features: charge.particulars === undefined ? [] : [...listChargeFeatures(charge.particulars)],
    securedDetails: charge.securedDetails?.description,
    ceasedOrReleased: charge.assetsCeasedReleased && describeCeasedOrReleased(charge.assetsCeasedReleased),
    insolvencyCases: charge.insolvencyCases.flatMap(({ number }) => number ?? []),
    filings: charge.transactions.map(({ filingType = 'filing', deliveredOn, filing = '' }) => ({
      text: describeChargeFiling(filingType),
      deliveredOn,
      documentLink: documents.get(filing),
    })),
  };
}
