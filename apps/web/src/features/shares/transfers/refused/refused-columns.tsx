import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { dayColumn, textColumn } from '#kit/table-cell/value-columns.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { RefusedTransfer } from './use-refused-transfer.ts';

export function refusedColumns(companyId: string, mayEdit: boolean): readonly Column<RefusedTransfer>[] {
  const columns: Column<RefusedTransfer>[] = [
    { id: 'transfer', head: 'Transfer', cell: Transfer, sortValue: describe },
    textColumn({ id: 'class', head: 'Class', of: ({ className }) => className, sortable: true }),
    { id: 'shares', head: 'Shares', cell: Shares, align: 'end' },
    dayColumn({ id: 'lodged', head: 'Lodged', of: ({ lodgedOn }) => lodgedOn, sortable: true }),
    { id: 'refused', head: 'Refused', cell: Refused, sortValue: ({ refusedOn }) => refusedOn, align: 'end' },
    { id: 'reasons', head: 'Reasons given', cell: ({ reasons }) => <bdi>{reasons}</bdi>, wide: true },
  ];
  const act: Column<RefusedTransfer> = {
    id: 'act',
    head: 'Act',
    cell: (row) =>
      row.isReplaced ? null : (
        <AppLink href={sharePaths.refusedTransfer(companyId, row.refusedTransferId)}>
          Correct<VisuallyHidden> the refusal of {describe(row)}</VisuallyHidden>
        </AppLink>
      ),
  };
  return mayEdit ? [...columns, act] : columns;
}

function describe({ transferorName, transferees }: RefusedTransfer): string {
  return `${transferorName} to ${transferees.map(({ transfereeName }) => transfereeName).join(', ')}`;
}

function Transfer(row: RefusedTransfer) {
  if (!row.isReplaced) return <bdi>{describe(row)}</bdi>;
  return (
    <>
      <Muted as="s">{describe(row)}</Muted> <StatusBadge label="Corrected later" tone="neutral" />
    </>
  );
}

function Shares({ transferees }: RefusedTransfer) {
  return transferees.map(({ transfereeId, shares }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same transferee may stand twice
    <div key={`${transfereeId} ${index}`}>
      <Count of={shares} />
    </div>
  ));
}

function Refused({ refusedOn, isLate, decisionDueOn }: RefusedTransfer) {
  return (
    <>
      <DateValue date={refusedOn} short />
      {isLate && (
        <Muted small as="div">
          After the last day, <DateValue date={decisionDueOn} short />
        </Muted>
      )}
    </>
  );
}
