import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { importBatchPath } from './list-import-address.ts';

type Batch = CallReply<'getImportBatches'>['Entity'][number];

/** Imports by list that were started before; a page that was left finds its own here again. */
export function PastImports() {
  const batches = useCall('getImportBatches').data?.Entity ?? [];
  if (batches.length === 0) return null;
  return (
    <Card title="Past imports">
      <DataTable
        caption="Imports by list"
        columns={batchColumns}
        rows={batches}
        rowId={({ BatchId }) => BatchId}
      />
    </Card>
  );
}

const batchColumns: readonly Column<Batch>[] = [
  {
    id: 'started',
    head: 'Started',
    cell: ({ BatchId, StartedAt }) => (
      <AppLink href={importBatchPath(BatchId)}>
        <InstantValue instant={StartedAt} />
      </AppLink>
    ),
  },
  { id: 'waiting', head: 'Waiting', cell: ({ Waiting }) => <Count of={Waiting} />, align: 'end' },
  { id: 'imported', head: 'Imported', cell: ({ Imported }) => <Count of={Imported} />, align: 'end' },
  {
    id: 'problems',
    head: 'Not imported',
    cell: ({ Refused, Failed }) => <Count of={Refused + Failed} />,
    align: 'end',
  },
];
