import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { type ClassHoldings, toPercentText } from './class-holdings.ts';

type ListedHolding = ClassHoldings['holdings'][number];

const columns: readonly Column<ListedHolding>[] = [
  { id: 'holder', head: 'Shareholder', cell: Names, sortValue: ({ holders }) => holders.join(' ') },
  countColumn({
    id: 'number',
    head: 'Shares held',
    of: ({ numberHeld }) => numberHeld,
    none: 'Not given',
    sortable: true,
  }),
  {
    id: 'part',
    head: '% of class',
    cell: ({ shareOfClass }) =>
      shareOfClass === null ? <None word="Not known" /> : <Value>{toPercentText(shareOfClass)}</Value>,
    sortValue: ({ shareOfClass }) => shareOfClass ?? undefined,
    align: 'end',
  },
];

function Names({ holders, numberHeld }: ListedHolding) {
  return (
    <>
      <span>{holders.join(' and ')}</span>
      {holders.length > 1 && (
        <Muted small as="div">
          Joint holders; the first named votes
        </Muted>
      )}
      {numberHeld === '0' && (
        <Muted small as="div">
          <StatusBadge label="Former" tone="neutral" /> No shares left since the last statement
        </Muted>
      )}
    </>
  );
}

const idOf = ({ id }: ListedHolding) => id;

/** Who holds the shares of one class; ends with the total and says whether it adds up. */
export function HoldingTable({ className, holdings, total, difference }: ClassHoldings) {
  return (
    <Card title={className}>
      <DataTable
        caption={`Shareholders, ${className}`}
        columns={columns}
        rows={holdings}
        rowId={idOf}
        totals={{ holder: 'Total', number: <Count of={total} /> }}
      />
      <TotalsCheck
        difference={
          difference && (
            <>
              it states <Count of={difference.inIssue} />, the shareholders hold{' '}
              <Count of={difference.held} />
            </>
          )
        }
      />
    </Card>
  );
}
