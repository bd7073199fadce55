import type { CallReply } from '#api/call-types.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import type { FormsAsked } from './use-stock-transfer-form.ts';

/** One line of a registered transfer. */
export type TransferRow = CallReply<'getShareTransferGridDetails'>['Entity'][number];

/** The form of one line of a recorded transfer; which shares went is known by its entry. */
export function toFormOfRow(row: TransferRow): FormsAsked {
  const { ShareEventId, On, ShareClassId, TransferorId, TransfereeId, Shares, Consideration } = row;
  return {
    ShareEventId,
    On,
    ClassId: ShareClassId,
    TransferorId,
    Transferees: [{ TransfereeId, Shares, ...(Consideration !== null && { Consideration }) }],
  };
}

const nilWords = {
  gift: 'Gift',
  'up-to-1000': '£1,000 or less',
  exempt: 'Exempt',
} as const satisfies Record<NonNullable<TransferRow['NilReason']>, string>;

const stampingWords = { paid: 'Duty paid', adjudicated: 'Adjudicated' } as const;

const whole = (text: string) => BigInt(text.split('.')[0] ?? 0);

export function transferColumns(companyId: string): readonly Column<TransferRow>[] {
  return [
    {
      id: 'transfer',
      head: 'Transfer',
      cell: (row) => <Transfer row={row} companyId={companyId} />,
      sortValue: ({ TransferorName, TransfereeName }) => `${TransferorName} to ${TransfereeName}`,
    },
    {
      id: 'class',
      head: 'Class',
      cell: ({ ClassName }) => ClassName,
      sortValue: ({ ClassName }) => ClassName,
    },
    {
      id: 'shares',
      head: 'Shares',
      cell: ({ Shares }) => <Count of={Shares} />,
      sortValue: ({ Shares }) => whole(Shares),
      align: 'end',
    },
    {
      id: 'consideration',
      head: 'Consideration',
      cell: ({ Consideration }) =>
        Consideration === null ? <None word="A gift" /> : <Money amount={Consideration} />,
      sortValue: ({ Consideration }) => (Consideration === null ? undefined : whole(Consideration)),
      align: 'end',
    },
    {
      id: 'duty',
      head: 'Stamp duty',
      cell: (row) => <Duty row={row} />,
      sortValue: ({ StampDuty }) => whole(StampDuty),
      align: 'end',
    },
    {
      id: 'signed',
      head: 'Signed',
      cell: ({ SignedOn }) => <DateValue date={SignedOn ?? undefined} short />,
      sortValue: ({ SignedOn }) => SignedOn ?? undefined,
      align: 'end',
      chosenOnly: true,
    },
    {
      id: 'lodged',
      head: 'Lodged',
      cell: ({ LodgedOn }) => <DateValue date={LodgedOn ?? undefined} short />,
      sortValue: ({ LodgedOn }) => LodgedOn ?? undefined,
      align: 'end',
      chosenOnly: true,
    },
    {
      id: 'on',
      head: 'Entered',
      cell: ({ On }) => <DateValue date={On} short />,
      sortValue: ({ On }) => On,
      align: 'end',
    },
  ];
}

function Transfer({ row, companyId }: { row: TransferRow; companyId: string }) {
  const { ShareEventId, TransferorName, TransfereeName, IsReversed } = row;
  const words = (
    <>
      <bdi>{TransferorName}</bdi> to <bdi>{TransfereeName}</bdi>
    </>
  );
  return (
    <>
      <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
        {IsReversed ? <Muted as="s">{words}</Muted> : words}
      </AppLink>
      {IsReversed && (
        <>
          {' '}
          <StatusBadge words="Reversed" tone="neutral" />
        </>
      )}
    </>
  );
}

function Duty({ row: { NilReason, StampDuty, Stamping } }: { row: TransferRow }) {
  return (
    <>
      <Money amount={StampDuty} />
      <Muted small as="div">
        {NilReason === null
          ? Stamping === null
            ? 'Stamping not recorded'
            : stampingWords[Stamping]
          : nilWords[NilReason]}
      </Muted>
    </>
  );
}
