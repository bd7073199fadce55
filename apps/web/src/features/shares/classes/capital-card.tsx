import { useMemo } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import type { AsAtAddress } from '../as-at/as-at-address.ts';
import { keptAsAt } from '../as-at/kept-as-at.ts';
import type { CurrencyTotals, ShareClass } from './share-class.ts';

const columnsOf = (companyId: string, address: AsAtAddress): readonly Column<ShareClass>[] => [
  {
    id: 'class',
    head: 'Class',
    cell: ({ ClassName, ShareClassId }) => (
      <AppLink href={sharePaths.shareClass(companyId, ShareClassId, keptAsAt(address))}>{ClassName}</AppLink>
    ),
    sortValue: ({ ClassName }) => ClassName,
  },
  {
    id: 'nominal',
    head: 'Nominal value of each',
    cell: ({ NominalValue, Currency }) => <Money amount={NominalValue} currency={Currency} />,
    align: 'end',
  },
  {
    id: 'issued',
    head: 'Shares in issue',
    cell: ({ SharesInIssue }) => <Count of={SharesInIssue} />,
    align: 'end',
  },
  {
    id: 'treasury',
    head: 'Of these the company’s own',
    cell: ({ SharesInTreasury, SharesForfeited }) => (
      <>
        <Count of={SharesInTreasury} />
        {SharesForfeited !== '0' && (
          <Muted small as="div">
            <Count of={SharesForfeited} /> forfeited or surrendered
          </Muted>
        )}
      </>
    ),
    align: 'end',
  },
  {
    id: 'aggregate',
    head: 'Aggregate nominal value',
    cell: ({ AggregateNominal, Currency }) => <Money amount={AggregateNominal} currency={Currency} />,
    align: 'end',
  },
  {
    id: 'unpaid',
    head: 'Amount unpaid',
    cell: ({ AmountUnpaid, Currency }) =>
      AmountUnpaid === null ? <None word="Not known" /> : <Money amount={AmountUnpaid} currency={Currency} />,
    align: 'end',
  },
];

const idOf = ({ ShareClassId }: ShareClass) => ShareClassId;

interface CapitalCardProps {
  readonly companyId: string;
  /** The time that is shown: links lead to the terms at the same. */
  readonly address: AsAtAddress;
  readonly currency: string;
  readonly classes: readonly ShareClass[];
  /** None while no share of the currency is in issue. */
  readonly totals: CurrencyTotals | undefined;
}

/** The statement of capital in one currency: each class with its figures, and the totals. */
export function CapitalCard({ companyId, address, currency, classes, totals }: CapitalCardProps) {
  const columns = useMemo(() => columnsOf(companyId, address), [companyId, address]);
  return (
    <Card title={`Statement of capital, ${currency}`}>
      <DataTable
        caption={`Classes of shares, ${currency}`}
        columns={columns}
        rows={classes}
        rowId={idOf}
        totals={
          totals && {
            class: `Total ${currency}`,
            issued: <Count of={totals.TotalShares} />,
            aggregate: <Money amount={totals.TotalNominal} currency={currency} />,
            unpaid:
              totals.TotalUnpaid === '' ? (
                <None word="Not known" />
              ) : (
                <Money amount={totals.TotalUnpaid} currency={currency} />
              ),
          }
        }
      />
    </Card>
  );
}
