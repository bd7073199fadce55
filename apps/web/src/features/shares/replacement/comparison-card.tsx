import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { Compared, Replacement } from './replacement-values.ts';

const statusWords: Readonly<Record<Compared['status'], { readonly label: string; readonly tone: Tone }>> = {
  agrees: { label: 'Matches', tone: 'ok' },
  names: { label: 'Now named', tone: 'info' },
  differs: { label: 'Differs', tone: 'warn' },
};

const columns: readonly Column<Compared>[] = [
  { id: 'holder', head: 'Holder', cell: ({ holderName }) => <bdi>{holderName}</bdi>, wide: true },
  { id: 'class', head: 'Class', cell: ({ className }) => className },
  {
    id: 'history',
    head: 'By the history',
    cell: (each) => <Side of={each} side={each.history} />,
    align: 'end',
  },
  {
    id: 'opening',
    head: 'Opening balance',
    cell: (each) => <Side of={each} side={each.opening} />,
    align: 'end',
  },
  { id: 'status', head: 'Result', cell: ({ status }) => <StatusBadge {...statusWords[status]} /> },
];

interface SideProps {
  readonly of: Compared;
  readonly side: Compared['opening'];
}

function Side({ of: { currency }, side: { shares, amountUnpaid, numbers } }: SideProps) {
  const isUnpaid = amountUnpaid !== null && amountUnpaid !== '0';
  return (
    <>
      <Count of={shares} />
      {(isUnpaid || numbers !== '') && (
        <Muted as="div">
          {[numbers, isUnpaid ? `${formatMoney(amountUnpaid, currency)} unpaid` : '']
            .filter(Boolean)
            .join(', ')}
        </Muted>
      )}
    </>
  );
}

const idOf = ({ holderId, shareClassId }: Compared) => `${holderId} ${shareClassId}`;

/** Each holding as the history adds up to it and as the balance has it: the same, or exactly what differs. */
export function ComparisonCard({ replacement: { comparison } }: { replacement: Replacement }) {
  const differing = comparison.filter(({ status }) => status === 'differs');
  return (
    <Card title="Beside the opening balance">
      <DataTable
        caption="Holdings by the history and in the opening balance"
        columns={columns}
        rows={comparison}
        rowId={idOf}
      />
      <TotalsCheck
        to="the opening balance"
        difference={differing.length === 0 ? undefined : differing.map(differenceWords).join('; ')}
      />
    </Card>
  );
}

function differenceWords({ holderName, className, opening, history }: Compared): string {
  const what = `${holderName}, ${className}`;
  if (opening.shares !== history.shares)
    return `${what} has ${formatNumber(history.shares)} instead of ${formatNumber(opening.shares)}`;
  return opening.numbers === history.numbers
    ? `${what} has another amount unpaid`
    : `${what} has the numbers ${history.numbers} instead of ${opening.numbers}`;
}
