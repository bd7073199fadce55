import { useDeferredValue, useMemo } from 'react';
import { useAccess } from '#app/session-port.ts';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Menu } from '#kit/popup/menu.tsx';
import { NoMatches } from '#kit/state/states.tsx';
import { DataTable, type Density } from '#kit/table/data-table.tsx';
import { companyColumns } from './company-columns.tsx';
import { ImportButton } from './import-button.tsx';
import {
  type ListAddress,
  readDensity,
  readMarks,
  readSort,
  writeDensity,
  writeMarks,
  writeSort,
} from './list-address.ts';
import { countMarks, filterCompanies, type ListedCompany, type Mark } from './listed-company.ts';
import { useAddressText } from '#kit/page/use-address-text.ts';

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
  const mayImport = useAccess().has('ImportaCompany');
  const [text, setText] = useAddressText(address.q ?? '', (q) => onAddressChange({ q: q || undefined }));
  const wanted = useDeferredValue(text);
  const { show } = address;
  const marks = useMemo(() => readMarks({ show }), [show]);
  const shown = useMemo(() => filterCompanies(companies, wanted, marks), [companies, wanted, marks]);
  const counts = useMemo(() => countMarks(companies), [companies]);
  const columns = useMemo(() => companyColumns(today), [today]);
  const clear = () => {
    setText('');
    onAddressChange({ q: undefined, show: undefined });
  };
  return (
    <>
      <PageHeader
        title="Companies"
        count={{ shown: shown.length, total: companies.length }}
        actions={mayImport && <ImportButton />}
      />
      <Toolbar end={<DensityMenu onChoose={(density) => onAddressChange(writeDensity(density))} />}>
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
        columns={columns}
        rows={shown}
        rowId={idOf}
        sort={readSort(address)}
        onSortChange={(sort) => onAddressChange(writeSort(sort))}
        density={readDensity(address)}
        empty={<NoMatches what="companies" onClear={clear} />}
        scrollId="companies"
      />
    </>
  );
}

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'comfortable', label: 'Comfortable' },
];

function DensityMenu({ onChoose }: { onChoose: (density: Density) => void }) {
  const entries = densities.map(({ id, label }) => ({ id, label, onSelect: () => onChoose(id) }));
  return <Menu label="Row height" entries={entries} />;
}

function toggle(marks: readonly Mark[], mark: Mark, pressed: boolean): readonly Mark[] {
  return pressed ? [...marks, mark] : marks.filter((each) => each !== mark);
}
