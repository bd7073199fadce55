import type { Addressed } from '#kit/address/addressed.ts';
import { useMemo } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { call } from '#api/call.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { badgeOf, isProblem, type Line } from './describe-batch.ts';
import styles from '../import.module.css';
import type { ListImportAddress } from './list-import-address.ts';

export type LinesAddress = Addressed<ListImportAddress>;

interface ImportLinesProps extends LinesAddress {
  readonly lines: readonly Line[];
}

const defaultSort = { column: 'line', descending: false };

/** What became of each line of a list. */
export function ImportLines({ lines, address, onAddressChange }: ImportLinesProps) {
  const mayExport = useMay('recordListExport');
  const problems = useMemo(() => lines.filter(isProblem), [lines]);
  const problemsOnly = address.show === 'problems';
  const rows = problemsOnly ? problems : lines;
  const list = useListView({ table: 'import-lines', columns, rows, address, onAddressChange, defaultSort });
  const exports = { fileName: 'import', rows, authorise: recordExport };
  return (
    <ListTable
      list={list}
      caption="Lines of the import"
      what="lines"
      filters={
        <ToggleChip label="Problems only" count={problems.length} {...list.toggle('show', 'problems')} />
      }
      exports={mayExport ? exports : undefined}
      rowId={positionOf}
      empty={<p>Nothing is wrong with any line.</p>}
    />
  );
}

const positionOf = ({ position }: Line) => String(position);

const recordExport = ({ rows, columns: heads }: { rows: number; columns: readonly string[] }) =>
  call('recordListExport', { body: { list: 'import', rows, columns: [...heads] } });

const columns: readonly Column<Line>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ companyId, companyName, typed }) =>
      companyId === null ? (
        (companyName ?? <Value>{typed}</Value>)
      ) : (
        <AppLink href={paths.companyOverview(companyId)}>{companyName ?? typed}</AppLink>
      ),
    sortValue: ({ companyName, typed }) => companyName ?? typed,
    minWidth: 220,
  },
  {
    id: 'state',
    head: 'Status',
    cell: (line) => <StatusBadge {...badgeOf(line)} />,
    sortValue: (line) => badgeOf(line).label,
    width: 120,
  },
  {
    id: 'message',
    head: 'What happened',
    cell: ({ message }) => (message === null ? <None /> : <p className={styles.message}>{message}</p>),
    text: ({ message }) => message ?? undefined,
    minWidth: 320,
    wide: true,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ companyNumber }) => (companyNumber === null ? <None /> : <Value>{companyNumber}</Value>),
    text: ({ companyNumber }) => companyNumber ?? undefined,
    width: 120,
  },
  {
    id: 'typed',
    head: 'As typed',
    cell: ({ typed }) => <Value>{typed}</Value>,
    text: ({ typed }) => typed,
    hiddenByDefault: true,
    width: 140,
  },
  {
    id: 'line',
    head: 'Line',
    cell: ({ position }) => <Count of={position} />,
    sortValue: ({ position }) => position,
    align: 'end',
    width: 72,
  },
];
