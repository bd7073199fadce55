import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { shareLabels } from '../fields/share-labels.ts';
import type { RecordedBalance } from './opening-values.ts';

/** A holding of an opening balance; a figure that nobody knows is undefined. */
export interface OpeningLine {
  readonly id: string;
  readonly currency: string;
  readonly holder: string;
  /** That is entered with the balance. */
  readonly address?: string | undefined;
  readonly shares: string;
  readonly priceEach: string | undefined;
  readonly unpaidEach: string | undefined;
  readonly enteredOn: string | undefined;
  /** Numbers of the certificates on paper: "12, 14". */
  readonly certificates: string;
}

const columns: readonly Column<OpeningLine>[] = [
  { id: 'holder', head: 'Holder', cell: ({ holder }) => <bdi>{holder}</bdi>, wide: true },
  { id: 'shares', head: 'Shares', cell: ({ shares }) => <Count of={shares} />, align: 'end' },
  {
    id: 'price',
    head: shareLabels.priceEach,
    cell: ({ priceEach, currency }) => <KnownMoney amount={priceEach} currency={currency} />,
    align: 'end',
  },
  {
    id: 'unpaid',
    head: shareLabels.unpaidEach,
    cell: ({ unpaidEach, currency }) => <KnownMoney amount={unpaidEach} currency={currency} />,
    align: 'end',
  },
];

/** Only where one is entered. */
const address: Column<OpeningLine> = {
  id: 'address',
  head: 'Address',
  cell: (line) => (line.address ? <bdi>{line.address}</bdi> : <None word="None" />),
  wide: true,
};

/** Only where something is on paper. */
const entered: Column<OpeningLine> = {
  id: 'entered',
  head: 'Entered',
  cell: ({ enteredOn }) => (enteredOn === undefined ? 'Not known' : <DateValue date={enteredOn} short />),
  align: 'end',
};
const certificates: Column<OpeningLine> = {
  id: 'certificates',
  head: shareLabels.certificates,
  cell: (line) => (line.certificates === '' ? <None word="None" /> : <Value>{line.certificates}</Value>),
  align: 'end',
};

function columnsFor(holdings: readonly OpeningLine[]): readonly Column<OpeningLine>[] {
  return [
    ...columns,
    ...(holdings.some((line) => line.address) ? [address] : []),
    ...(holdings.some(({ enteredOn }) => enteredOn !== undefined) ? [entered] : []),
    ...(holdings.some((line) => line.certificates !== '') ? [certificates] : []),
  ];
}

function KnownMoney({ amount, currency }: { amount: string | undefined; currency: string }) {
  return amount === undefined ? 'Not known' : <Money amount={amount} currency={currency} />;
}

interface HoldingsTableProps {
  readonly caption: string;
  readonly holdings: readonly OpeningLine[];
}

/** What each holder has of one class on the day of the balance. */
export function HoldingsTable({ caption, holdings }: HoldingsTableProps) {
  return (
    <DataTable caption={caption} columns={columnsFor(holdings)} rows={holdings} rowId={({ id }) => id} />
  );
}

/** What the register began with. */
export function RecordedOpening({ recorded }: { recorded: RecordedBalance }) {
  const byClass = Map.groupBy(recorded.holdings, ({ shareClassId }) => shareClassId);
  return (
    <>
      <Card title="The register began here">
        <DescriptionList
          facts={[
            { term: 'As at', value: <DateValue date={recorded.on} /> },
            { term: 'Source', value: recorded.source ?? undefined },
            { term: 'Recorded', value: <InstantValue instant={recorded.recordedAt} /> },
          ]}
        />
      </Card>
      {[...byClass].map(([classId, holdings]) => (
        <Card key={classId} title={holdings[0]?.className ?? ''}>
          <HoldingsTable
            caption={`Holdings of ${holdings[0]?.className}`}
            holdings={holdings.map((each, place) => ({
              id: String(place),
              currency: each.currency,
              holder: each.holderName,
              shares: each.shares,
              priceEach: each.priceEach ?? undefined,
              unpaidEach: each.unpaidEach ?? undefined,
              enteredOn: each.enteredOn ?? undefined,
              certificates: each.certificateNumbers.join(', '),
            }))}
          />
        </Card>
      ))}
    </>
  );
}
