import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';

type History = CallReply<'getShareHistory'>['entity'][number];
type Allotment = History['allotments'][number];
type Transfer = History['transfers'][number];

/** Every allotment and transfer up to the day that is shown, reversed ones struck through. */
export default function ShareHistory({ companyId, address }: { companyId: string; address: AsAtAddress }) {
  const history = useCall('getShareHistory', {
    query: { companyId, ...toAsAtQuery(address) },
  });
  return (
    <PagePart query={history} what="allotments and transfers">
      {({ allotments, transfers }) => (
        <>
          <Card title="Allotments">
            <DataTable
              caption="Allotments up to this day"
              columns={allotmentColumns}
              rows={allotments}
              rowId={allotmentId}
              empty={<p>No shares were allotted up to this day.</p>}
            />
          </Card>
          <Card title="Transfers">
            <DataTable
              caption="Transfers up to this day"
              columns={transferColumns}
              rows={transfers}
              rowId={transferId}
              empty={<p>No shares were transferred up to this day.</p>}
            />
          </Card>
        </>
      )}
    </PagePart>
  );
}

const allotmentId = (row: Allotment) =>
  `${row.shareEventId} ${row.holderId} ${row.shareClassId} ${row.shares} ${row.priceEach}`;
const transferId = (row: Transfer) =>
  `${row.shareEventId} ${row.transfereeId} ${row.shareClassId} ${row.shares} ${row.consideration ?? ''}`;

/** What a line is where its list would not have it thought so. */
const usual: ReadonlySet<string> = new Set(['allotment', 'transfer']);

function Dated({ on, kind, isReversed }: Pick<Allotment | Transfer, 'on' | 'kind' | 'isReversed'>) {
  const day = <DateValue date={on} short />;
  return (
    <>
      {isReversed ? (
        <>
          <s>{day}</s> <StatusBadge label="Reversed" tone="neutral" />
        </>
      ) : (
        day
      )}
      {!usual.has(kind) && (
        <Muted as="div" small>
          {titleOfKind(kind)}
        </Muted>
      )}
    </>
  );
}

const allotmentColumns: readonly Column<Allotment>[] = [
  { id: 'on', head: 'Date', cell: Dated, sortValue: ({ on }) => on, minWidth: 200 },
  {
    id: 'holder',
    head: 'Allotted to',
    cell: ({ holderName }) => holderName,
    sortValue: ({ holderName }) => holderName,
  },
  { id: 'class', head: 'Class', cell: ({ className }) => className, width: 140 },
  { id: 'shares', head: 'Shares', cell: ({ shares }) => <Count of={shares} />, align: 'end', width: 130 },
  {
    id: 'price',
    head: 'Price of each',
    cell: ({ priceEach, currency }) => <Money amount={priceEach} currency={currency} />,
    align: 'end',
    width: 130,
  },
  {
    id: 'paid',
    head: 'Paid on each',
    cell: ({ paidEach, currency }) => <Money amount={paidEach} currency={currency} />,
    align: 'end',
    width: 130,
  },
];

const transferColumns: readonly Column<Transfer>[] = [
  { id: 'on', head: 'Date', cell: Dated, sortValue: ({ on }) => on, minWidth: 200 },
  {
    id: 'from',
    head: 'From',
    cell: ({ transferorName }) => transferorName,
    sortValue: ({ transferorName }) => transferorName,
  },
  {
    id: 'to',
    head: 'To',
    cell: ({ transfereeName }) => transfereeName,
    sortValue: ({ transfereeName }) => transfereeName,
  },
  { id: 'class', head: 'Class', cell: ({ className }) => className, width: 140 },
  { id: 'shares', head: 'Shares', cell: ({ shares }) => <Count of={shares} />, align: 'end', width: 130 },
  {
    id: 'consideration',
    head: 'Consideration',
    cell: ({ consideration, kind }) => {
      if (consideration !== null) return <Money amount={consideration} />;
      return <None word={kind === 'transfer' ? 'Gift' : 'None'} />;
    },
    align: 'end',
    width: 140,
  },
];
