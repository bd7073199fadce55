import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { RefusedTransfer } from './refused-transfer.ts';

export function refusedColumns(companyId: string, mayEdit: boolean): readonly Column<RefusedTransfer>[] {
  const columns: Column<RefusedTransfer>[] = [
    { id: 'transfer', head: 'Transfer', cell: Transfer, sortValue: describe },
    {
      id: 'class',
      head: 'Class',
      cell: ({ ClassName }) => ClassName,
      sortValue: ({ ClassName }) => ClassName,
    },
    { id: 'shares', head: 'Shares', cell: Shares, align: 'end' },
    {
      id: 'lodged',
      head: 'Lodged',
      cell: ({ LodgedOn }) => <DateValue date={LodgedOn} short />,
      sortValue: ({ LodgedOn }) => LodgedOn,
      align: 'end',
    },
    { id: 'refused', head: 'Refused', cell: Refused, sortValue: ({ RefusedOn }) => RefusedOn, align: 'end' },
    { id: 'reasons', head: 'Reasons given', cell: ({ Reasons }) => <bdi>{Reasons}</bdi>, wide: true },
  ];
  const act: Column<RefusedTransfer> = {
    id: 'act',
    head: 'Act',
    cell: (row) =>
      row.IsReplaced ? null : (
        <AppLink href={sharePaths.refusedTransfer(companyId, row.RefusedTransferId)}>
          Put right<VisuallyHidden> the refusal of {describe(row)}</VisuallyHidden>
        </AppLink>
      ),
  };
  return mayEdit ? [...columns, act] : columns;
}

function describe({ TransferorName, Transferees }: RefusedTransfer): string {
  return `${TransferorName} to ${Transferees.map(({ TransfereeName }) => TransfereeName).join(', ')}`;
}

function Transfer(row: RefusedTransfer) {
  if (!row.IsReplaced) return <bdi>{describe(row)}</bdi>;
  return (
    <>
      <Muted as="s">{describe(row)}</Muted> <StatusBadge words="Put right later" tone="neutral" />
    </>
  );
}

function Shares({ Transferees }: RefusedTransfer) {
  return Transferees.map(({ TransfereeId, Shares: shares }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same transferee may stand twice
    <div key={`${TransfereeId} ${index}`}>
      <Count of={shares} />
    </div>
  ));
}

function Refused({ RefusedOn, IsLate, DecisionDueOn }: RefusedTransfer) {
  return (
    <>
      <DateValue date={RefusedOn} short />
      {IsLate && (
        <Muted small as="div">
          After the last day, <DateValue date={DecisionDueOn} short />
        </Muted>
      )}
    </>
  );
}
