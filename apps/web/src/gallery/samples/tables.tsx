import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { type Column, DataTable, type RowActions } from '#kit/data-table/data-table.tsx';
import { ChoiceChips, FilterField } from '#kit/filters/filters.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { PeriodMenu } from '#kit/period-menu/period-menu.tsx';
import type { Period } from '#kit/period-menu/preset-periods.ts';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { NoMatches } from '#kit/states/states.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { CellProblems, NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import type { TableAddress } from '#kit/table-view/table-address.ts';
import type { TablePreference } from '#kit/table-view/table-settings.ts';
import { TableTools } from '#kit/table-view/table-tools.tsx';
import { useTableView } from '#kit/table-view/use-table-view.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import styles from '../gallery.module.css';
import { inventCompanies, longestCompany, type SampleCompany } from './sample-companies.ts';
import { type Sample, Stateful } from './sample.tsx';

const columns: readonly Column<SampleCompany>[] = [
  {
    id: 'name',
    head: 'Company',
    width: 320,
    cell: ({ name }) => <NameLink href={paths.components} name={name} fills />,
    sortValue: ({ name }) => name,
  },
  { id: 'status', head: 'Status', width: 130, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'shares',
    head: 'Shares in issue',
    align: 'end',
    width: 150,
    cell: ({ shares }) => <Count of={shares} />,
    sortValue: ({ shares }) => shares,
  },
  {
    id: 'due',
    head: 'Statement due',
    align: 'end',
    width: 140,
    cell: ({ statementDue }) => <DateValue date={statementDue} short />,
    sortValue: ({ statementDue }) => statementDue,
  },
];

const wordColumns: readonly Column<SampleCompany>[] = [
  {
    id: 'name',
    head: 'A long name is cut',
    cell: ({ name }) => <NameLink href={paths.components} name={name} />,
  },
  { id: 'line', head: 'In one line', cell: () => <OneLine>Confirmation statement</OneLine> },
  {
    id: 'problems',
    head: 'To correct',
    cell: () => <CellProblems problems={[{ id: 'price', text: 'Price of each: enter an amount' }]} />,
    wide: true,
  },
];

const actions: RowActions<SampleCompany> = {
  rowName: ({ name }) => name,
  items: ({ name }) => [
    { id: 'open', label: 'Open company', href: paths.components },
    { id: 'file', label: 'File a change', onSelect: () => showToast(`A change of ${name}`) },
  ],
};

const idOf = ({ id }: SampleCompany) => id;
const few = [longestCompany, ...inventCompanies(4)];
const many = inventCompanies(10_000);
const total = few.reduce((sum, { shares }) => sum + shares, 0n);
const none: readonly SampleCompany[] = [];
const nothingSelected: ReadonlySet<string> = new Set();
const anyTime: Period = { from: undefined, to: undefined };

function TableWithTools() {
  return (
    <Stateful<TableAddress> initial={{}}>
      {(address, setAddress) => (
        <Stateful<TablePreference> initial={{}}>
          {(value, save) => (
            <ToolsAndTable
              address={address}
              onAddressChange={(change) => setAddress({ ...address, ...change })}
              preference={{ value, save }}
            />
          )}
        </Stateful>
      )}
    </Stateful>
  );
}

function ToolsAndTable(options: Omit<Parameters<typeof useTableView<SampleCompany>>[0], 'columns'>) {
  const view = useTableView({ ...options, columns });
  const exports = { fileName: 'components', rows: few, authorise: () => Promise.resolve() };
  return (
    <>
      <Toolbar end={<TableTools view={view} exports={exports} />}>
        <ChoiceChips
          choices={[
            { value: 'active', label: 'Active', count: 6 },
            { value: 'closed', label: 'Closed' },
          ]}
          chosen="active"
          onChoose={() => showToast('Filtered')}
        />
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
    </>
  );
}

export const tableSamples: readonly Sample[] = [
  {
    title: 'Table with totals',
    content: (
      <>
        <TableWithTools />
        <TotalsCheck />
        <TotalsCheck difference="the ledger has 100 more Ordinary shares" />
      </>
    ),
  },
  {
    title: 'Table without room for its columns',
    content: (
      <Stateful initial={nothingSelected}>
        {(selected, setSelected) => (
          <div className={styles.narrow}>
            <DataTable
              caption="Companies in a narrow place"
              columns={columns}
              rows={few}
              rowId={idOf}
              actions={actions}
              selected={selected}
              onSelectedChange={setSelected}
            />
            <SelectionBar count={selected.size} onClear={() => setSelected(nothingSelected)}>
              <Button compact onClick={() => showToast('Exported')}>
                Export selected
              </Button>
            </SelectionBar>
          </div>
        )}
      </Stateful>
    ),
  },
  {
    title: 'Words in cells, pages and a period',
    content: (
      <>
        <Stateful initial={anyTime}>
          {(period, setPeriod) => (
            <Toolbar>
              <PeriodMenu name="Sent" period={period} onPeriodChange={setPeriod} today="2026-11-21" />
            </Toolbar>
          )}
        </Stateful>
        <DataTable caption="A page of companies" columns={wordColumns} rows={few} rowId={idOf} />
        <Stateful initial={2}>
          {(page, setPage) => <Pagination page={page} pageSize={3} total={9} onPageChange={setPage} />}
        </Stateful>
      </>
    ),
  },
  {
    title: 'Table of 10,000 rows',
    content: (
      <Stateful initial="">
        {(filter, setFilter) => (
          <>
            <Toolbar>
              <FilterField label="Enter anything to find nothing" value={filter} onChange={setFilter} />
            </Toolbar>
            <DataTable
              caption="All companies"
              columns={columns}
              rows={filter === '' ? many : none}
              rowId={idOf}
              density="compact"
              scrollId="gallery-companies"
              empty={<NoMatches what="companies" onClear={() => setFilter('')} />}
            />
          </>
        )}
      </Stateful>
    ),
  },
];
