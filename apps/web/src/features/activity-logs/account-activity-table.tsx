import type { CallReply } from '#api/call-types.ts';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';

export type AccountAct = CallReply<'getAccountActivity'>['entity'][number];

const columns: readonly Column<AccountAct>[] = [
  {
    id: 'what',
    head: 'What',
    cell: ({ text, subject }) => (
      <>
        {text}
        {subject !== null && (
          <Muted small as="div" dir="auto">
            {subject}
          </Muted>
        )}
      </>
    ),
  },
  { id: 'by', head: 'By', cell: ({ by }) => (by === null ? 'The product' : <bdi>{by}</bdi>) },
  { id: 'at', head: 'When', cell: ({ at }) => <InstantValue instant={at} />, align: 'end', wide: true },
];

const idOf = ({ sequence }: AccountAct) => String(sequence);

interface AccountActivityTableProps {
  readonly acts: readonly AccountAct[];
  /** Whether only acts of one kind are shown. */
  readonly ofKind?: boolean;
}

/** What was done in the account, the last act first. */
export function AccountActivityTable({ acts, ofKind = false }: AccountActivityTableProps) {
  return (
    <DataTable
      caption="What was done in the account"
      columns={columns}
      rows={acts}
      rowId={idOf}
      empty={<p>{ofKind ? 'Nothing of this kind was done yet.' : 'Nothing was done yet.'}</p>}
    />
  );
}
