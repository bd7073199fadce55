import { getCompanyShareholders } from '@statbook/contract/calls';
import { mayHaveShares } from '@statbook/domain/companies';
import type { CompanyData } from '@statbook/registry-client';
import { handle } from '../../../pipeline/handler.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { compareWithCapital, exactText, issuedShares, shareOfClass } from './compare-with-capital.ts';

/** Capital and members as last stated to the registry; empty until the authentication code opens them. */
export const getCompanyShareholdersHandler = handle(getCompanyShareholders, async ({ tx, company }) => {
  const { head, row, readings } = await getRegistryRecord(tx, company, ['company-data']);
  const reading = readings['company-data'];
  return {
    entity: [
      {
        ...head,
        hasShareCapital: mayHaveShares(row.type),
        hasAuthenticationCode: row.hasAuthenticationCode,
        companyDataReadAt: reading?.readAt.toISOString() ?? null,
        statementMadeUpTo: row.statementLastMadeUpTo,
        ...presentCapital(reading?.value),
        ...presentMembers(reading?.value),
      },
    ],
  };
});

function presentCapital(data: CompanyData | undefined) {
  const capital = data?.statementOfCapital ?? [];
  return {
    totals: capital.map((each) => ({
      currency: each.currency ?? 'GBP',
      numberOfShares: exactText(each.totalNumberOfShares),
      aggregateNominal: exactText(each.totalAggregateNominalValue),
      amountUnpaid: exactText(each.totalAmountUnpaid),
    })),
    classes: capital.flatMap(({ currency, shares }) =>
      shares.map((each) => ({
        className: each.shareClass ?? 'Shares',
        currency: currency ?? 'GBP',
        numberOfShares: exactText(each.numberOfShares),
        aggregateNominal: exactText(each.aggregateNominalValue),
        particulars: each.prescribedParticulars ?? null,
      })),
    ),
  };
}

function presentMembers(data: CompanyData | undefined) {
  const holdings = data?.shareholdings ?? [];
  const issued = issuedShares(data?.statementOfCapital ?? []);
  return {
    holdings: holdings.map((holding) => ({
      className: holding.shareClass ?? 'Shares',
      numberHeld: exactText(holding.numberHeld),
      holders: holding.shareholders.map(nameOf),
      shareOfClass: shareOfClass(holding, issued),
    })),
    differences: compareWithCapital(holdings, issued),
  };
}

type Shareholder = CompanyData['shareholdings'][number]['shareholders'][number];

function nameOf({ amalgamatedName, title, forename, otherForenames, surname }: Shareholder): string {
  const parts = [title, forename, otherForenames, surname].filter((part) => part !== undefined);
  return amalgamatedName ?? (parts.length > 0 ? parts.join(' ') : 'Name not given');
}
