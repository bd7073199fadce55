import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { countColumn, moneyColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';
import { Reversible } from '../plan/entry-list.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';

type History = CallReply<'getShareHistory'>['entity'][number];
type Allotment = History['allotments'][number];
type Transfer = History['transfers'][number];

/** Every allotment and transfer up to the day that is shown, reversed ones struck through. */
export default function ShareHistory({ companyId, address }: { companyId: string; address: AsAtAddress }) {
  const history = useCall('getShareHistory', { query: { companyId, ...toAsAtQuery(address) } });
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
  return (
    <>
      <Reversible isReversed={isReversed}>
        <DateValue date={on} short />
      </Reversible>
      {!usual.has(kind) && (
        <Muted as="div" small>
          {titleOfKind(kind)}
        </Muted>
      )}
    </>
  );
}

const on = {
  id: 'on',
  head: 'Date',
  cell: Dated,
  sortValue: (row: Pick<Transfer, 'on'>) => row.on,
  minWidth: 200,
};
const ofClass = {
  id: 'class',
  head: 'Class',
  of: (row: Pick<Transfer, 'className'>) => row.className,
  width: 140,
};
const shares = {
  id: 'shares',
  head: 'Shares',
  of: (row: Pick<Transfer, 'shares'>) => row.shares,
  width: 130,
};

const money = { currency: ({ currency }: Allotment) => currency, width: 130 };

const allotmentColumns: readonly Column<Allotment>[] = [
  on,
  textColumn({ id: 'holder', head: 'Allotted to', of: ({ holderName }) => holderName, sortable: true }),
  textColumn(ofClass),
  countColumn(shares),
  moneyColumn({ ...money, id: 'price', head: 'Price of each', of: ({ priceEach }) => priceEach }),
  moneyColumn({ ...money, id: 'paid', head: 'Paid on each', of: ({ paidEach }) => paidEach }),
];

const transferColumns: readonly Column<Transfer>[] = [
  on,
  textColumn({ id: 'from', head: 'From', of: ({ transferorName }) => transferorName, sortable: true }),
  textColumn({ id: 'to', head: 'To', of: ({ transfereeName }) => transfereeName, sortable: true }),
  textColumn(ofClass),
  countColumn(shares),
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
