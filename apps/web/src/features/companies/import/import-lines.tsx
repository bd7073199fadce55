import { useMemo } from 'react';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { call } from '#api/call.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { badgeOf, isProblem, type Line } from './describe-batch.ts';
import styles from './import.module.css';
import type { ListImportAddress } from './list-import-address.ts';

/** How the lines are shown. */
export interface LinesAddress {
  readonly address: ListImportAddress;
  readonly onAddressChange: (change: ListImportAddress) => void;
}

interface ImportLinesProps extends LinesAddress {
  readonly lines: readonly Line[];
}

const usualSort = { column: 'line', descending: false };

/** What became of each line of a list. */
export function ImportLines({ lines, address, onAddressChange }: ImportLinesProps) {
  const mayExport = useAccess().has('ExportorDownloadCompany');
  const problems = useMemo(() => lines.filter(isProblem), [lines]);
  const problemsOnly = address.show === 'problems';
  const rows = problemsOnly ? problems : lines;
  const view = useOwnTableView({ id: 'import-lines', columns, address, onAddressChange, usualSort });
  const exports = { fileName: 'import', rows, allow: recordExport };
  return (
    <>
      <Toolbar end={<TableTools view={view} exports={mayExport ? exports : undefined} />}>
        <ToggleChip
          label="Problems only"
          count={problems.length}
          pressed={problemsOnly}
          onToggle={(pressed) => onAddressChange({ show: pressed ? 'problems' : undefined })}
        />
      </Toolbar>
      <DataTable
        caption="Lines of the import"
        columns={view.columns}
        rows={rows}
        rowId={({ Position }) => String(Position)}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        empty={<p>Nothing is wrong with any line.</p>}
      />
    </>
  );
}

const recordExport = ({ rows: Rows, columns: heads }: { rows: number; columns: readonly string[] }) =>
  call('recordListExport', { body: { List: 'import', Rows, Columns: [...heads] } });

const columns: readonly Column<Line>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ CompanyId, CompanyName, Typed }) =>
      CompanyId === null ? (
        (CompanyName ?? <Value>{Typed}</Value>)
      ) : (
        <AppLink href={paths.companyOverview(CompanyId)}>{CompanyName ?? Typed}</AppLink>
      ),
    sortValue: ({ CompanyName, Typed }) => CompanyName ?? Typed,
    leastWidth: 220,
  },
  {
    id: 'state',
    head: 'State',
    cell: (line) => <StatusBadge {...badgeOf(line)} />,
    sortValue: (line) => badgeOf(line).words,
    width: 120,
  },
  {
    id: 'message',
    head: 'What happened',
    cell: ({ Message }) => (Message === null ? <None /> : <p className={styles.message}>{Message}</p>),
    text: ({ Message }) => Message ?? undefined,
    leastWidth: 320,
    wide: true,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ CompanyNumber }) => (CompanyNumber === null ? <None /> : <Value>{CompanyNumber}</Value>),
    text: ({ CompanyNumber }) => CompanyNumber ?? undefined,
    width: 120,
  },
  {
    id: 'typed',
    head: 'As typed',
    cell: ({ Typed }) => <Value>{Typed}</Value>,
    text: ({ Typed }) => Typed,
    chosenOnly: true,
    width: 140,
  },
  {
    id: 'line',
    head: 'Line',
    cell: ({ Position }) => <Count of={Position} />,
    sortValue: ({ Position }) => Position,
    align: 'end',
    width: 72,
  },
];
