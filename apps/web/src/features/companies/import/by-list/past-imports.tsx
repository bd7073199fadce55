import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { importBatchPath } from './list-import-address.ts';

type Batch = CallReply<'getImportBatches'>['entity'][number];

/** Imports by list that were started before; a page that was left finds its own here again. */
export function PastImports() {
  const batches = useCall('getImportBatches').data?.entity ?? [];
  if (batches.length === 0) return null;
  return (
    <Card title="Past imports">
      <DataTable
        caption="Imports by list"
        columns={batchColumns}
        rows={batches}
        rowId={({ batchId }) => batchId}
      />
    </Card>
  );
}

const batchColumns: readonly Column<Batch>[] = [
  {
    id: 'started',
    head: 'Started',
    cell: ({ batchId, startedAt }) => (
      <AppLink href={importBatchPath(batchId)}>
        <InstantValue instant={startedAt} />
      </AppLink>
    ),
  },
  { id: 'waiting', head: 'Waiting', cell: ({ waiting }) => <Count of={waiting} />, align: 'end' },
  { id: 'imported', head: 'Imported', cell: ({ imported }) => <Count of={imported} />, align: 'end' },
  {
    id: 'problems',
    head: 'Not imported',
    cell: ({ refused, failed }) => <Count of={refused + failed} />,
    align: 'end',
  },
];
