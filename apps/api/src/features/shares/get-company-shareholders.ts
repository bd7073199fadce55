import { getCompanyShareholders } from '@statbook/contract/calls';
import { mayHaveShares } from '@statbook/domain';
import type { CompanyData } from '@statbook/registry-client';
import { handle } from '../../pipeline/handler.ts';
import { getRegistryRecord } from '../../readings/registry-record.ts';
import { compareWithCapital, exactText, issuedShares, shareOfClass } from './compare-with-capital.ts';

/** Capital and members as last stated to the registry; empty until the authentication code opens them. */
export const getCompanyShareholdersHandler = handle(getCompanyShareholders, async ({ tx, company }) => {
  const { head, row, readings } = await getRegistryRecord(tx, company, ['company-data']);
  const reading = readings['company-data'];
  return {
    Entity: [
      {
        ...head,
        HasShareCapital: mayHaveShares(row.type),
        HasAuthenticationCode: row.hasAuthenticationCode,
        CompanyDataReadAt: reading?.readAt.toISOString() ?? null,
        StatementMadeUpTo: row.statementLastMadeUpTo,
        ...presentCapital(reading?.value),
        ...presentMembers(reading?.value),
      },
    ],
  };
});

function presentCapital(data: CompanyData | undefined) {
  const capital = data?.statementOfCapital ?? [];
  return {
    Totals: capital.map((each) => ({
      Currency: each.currency ?? 'GBP',
      NumberOfShares: exactText(each.totalNumberOfShares),
      AggregateNominal: exactText(each.totalAggregateNominalValue),
      AmountUnpaid: exactText(each.totalAmountUnpaid),
    })),
    Classes: capital.flatMap(({ currency, shares }) =>
      shares.map((each) => ({
        ClassName: each.shareClass ?? 'Shares',
        Currency: currency ?? 'GBP',
        NumberOfShares: exactText(each.numberOfShares),
        AggregateNominal: exactText(each.aggregateNominalValue),
        Particulars: each.prescribedParticulars ?? null,
      })),
    ),
  };
}

function presentMembers(data: CompanyData | undefined) {
  const holdings = data?.shareholdings ?? [];
  const issued = issuedShares(data?.statementOfCapital ?? []);
  return {
    Holdings: holdings.map((holding) => ({
      ClassName: holding.shareClass ?? 'Shares',
      NumberHeld: exactText(holding.numberHeld),
      Holders: holding.shareholders.map(nameOf),
      ShareOfClass: shareOfClass(holding, issued),
    })),
    Differences: compareWithCapital(holdings, issued),
  };
}

type Shareholder = CompanyData['shareholdings'][number]['shareholders'][number];

function nameOf({ amalgamatedName, title, forename, otherForenames, surname }: Shareholder): string {
  const parts = [title, forename, otherForenames, surname].filter((part) => part !== undefined);
  return amalgamatedName ?? (parts.length > 0 ? parts.join(' ') : 'Name not given');
}
