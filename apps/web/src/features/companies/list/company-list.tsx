import { useMemo, useState } from 'react';
import { useMay } from '#app/session-port.ts';
import { call } from '#api/call.ts';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import type { TableExport } from '#kit/table-export/shown-table.ts';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { ArchiveButton } from './archive-button.tsx';
import { AddCompanies } from './add-menu.tsx';
import { useCompanyActs } from './company-acts.tsx';
import { companyColumns } from './company-columns.tsx';
import { type CompaniesAddress, readFlags, defaultSort, writeFlags } from './list-address.ts';
import { hasTag } from '../tags/has-tag.ts';
import { TagFilter } from '../tags/tag-filter.tsx';
import {
  type CompanyFlag,
  countFlags,
  countTags,
  type ListedCompany,
  matchesFlags,
} from './listed-company.ts';

// Nothing of it is needed before a company is selected.
const BulkBar = onDemand(() => import('./bulk/bulk-bar.tsx'));

interface CompanyListProps {
  readonly companies: readonly ListedCompany[];
  readonly today: string;
  readonly address: CompaniesAddress;
  readonly onAddressChange: (change: Partial<CompaniesAddress>) => void;
}

const chips: readonly { readonly flag: CompanyFlag; readonly label: string }[] = [
  { flag: 'overdue', label: 'Overdue' },
  { flag: 'due-soon', label: 'Due soon' },
  { flag: 'in-flight', label: 'In progress' },
  { flag: 'closed', label: 'Closed' },
];

const idOf = ({ row }: ListedCompany) => row.companyId;
const searchTextOf = ({ searchText }: ListedCompany) => searchText;

/** The list of companies: filtered and sorted here, since all of them are at hand. */
export function CompanyList({ companies, today, address, onAddressChange }: CompanyListProps) {
  const [mayExport, mayRefresh] = [useMay('recordListExport'), useMay('refreshCompanies')];
  // Kept by hand: the compiler keeps nothing that is used on both sides of a hook.
  const flags = useMemo(() => readFlags(address), [address]);
  const counts = useMemo(() => countFlags(companies), [companies]);
  const tags = useMemo(() => countTags(companies), [companies]);
  const columns = useMemo(() => companyColumns(today), [today]);
  const list = useListView({
    table: 'companies',
    columns,
    rows: companies,
    address,
    onAddressChange,
    defaultSort,
    filters: ['show', 'tag'],
    searchText: searchTextOf,
    includes: (company) =>
      matchesFlags(company, flags) && (address.tag === undefined || hasTag(company.row.tags, address.tag)),
  });
  const { actions, dialog } = useCompanyActs();
  const [selected, setSelected] = useState<ReadonlySet<string>>(nothing);
  const exportOf = mayExport ? toExport : undefined;
  const selects = exportOf !== undefined || mayRefresh;
  return (
    <>
      <PageHeader
        title="Companies"
        count={{ shown: list.rows.length, total: companies.length }}
        actions={
          <>
            <ArchiveButton />
            <AddCompanies />
          </>
        }
      />
      <ListTable
        list={list}
        caption="Companies"
        what="companies"
        filterLabel="Filter by name or number"
        filters={
          <>
            {chips.map(({ flag, label }) => (
              <ToggleChip
                key={flag}
                label={label}
                count={counts[flag]}
                pressed={flags.includes(flag)}
                onToggle={(pressed) => list.narrow(writeFlags(toggle(flags, flag, pressed)))}
              />
            ))}
            <TagFilter tags={tags} chosen={address.tag} onChoose={(tag) => list.narrow({ tag })} />
          </>
        }
        rowId={idOf}
        exports={exportOf?.(list.rows)}
        actions={actions}
        {...(selects && { selected, onSelectedChange: setSelected })}
        scrollId="companies"
      />
      {selected.size > 0 && (
        <BulkBar
          companies={companies}
          selected={selected}
          view={list.view}
          exportOf={exportOf}
          onClear={() => setSelected(nothing)}
        />
      )}
      {dialog}
    </>
  );
}

const nothing: ReadonlySet<string> = new Set();

function toExport(rows: readonly ListedCompany[]): TableExport<ListedCompany> {
  return {
    fileName: 'companies',
    rows,
    authorise: ({ rows, columns }) => call('recordListExport', { body: { rows, columns: [...columns] } }),
  };
}

function toggle(flags: readonly CompanyFlag[], flag: CompanyFlag, pressed: boolean): readonly CompanyFlag[] {
  return pressed ? [...flags, flag] : flags.filter((each) => each !== flag);
}
