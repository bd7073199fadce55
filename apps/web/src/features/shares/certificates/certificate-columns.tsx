import type { Column } from '#kit/data-table/data-table.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
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
      cell: ({ certificateNumber }) => <Value>{certificateNumber}</Value>,
      sortValue: ({ certificateNumber }) => certificateNumber,
      width: 90,
    },
    {
      id: 'state',
      head: 'State',
      cell: (row) => <StatusBadge {...stateOf(row)} />,
      sortValue: ({ status }) => status,
      text: (row) => stateOf(row).label,
      width: 120,
    },
    {
      id: 'holder',
      head: 'Holder',
      cell: ({ holderName }) => holderName,
      sortValue: ({ holderName }) => holderName,
      minWidth: 200,
    },
    {
      id: 'class',
      head: 'Class',
      cell: ({ className }) => className,
      sortValue: ({ className }) => className,
      width: 140,
    },
    ...(has(({ numbers }) => numbers !== '') ? [numbers] : []),
    ...(has(({ status }) => status !== 'live') ? [ended] : []),
    {
      id: 'shares',
      head: 'Shares',
      cell: ({ shares }) => <Count of={shares} />,
      sortValue: ({ shares }) => BigInt(shares.split('.')[0] ?? '0'),
      align: 'end',
      width: 120,
    },
    {
      id: 'issued',
      head: 'Issued',
      cell: ({ issuedOn }) => <DateValue date={issuedOn} short />,
      sortValue: ({ issuedOn }) => issuedOn,
      align: 'end',
      width: 120,
    },
    {
      id: 'delivered',
      head: 'Delivered',
      cell: deliveredCell,
      sortValue: ({ deliveredOn }) => deliveredOn ?? undefined,
      align: 'end',
      width: 120,
    },
  ];
}

/** One that was on paper before the books began had gone out earlier. */
function deliveredCell({ deliveredOn, origin }: CertificateRow) {
  if (deliveredOn !== null) return <DateValue date={deliveredOn} short />;
  return origin === 'entered' ? 'Earlier' : <None word="Not yet" />;
}

const numbers: Column<CertificateRow> = {
  id: 'numbers',
  head: 'Numbers',
  cell: ({ numbers }) => (numbers === '' ? <None /> : <Value>{numbers}</Value>),
  width: 140,
};

const ended: Column<CertificateRow> = {
  id: 'ended',
  head: 'Ended by',
  cell: (row) =>
    row.status === 'live' ? (
      <None />
    ) : (
      <>
        {whyEnded(row)}, <DateValue date={row.endedOn ?? undefined} short />
      </>
    ),
  text: whyEnded,
  wide: true,
  minWidth: 200,
};
