import type { Column } from '#kit/table/data-table.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { type CertificateRow, stateOf, whyEnded } from './certificate-rows.ts';

/** The columns of the register of certificates; what concerns no row has none. */
export function certificateColumns(rows: readonly CertificateRow[]): readonly Column<CertificateRow>[] {
  const has = (test: (row: CertificateRow) => boolean) => rows.some(test);
  return [
    {
      id: 'number',
      head: 'Number',
      cell: ({ CertificateNumber }) => <Value>{CertificateNumber}</Value>,
      sortValue: ({ CertificateNumber }) => CertificateNumber,
      width: 90,
    },
    {
      id: 'state',
      head: 'State',
      cell: (row) => <StatusBadge {...stateOf(row)} />,
      sortValue: ({ Status }) => Status,
      text: (row) => stateOf(row).words,
      width: 120,
    },
    {
      id: 'holder',
      head: 'Holder',
      cell: ({ HolderName }) => HolderName,
      sortValue: ({ HolderName }) => HolderName,
      leastWidth: 200,
    },
    {
      id: 'class',
      head: 'Class',
      cell: ({ ClassName }) => ClassName,
      sortValue: ({ ClassName }) => ClassName,
      width: 140,
    },
    ...(has(({ Numbers }) => Numbers !== '') ? [numbers] : []),
    ...(has(({ Status }) => Status !== 'live') ? [ended] : []),
    {
      id: 'shares',
      head: 'Shares',
      cell: ({ Shares }) => <Count of={Shares} />,
      sortValue: ({ Shares }) => BigInt(Shares.split('.')[0] ?? '0'),
      align: 'end',
      width: 120,
    },
    {
      id: 'issued',
      head: 'Issued',
      cell: ({ IssuedOn }) => <DateValue date={IssuedOn} short />,
      sortValue: ({ IssuedOn }) => IssuedOn,
      align: 'end',
      width: 120,
    },
    {
      id: 'delivered',
      head: 'Delivered',
      cell: deliveredCell,
      sortValue: ({ DeliveredOn }) => DeliveredOn ?? undefined,
      align: 'end',
      width: 120,
    },
  ];
}

/** One that was on paper before the books began had gone out earlier. */
function deliveredCell({ DeliveredOn, Origin }: CertificateRow) {
  if (DeliveredOn !== null) return <DateValue date={DeliveredOn} short />;
  return Origin === 'entered' ? 'Earlier' : <None word="Not yet" />;
}

const numbers: Column<CertificateRow> = {
  id: 'numbers',
  head: 'Numbers',
  cell: ({ Numbers }) => (Numbers === '' ? <None /> : <Value>{Numbers}</Value>),
  width: 140,
};

const ended: Column<CertificateRow> = {
  id: 'ended',
  head: 'Ended by',
  cell: (row) =>
    row.Status === 'live' ? (
      <None />
    ) : (
      <>
        {whyEnded(row)}, <DateValue date={row.EndedOn ?? undefined} short />
      </>
    ),
  text: whyEnded,
  wide: true,
  leastWidth: 200,
};
