import type { Column } from '#kit/data-table/data-table.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { countColumn, dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
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
      head: 'Status',
      cell: (row) => <StatusBadge {...stateOf(row)} />,
      sortValue: ({ status }) => status,
      text: (row) => stateOf(row).label,
      width: 120,
    },
    textColumn({
      id: 'holder',
      head: 'Holder',
      of: ({ holderName }) => holderName,
      sortable: true,
      minWidth: 200,
    }),
    textColumn({ id: 'class', head: 'Class', of: ({ className }) => className, sortable: true, width: 140 }),
    ...(has(({ numbers }) => numbers !== '') ? [numbers] : []),
    ...(has(({ status }) => status !== 'live') ? [ended] : []),
    countColumn({ id: 'shares', head: 'Shares', of: ({ shares }) => shares, sortable: true, width: 120 }),
    dayColumn({ id: 'issued', head: 'Issued', of: ({ issuedOn }) => issuedOn, sortable: true, width: 120 }),
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
