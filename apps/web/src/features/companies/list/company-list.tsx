import { useDeferredValue, useMemo, useState } from 'react';
import { useAccess } from '#app/session-port.ts';
import { call } from '#api/call.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useAddressText } from '#kit/page/use-address-text.ts';
import { NoMatches } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import type { TableExport } from '#kit/table/shown-table.ts';
import { TableTools } from '#kit/table/table-tools.tsx';
import { useOwnTableView } from '../../../tables/use-own-table-view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useCompanyActs } from './company-acts.tsx';
import { companyColumns } from './company-columns.tsx';
import { ImportButton } from './import-button.tsx';
import { type ListAddress, readMarks, usualSort, writeMarks } from './list-address.ts';
import { countMarks, filterCompanies, type ListedCompany, type Mark } from './listed-company.ts';

interface CompanyListProps {
  readonly companies: readonly ListedCompany[];
  readonly today: string;
  readonly address: ListAddress;
  readonly onAddressChange: (change: Partial<ListAddress>) => void;
}

const chips: readonly { readonly mark: Mark; readonly label: string }[] = [
  { mark: 'overdue', label: 'Overdue' },
  { mark: 'due-soon', label: 'Due soon' },
  { mark: 'in-flight', label: 'In flight' },
  { mark: 'closed', label: 'Closed' },
];

const idOf = ({ row }: ListedCompany) => row.CompanyId;

/** The list of companies: filtered and sorted here, since all of them are at hand. */
export function CompanyList({ companies, today, address, onAddressChange }: CompanyListProps) {
  const access = useAccess();
  const [text, setText] = useAddressText(address.q ?? '', (q) => onAddressChange({ q: q || undefined }));
  const wanted = useDeferredValue(text);
  const { show } = address;
  const marks = useMemo(() => readMarks({ show }), [show]);
  const shown = useMemo(() => filterCompanies(companies, wanted, marks), [companies, wanted, marks]);
  const counts = useMemo(() => countMarks(companies), [companies]);
  const columns = useMemo(() => companyColumns(today), [today]);
  const view = useOwnTableView({ id: 'companies', columns, address, onAddressChange, usualSort });
  const { actions, dialog } = useCompanyActs();
  const [selected, setSelected] = useState<ReadonlySet<string>>(nothing);
  const exportOf = access.has('ExportorDownloadCompany') ? toExport : undefined;
  const selects = exportOf !== undefined || access.has('EditCompany');
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, show: undefined });
  };
  return (
    <>
      <PageHeader
        title="Companies"
        count={{ shown: shown.length, total: companies.length }}
        actions={access.has('ImportaCompany') && <ImportButton />}
      />
      <Toolbar end={<TableTools view={view} exports={exportOf?.(shown)} />}>
        <FilterField label="Filter by name or number" value={text} onChange={setText} />
        {chips.map(({ mark, label }) => (
          <ToggleChip
            key={mark}
            label={label}
            count={counts[mark]}
            pressed={marks.includes(mark)}
            onToggle={(pressed) => onAddressChange(writeMarks(toggle(marks, mark, pressed)))}
          />
        ))}
      </Toolbar>
      <DataTable
        caption="Companies"
        columns={view.columns}
        rows={shown}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        actions={actions}
        {...(selects && { selected, onSelectedChange: setSelected })}
        empty={<NoMatches what="companies" onClear={clear} />}
        scrollId="companies"
      />
      <BulkBar
        companies={companies}
        selected={selected}
        view={view}
        exportOf={exportOf}
        onClear={() => setSelected(nothing)}
      />
      {dialog}
    </>
  );
}

const nothing: ReadonlySet<string> = new Set();

function toExport(rows: readonly ListedCompany[]): TableExport<ListedCompany> {
  return {
    fileName: 'companies',
    rows,
    allow: ({ rows: Rows, columns }) => call('recordListExport', { body: { Rows, Columns: [...columns] } }),
  };
}

function toggle(marks: readonly Mark[], mark: Mark, pressed: boolean): readonly Mark[] {
  return pressed ? [...marks, mark] : marks.filter((each) => each !== mark);
}
