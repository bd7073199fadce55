import type { CallReply } from '#api/call-types.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Reversible } from '../plan/entry-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { countColumn, dayColumn, moneyColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Money } from '#kit/value/amounts.tsx';
import type { FormsAsked } from './stock-transfer-form.tsx';

/** One line of a registered transfer. */
export type TransferRow = CallReply<'getShareTransferGridDetails'>['entity'][number];

/** The form of one line of a recorded transfer; which shares went is known by its entry. */
export function toFormOfRow(row: TransferRow): FormsAsked {
  const { shareEventId, on, shareClassId, transferorId, transfereeId, shares, consideration } = row;
  return {
    shareEventId,
    on,
    classId: shareClassId,
    transferorId,
    transferees: [{ transfereeId, shares, ...(consideration !== null && { consideration }) }],
  };
}

const nilWords = {
  gift: 'Gift',
  'up-to-1000': '£1,000 or less',
  exempt: 'Exempt',
} as const satisfies Record<NonNullable<TransferRow['nilReason']>, string>;

const stampingWords = { paid: 'Duty paid', adjudicated: 'Adjudicated' } as const;

const hidden = { sortable: true, hiddenByDefault: true } as const;

export function transferColumns(companyId: string): readonly Column<TransferRow>[] {
  return [
    {
      id: 'transfer',
      head: 'Transfer',
      cell: (row) => <Transfer row={row} companyId={companyId} />,
      sortValue: ({ transferorName, transfereeName }) => `${transferorName} to ${transfereeName}`,
    },
    textColumn({ id: 'class', head: 'Class', of: ({ className }) => className, sortable: true }),
    countColumn({ id: 'shares', head: 'Shares', of: ({ shares }) => shares, sortable: true }),
    moneyColumn({
      id: 'consideration',
      head: 'Consideration',
      of: ({ consideration }) => consideration,
      none: 'A gift',
      sortable: true,
    }),
    {
      id: 'duty',
      head: 'Stamp duty',
      cell: (row) => <Duty row={row} />,
      sortValue: ({ stampDuty }) => BigInt(stampDuty.split('.')[0] ?? 0),
      align: 'end',
    },
    dayColumn({ ...hidden, id: 'signed', head: 'Signed', of: ({ signedOn }) => signedOn }),
    dayColumn({ ...hidden, id: 'lodged', head: 'Lodged', of: ({ lodgedOn }) => lodgedOn }),
    dayColumn({ id: 'on', head: 'Entered', of: ({ on }) => on, sortable: true }),
  ];
}

function Transfer({ row, companyId }: { row: TransferRow; companyId: string }) {
  const { shareEventId, transferorName, transfereeName, isReversed } = row;
  return (
    <Reversible href={sharePaths.historyEntry(companyId, shareEventId)} isReversed={isReversed}>
      <bdi>{transferorName}</bdi> to <bdi>{transfereeName}</bdi>
    </Reversible>
  );
}

function Duty({ row: { nilReason, stampDuty, stamping } }: { row: TransferRow }) {
  return (
    <>
      <Money amount={stampDuty} />
      <Muted small as="div">
        {nilReason === null
          ? stamping === null
            ? 'Stamping not recorded'
            : stampingWords[stamping]
          : nilWords[nilReason]}
      </Muted>
    </>
  );
}
