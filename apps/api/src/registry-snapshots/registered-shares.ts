import type { PscExemption, TradingStatus } from '@statbook/domain/filing/confirmation-statement';
import type {
  ShareholderName,
  ShareholdingRecord,
  StatementOfCapitalRecord,
} from '@statbook/domain/share-capital';
import type {
  CompanyData,
  RegisteredCapital,
  RegisteredShareholder,
  RegisteredShareholding,
} from '@statbook/registry-client';

/** Trading, capital and members, as far as the authentication code has opened them. */
export function toShareFacts(data: CompanyData | undefined) {
  return {
    trading: toTradingStatus(data),
    statementOfCapital: toStatementOfCapital(data?.statementOfCapital),
    shareholdings: toShareholdings(data?.shareholdings),
  };
}

/** How shares are traded, where the registry has said so. */
function toTradingStatus(data: CompanyData | undefined): TradingStatus | undefined {
  if (data?.tradingOnMarket === undefined) return undefined;
  const exemptions: readonly (readonly [PscExemption, boolean | undefined])[] = [
    ['eu-regulated-market', data.pscExemptAsTradingOnRegulatedMarket],
    ['listed-market', data.pscExemptAsSharesAdmittedOnMarket],
    ['uk-regulated-market', data.pscExemptAsTradingOnUkRegulatedMarket],
  ];
  return {
    onMarket: data.tradingOnMarket,
    dtr5Applies: data.dtr5Applies ?? false,
    pscExemptions: exemptions.filter(([, isExempt]) => isExempt === true).map(([key]) => key),
  };
}

/** The registry's statement of capital; texts that it leaves out are empty. */
export function toStatementOfCapital(
  capital: readonly RegisteredCapital[] | undefined,
): StatementOfCapitalRecord | undefined {
  if (!capital?.length) return undefined;
  return {
    currencies: capital.map((table) => ({
      currency: table.currency ?? 'GBP',
      classes: table.shares.map((each) => ({
        className: each.shareClass ?? '',
        particulars: each.prescribedParticulars ?? '',
        numberOfShares: each.numberOfShares ?? '',
        aggregateNominal: each.aggregateNominalValue ?? '',
      })),
      totalShares: table.totalNumberOfShares ?? '',
      totalNominal: table.totalAggregateNominalValue ?? '',
      totalUnpaid: table.totalAmountUnpaid ?? '',
    })),
  };
}

/** The registry's list of members. It does not repeat transfers: they belong to the statement that told them. */
function toShareholdings(
  holdings: readonly RegisteredShareholding[] | undefined,
): readonly ShareholdingRecord[] | undefined {
  if (!holdings?.length) return undefined;
  return holdings.map(({ shareClass, numberHeld, shareholders }) => ({
    className: shareClass ?? '',
    numberHeld: numberHeld ?? '',
    holders: shareholders.map(toHolderName),
    transfers: [],
  }));
}

function toHolderName(holder: RegisteredShareholder): ShareholderName {
  if (holder.amalgamatedName !== undefined || holder.surname === undefined) {
    return { kind: 'whole', name: holder.amalgamatedName ?? '' };
  }
  const forename = [holder.forename, holder.otherForenames].filter(Boolean).join(' ');
  return { kind: 'person', surname: holder.surname, ...(forename !== '' && { forename }) };
}
