import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';

/** A holding of an opening balance; a figure that nobody knows is undefined. */
export interface OpeningLine {
  readonly id: string;
  readonly currency: string;
  readonly holder: string;
  readonly shares: string;
  readonly priceEach: string | undefined;
  readonly unpaidEach: string | undefined;
}

const columns: readonly Column<OpeningLine>[] = [
  { id: 'holder', head: 'Holder', cell: ({ holder }) => <bdi>{holder}</bdi>, wide: true },
  { id: 'shares', head: 'Shares', cell: ({ shares }) => <Count of={shares} />, align: 'end' },
  {
    id: 'price',
    head: 'Issue price of each',
    cell: ({ priceEach, currency }) => <KnownMoney amount={priceEach} currency={currency} />,
    align: 'end',
  },
  {
    id: 'unpaid',
    head: 'Unpaid on each',
    cell: ({ unpaidEach, currency }) => <KnownMoney amount={unpaidEach} currency={currency} />,
    align: 'end',
  },
];

function KnownMoney({ amount, currency }: { amount: string | undefined; currency: string }) {
  return amount === undefined ? 'Not known' : <Money amount={amount} currency={currency} />;
}

interface HoldingsTableProps {
  readonly caption: string;
  readonly holdings: readonly OpeningLine[];
}

/** What each holder has of one class on the day of the balance. */
export function HoldingsTable({ caption, holdings }: HoldingsTableProps) {
  return <DataTable caption={caption} columns={columns} rows={holdings} rowId={({ id }) => id} />;
}
