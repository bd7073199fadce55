import { useDeferredValue, useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { FilterField, ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { LiveStatus } from '#kit/page/live-status.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { NoMatches } from '#kit/state/states.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { Faults, NameLink, OneLine } from '#kit/table/cell-text.tsx';
import { type Column, DataTable, type RowActions } from '#kit/table/data-table.tsx';
import { PageLinks } from '#kit/table/page-links.tsx';
import { PeriodMenu } from '#kit/table/period-menu.tsx';
import type { Period } from '#kit/table/usual-periods.ts';
import type { TableAddress } from '#kit/table/table-address.ts';
import type { TableChoice } from '#kit/table/table-choices.ts';
import { TableTools } from '#kit/table/table-tools.tsx';
import { useTableView } from '#kit/table/use-table-view.ts';
import { SelectionBar } from '#kit/table/selection-bar.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import { inventCompanies, longestCompany, type SpecimenCompany } from './specimen-data.ts';

const columns: readonly Column<SpecimenCompany>[] = [
  {
    id: 'name',
    head: 'Company',
    width: 320,
    cell: (company) => <AppLink href={paths.components}>{company.name}</AppLink>,
    sortValue: (company) => company.name,
    text: (company) => company.name,
  },
  {
    id: 'number',
    head: 'Number',
    width: 110,
    cell: (company) => <Value>{company.number}</Value>,
    text: (company) => company.number,
  },
  {
    id: 'status',
    head: 'Status',
    width: 130,
    cell: (company) => <StatusBadge status={company.status} />,
    sortValue: (company) => company.status,
  },
  {
    id: 'shares',
    head: 'Shares in issue',
    align: 'end',
    width: 150,
    cell: (company) => <Count of={company.shares} />,
    sortValue: (company) => company.shares,
  },
  {
    id: 'due',
    head: 'Statement due',
    align: 'end',
    width: 140,
    cell: (company) => <DateValue date={company.statementDue} short />,
    sortValue: (company) => company.statementDue,
  },
];

const actions: RowActions<SpecimenCompany> = {
  nameOf: (company) => company.name,
  entriesOf: (company) => [
    { id: 'open', label: 'Open company', href: paths.components },
    { id: 'file', label: 'File a change', onSelect: () => showToast(`A change of ${company.name}`) },
    {
      id: 'delete',
      label: 'Delete company',
      danger: true,
      separated: true,
      onSelect: () => showToast('Not here'),
    },
  ],
};

const idOf = (company: SpecimenCompany) => company.id;
const few = [longestCompany, ...inventCompanies(6)];
const total = few.reduce((sum, company) => sum + company.shares, 0n);

export function ShortTable() {
  const [address, setAddress] = useState<TableAddress>({});
  const [chosen, remember] = useState<TableChoice>({});
  const view = useTableView({
    memory: { chosen, remember },
    columns,
    address,
    onAddressChange: (change) => setAddress((before) => ({ ...before, ...change })),
  });
  return (
    <Specimen title="Table with totals">
      <Toolbar end={<TableTools view={view} exports={{ fileName: 'components', rows: few, allow: free }} />}>
        <ToggleChip label="Due soon" count={2} pressed={false} onToggle={() => showToast('Filtered')} />
        <ToggleChip label="Overdue" pressed onToggle={() => showToast('Filtered')} />
      </Toolbar>
      <DataTable
        caption="Companies with shares in issue"
        columns={view.columns}
        rows={few}
        rowId={idOf}
        sort={view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        actions={actions}
        totals={{ name: 'Total', shares: <Count of={total} /> }}
      />
      <AddsUp />
      <AddsUp
        difference={
          <>
            the ledger has <Count of={100} /> more Ordinary shares
          </>
        }
      />
    </Specimen>
  );
}

const free = () => Promise.resolve();

/** As on a phone: the rows stand as blocks. */
export function NarrowTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  return (
    <Specimen title="Table without room for its columns">
      <div className={styles.narrow}>
        <DataTable
          caption="Companies in a narrow place"
          columns={columns}
          rows={few.slice(0, 3)}
          rowId={idOf}
          actions={actions}
          selected={selected}
          onSelectedChange={setSelected}
        />
      </div>
    </Specimen>
  );
}

const wordsInCells: readonly Column<SpecimenCompany>[] = [
  {
    id: 'name',
    head: 'A long name is cut',
    cell: ({ name }) => <NameLink href={paths.components} name={name} note="of the specimens" />,
  },
  {
    id: 'fills',
    head: 'As long as its column',
    cell: ({ name }) => <NameLink href={paths.components} name={name} fills />,
    width: 220,
  },
  { id: 'line', head: 'In one line', cell: () => <OneLine>Confirmation statement</OneLine> },
  {
    id: 'faults',
    head: 'To mend',
    cell: ({ id }) =>
      id === 'longest' ? (
        <Faults faults={[{ id: 'price', words: 'Price of each: enter an amount' }]} />
      ) : null,
    wide: true,
  },
];

/** A list of which the server gives a page at a time, narrowed to a period. */
export function PagedTable() {
  const [page, setPage] = useState(2);
  const [period, setPeriod] = useState<Period>({ from: undefined, to: undefined });
  return (
    <Specimen title="Words in cells, pages and a period">
      <Toolbar>
        <PeriodMenu name="Sent" period={period} onPeriod={setPeriod} today="2026-11-21" />
      </Toolbar>
      <DataTable caption="A page of companies" columns={wordsInCells} rows={few.slice(0, 3)} rowId={idOf} />
      <PageLinks page={page} pageSize={3} total={9} onPage={setPage} />
      <DataTable
        caption="A table without rows"
        columns={wordsInCells}
        rows={none}
        rowId={idOf}
        empty={<NoMatches what="companies" onClear={() => showToast('Cleared')} />}
      />
    </Specimen>
  );
}

const none: readonly SpecimenCompany[] = [];

const searchText = (company: SpecimenCompany) => `${company.name} ${company.number}`.toLowerCase();

export function LongTable() {
  const companies = useMemo(() => inventCompanies(10_000), []);
  const searched = useMemo(() => companies.map(searchText), [companies]);
  const [filter, setFilter] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sought = useDeferredValue(filter.trim().toLowerCase());
  const rows = useMemo(
    () => (sought === '' ? companies : companies.filter((_, place) => searched[place]?.includes(sought))),
    [companies, searched, sought],
  );
  return (
    <Specimen title="Table of 10,000 rows">
      <Toolbar
        end={
          <LiveStatus>
            <Count of={rows.length} /> of <Count of={companies.length} />
          </LiveStatus>
        }
      >
        <FilterField label="Filter companies by name or number" value={filter} onChange={setFilter} />
      </Toolbar>
      <DataTable
        caption="All companies"
        columns={columns}
        rows={rows}
        rowId={idOf}
        density="compact"
        actions={actions}
        selected={selected}
        onSelectedChange={setSelected}
        scrollId="gallery-companies"
        empty={<NoMatches what="companies" onClear={() => setFilter('')} />}
      />
      <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button compact onClick={() => showToast('Exported')}>
          Export selected
        </Button>
      </SelectionBar>
    </Specimen>
  );
}
