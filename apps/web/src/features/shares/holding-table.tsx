import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { type ClassHoldings, type Difference, type ListedHolding, toPercentText } from './class-holdings.ts';

const columns: readonly Column<ListedHolding>[] = [
  { id: 'holder', head: 'Shareholder', cell: Names, sortValue: ({ names }) => names.join(' ') },
  countColumn({
    id: 'number',
    head: 'Shares held',
    of: ({ number }) => number,
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

function Names({ names, isFormer }: ListedHolding) {
  return (
    <>
      <span>{names.join(' and ')}</span>
      {names.length > 1 && (
        <Muted small as="div">
          Joint holders; the first named votes
        </Muted>
      )}
      {isFormer && (
        <Muted small as="div">
          <StatusBadge label="Former" tone="neutral" /> No shares left since the last statement
        </Muted>
      )}
    </>
  );
}

const idOf = ({ id }: ListedHolding) => id;

/** Who holds the shares of one class; ends with the total and says whether it adds up. */
export function HoldingTable({
  holdings: { className, holdings, total, difference },
}: {
  holdings: ClassHoldings;
}) {
  return (
    <Card title={className}>
      <DataTable
        caption={`Shareholders, ${className}`}
        columns={columns}
        rows={holdings}
        rowId={idOf}
        totals={{ holder: 'Total', number: <Count of={total} /> }}
      />
      <TotalsCheck difference={difference && <DifferenceText {...difference} />} />
    </Card>
  );
}

function DifferenceText({ inIssue, held }: Difference) {
  return (
    <>
      it states <Count of={inIssue} />, the shareholders hold <Count of={held} />
    </>
  );
}
