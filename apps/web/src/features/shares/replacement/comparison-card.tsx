import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { Compared, Replacement } from './replacement-values.ts';

const statusWords: Readonly<Record<Compared['Status'], { readonly words: string; readonly tone: Tone }>> = {
  agrees: { words: 'Agrees', tone: 'ok' },
  names: { words: 'Now named', tone: 'info' },
  differs: { words: 'Differs', tone: 'warn' },
};

const columns: readonly Column<Compared>[] = [
  { id: 'holder', head: 'Holder', cell: ({ HolderName }) => <bdi>{HolderName}</bdi>, wide: true },
  { id: 'class', head: 'Class', cell: ({ ClassName }) => ClassName },
  {
    id: 'history',
    head: 'By the history',
    cell: (each) => <Side of={each} side={each.History} />,
    align: 'end',
  },
  {
    id: 'opening',
    head: 'Opening balance',
    cell: (each) => <Side of={each} side={each.Opening} />,
    align: 'end',
  },
  { id: 'status', head: 'Result', cell: ({ Status }) => <StatusBadge {...statusWords[Status]} /> },
];

interface SideProps {
  readonly of: Compared;
  readonly side: Compared['Opening'];
}

function Side({ of: { Currency }, side: { Shares, AmountUnpaid, Numbers } }: SideProps) {
  const isUnpaid = AmountUnpaid !== null && AmountUnpaid !== '0';
  return (
    <>
      <Count of={Shares} />
      {(isUnpaid || Numbers !== '') && (
        <Muted as="div">
          {[Numbers, isUnpaid ? `${formatMoney(AmountUnpaid, Currency)} unpaid` : '']
            .filter(Boolean)
            .join(', ')}
        </Muted>
      )}
    </>
  );
}

const idOf = ({ HolderId, ShareClassId }: Compared) => `${HolderId} ${ShareClassId}`;

/** Each holding as the history adds up to it and as the balance has it: the same, or exactly what differs. */
export function ComparisonCard({ replacement: { Comparison } }: { replacement: Replacement }) {
  const differing = Comparison.filter(({ Status }) => Status === 'differs');
  return (
    <Card title="Beside the opening balance">
      <DataTable
        caption="Holdings by the history and in the opening balance"
        columns={columns}
        rows={Comparison}
        rowId={idOf}
      />
      <AddsUp
        to="the opening balance"
        difference={differing.length === 0 ? undefined : differing.map(differenceWords).join('; ')}
      />
    </Card>
  );
}

function differenceWords({ HolderName, ClassName, Opening, History }: Compared): string {
  const what = `${HolderName}, ${ClassName}`;
  if (Opening.Shares !== History.Shares)
    return `${what} has ${formatNumber(History.Shares)} instead of ${formatNumber(Opening.Shares)}`;
  return Opening.Numbers === History.Numbers
    ? `${what} has another amount unpaid`
    : `${what} has the numbers ${History.Numbers} instead of ${Opening.Numbers}`;
}
