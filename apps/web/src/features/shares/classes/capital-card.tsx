import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn, moneyColumn } from '#kit/table-cell/value-columns.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { type AsAtAddress, timeOf } from '../as-at/as-at-address.ts';
import type { CurrencyTotals, ShareClass } from './share-class.ts';

const money = { currency: ({ currency }: ShareClass) => currency };

const columnsOf = (companyId: string, address: AsAtAddress): readonly Column<ShareClass>[] => [
  {
    id: 'class',
    head: 'Class',
    cell: ({ className, shareClassId }) => (
      <AppLink href={sharePaths.shareClass(companyId, shareClassId, timeOf(address))}>{className}</AppLink>
    ),
    sortValue: ({ className }) => className,
  },
  moneyColumn({ ...money, id: 'nominal', head: 'Nominal value of each', of: (row) => row.nominalValue }),
  countColumn({ id: 'issued', head: 'Shares in issue', of: ({ sharesInIssue }) => sharesInIssue }),
  {
    id: 'treasury',
    head: 'Held in treasury',
    cell: ({ sharesInTreasury, sharesForfeited }) => (
      <>
        <Count of={sharesInTreasury} />
        {sharesForfeited !== '0' && (
          <Muted small as="div">
            <Count of={sharesForfeited} /> forfeited or surrendered
          </Muted>
        )}
      </>
    ),
    align: 'end',
  },
  moneyColumn({
    ...money,
    id: 'aggregate',
    head: 'Aggregate nominal value',
    of: (row) => row.aggregateNominal,
  }),
  moneyColumn({
    ...money,
    id: 'unpaid',
    head: 'Amount unpaid',
    of: (row) => row.amountUnpaid,
    none: 'Not known',
  }),
];

const idOf = ({ shareClassId }: ShareClass) => shareClassId;

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
  const columns = columnsOf(companyId, address);
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
            issued: <Count of={totals.totalShares} />,
            aggregate: <Money amount={totals.totalNominal} currency={currency} />,
            unpaid:
              totals.totalUnpaid === '' ? (
                <None word="Not known" />
              ) : (
                <Money amount={totals.totalUnpaid} currency={currency} />
              ),
          }
        }
      />
    </Card>
  );
}
