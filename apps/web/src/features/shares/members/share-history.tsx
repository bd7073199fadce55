import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { DataTable, type Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { type AsAtAddress, toAsAtQuery } from '../as-at/as-at-address.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';

type History = CallReply<'getShareHistory'>['Entity'][number];
type Allotment = History['Allotments'][number];
type Transfer = History['Transfers'][number];

/** Every allotment and transfer up to the day that is shown, reversed ones struck through. */
export default function ShareHistory({ companyId, address }: { companyId: string; address: AsAtAddress }) {
  const history = useCall('getShareHistory', {
    query: { CompanyId: companyId, ...toAsAtQuery(address) },
  });
  return (
    <RecordPart query={history} what="allotments and transfers">
      {({ Allotments, Transfers }) => (
        <>
          <Card title="Allotments">
            <DataTable
              caption="Allotments up to this day"
              columns={allotmentColumns}
              rows={Allotments}
              rowId={allotmentId}
              empty={<p>No shares were allotted up to this day.</p>}
            />
          </Card>
          <Card title="Transfers">
            <DataTable
              caption="Transfers up to this day"
              columns={transferColumns}
              rows={Transfers}
              rowId={transferId}
              empty={<p>No shares were transferred up to this day.</p>}
            />
          </Card>
        </>
      )}
    </RecordPart>
  );
}

const allotmentId = (row: Allotment) =>
  `${row.ShareEventId} ${row.HolderId} ${row.ShareClassId} ${row.Shares} ${row.PriceEach}`;
const transferId = (row: Transfer) =>
  `${row.ShareEventId} ${row.TransfereeId} ${row.ShareClassId} ${row.Shares} ${row.Consideration ?? ''}`;

/** What a line is where its list would not have it thought so. */
const usual: ReadonlySet<string> = new Set(['allotment', 'transfer']);

function Dated({ On, Kind, IsReversed }: Pick<Allotment | Transfer, 'On' | 'Kind' | 'IsReversed'>) {
  const day = <DateValue date={On} short />;
  return (
    <>
      {IsReversed ? (
        <>
          <s>{day}</s> <StatusBadge words="Reversed" tone="neutral" />
        </>
      ) : (
        day
      )}
      {!usual.has(Kind) && (
        <Muted as="div" small>
          {titleOfKind(Kind)}
        </Muted>
      )}
    </>
  );
}

const allotmentColumns: readonly Column<Allotment>[] = [
  { id: 'on', head: 'Date', cell: Dated, sortValue: ({ On }) => On, leastWidth: 200 },
  {
    id: 'holder',
    head: 'Allotted to',
    cell: ({ HolderName }) => HolderName,
    sortValue: ({ HolderName }) => HolderName,
  },
  { id: 'class', head: 'Class', cell: ({ ClassName }) => ClassName, width: 140 },
  { id: 'shares', head: 'Shares', cell: ({ Shares }) => <Count of={Shares} />, align: 'end', width: 130 },
  {
    id: 'price',
    head: 'Price of each',
    cell: ({ PriceEach, Currency }) => <Money amount={PriceEach} currency={Currency} />,
    align: 'end',
    width: 130,
  },
  {
    id: 'paid',
    head: 'Paid on each',
    cell: ({ PaidEach, Currency }) => <Money amount={PaidEach} currency={Currency} />,
    align: 'end',
    width: 130,
  },
];

const transferColumns: readonly Column<Transfer>[] = [
  { id: 'on', head: 'Date', cell: Dated, sortValue: ({ On }) => On, leastWidth: 200 },
  {
    id: 'from',
    head: 'From',
    cell: ({ TransferorName }) => TransferorName,
    sortValue: ({ TransferorName }) => TransferorName,
  },
  {
    id: 'to',
    head: 'To',
    cell: ({ TransfereeName }) => TransfereeName,
    sortValue: ({ TransfereeName }) => TransfereeName,
  },
  { id: 'class', head: 'Class', cell: ({ ClassName }) => ClassName, width: 140 },
  { id: 'shares', head: 'Shares', cell: ({ Shares }) => <Count of={Shares} />, align: 'end', width: 130 },
  {
    id: 'consideration',
    head: 'Consideration',
    cell: ({ Consideration, Kind }) => {
      if (Consideration !== null) return <Money amount={Consideration} />;
      return <None word={Kind === 'transfer' ? 'Gift' : 'None'} />;
    },
    align: 'end',
    width: 140,
  },
];
