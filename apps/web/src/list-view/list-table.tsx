import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '#kit/data-table/data-table.tsx';
import { FilterField } from '#kit/filters/filters.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { NoMatches } from '#kit/states/states.tsx';
import type { TableExport } from '#kit/table-export/shown-table.ts';
import { TableTools } from '#kit/table-view/table-tools.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListView } from './use-list-view.ts';

interface ListTableProps<Row extends object, Address extends ListAddress>
  extends Pick<
    DataTableProps<Row>,
    | 'caption'
    | 'rowId'
    | 'actions'
    | 'selected'
    | 'onSelectedChange'
    | 'rowName'
    | 'totals'
    | 'isUneven'
    | 'scrollId'
    | 'sort'
  > {
  readonly list: ListView<Row, Address>;
  /** What the rows are: "companies". */
  readonly what: string;
  /** "Filter by name or number". A short list has no filter. */
  readonly filterLabel?: string | undefined;
  /** Chips and menus, after the filter. */
  readonly filters?: ReactNode;
  readonly exports?: TableExport<Row> | undefined;
  /** A heading that takes the place of the bar: it holds the filters and tools of a list without a filter field. */
  readonly renderHeading?: ((tools: ReactNode) => ReactNode) | undefined;
  /** Between the bar and the table: a count, sums. */
  readonly summary?: ReactNode;
  /** Instead of the table where there is nothing to narrow. */
  readonly empty?: ReactNode;
  /** Where the server answers a page at a time. */
  readonly pages?: PagesProps | undefined;
}

interface PagesProps {
  readonly pageSize: number;
  readonly total: number;
  /** The labels of the buttons to the other pages. */
  readonly words?: readonly [before: string, after: string] | undefined;
}

/** The body of a list page: its bar with filters, columns and export, the table, and the way to its other pages. */
export function ListTable<Row extends object, Address extends ListAddress>(
  props: ListTableProps<Row, Address>,
) {
  const { list, what, filterLabel, filters, exports, renderHeading, summary, empty, pages, sort, ...table } =
    props;
  const { view, rows, text, setText, isNarrowed, clear } = list;
  const hasTools = rows.length > 0 || isNarrowed;
  const tools = hasTools && <TableTools view={view} exports={exports} />;
  const heading = renderHeading?.(
    <>
      {filters}
      {tools}
    </>,
  );
  return (
    <>
      {heading ?? (
        <ListBar tools={tools}>
          {filterLabel !== undefined && <FilterField label={filterLabel} value={text} onChange={setText} />}
          {filters}
        </ListBar>
      )}
      {summary}
      <DataTable
        {...table}
        columns={view.columns}
        rows={rows}
        sort={sort ?? view.sort}
        onSortChange={view.onSortChange}
        density={view.density}
        empty={isNarrowed || empty === undefined ? <NoMatches what={what} onClear={clear} /> : empty}
      />
      {pages && (
        <Pagination
          pageSize={pages.pageSize}
          total={pages.total}
          labels={pages.words}
          page={list.page}
          onPageChange={list.setPage}
        />
      )}
    </>
  );
}

/** Nothing where there is nothing to hold. */
function ListBar({ tools, children }: { tools: ReactNode; children: readonly ReactNode[] }) {
  if (!tools && !children.some(Boolean)) return null;
  return <Toolbar end={tools || undefined}>{children}</Toolbar>;
}
