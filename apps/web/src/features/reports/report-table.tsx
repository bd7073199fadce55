import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useAccess } from '#app/session-port.ts';
import { FilterField } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { PageLinks } from '#kit/table/page-links.tsx';
import { PeriodMenu } from '#kit/table/period-menu.tsx';
import { useAddressText } from '#kit/page/use-address-text.ts';
import { EmptyState, NoMatches } from '#kit/state/states.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { TableTools } from '#kit/table/table-tools.tsx';
import { useOwnTableView } from '../../tables/use-own-table-view.ts';
import { AllReports } from './all-reports.tsx';
import { AsAtMenu } from './as-at-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { ReportAddress } from './report-address.ts';
import { pageSize, readDays, readPage } from './report-query.ts';
import { type Report, reportColumns, type ReportRow, totalsOf } from './report-columns.tsx';
import { RowCount } from './row-count.tsx';

interface ReportTableProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly onAddressChange: (change: Partial<ReportAddress>) => void;
}

const idOf = ({ place }: ReportRow) => String(place);

/** A page of a report, with what it is narrowed to; the server has filtered and sorted it. */
export function ReportTable({ report, address, onAddressChange }: ReportTableProps) {
  const { Name, Title, Answers, Columns, Rows, Total, Sort, Direction } = report;
  const today = useToday();
  const mayExport = useAccess().has('ExportReports');
  const narrow = (change: Partial<ReportAddress>) => onAddressChange({ ...change, page: undefined });
  const [text, setText] = useAddressText(address.q ?? '', (q) => narrow({ q: q || undefined }));
  const columns = useMemo(() => reportColumns(Columns, today), [Columns, today]);
  const rows = useMemo(() => Rows.map((row, place) => ({ ...row, place })), [Rows]);
  const view = useOwnTableView({ id: `report-${Name}`, columns, address, onAddressChange: narrow });
  const clear = () => {
    setText('');
    narrow({ q: undefined, from: undefined, to: undefined });
  };
  return (
    <>
      <PageHeader
        title={Title}
        over={<AllReports />}
        lead={Answers}
        actions={
          mayExport && (
            <ExportMenu name={Name} address={address} columns={view.columns.map(({ id }) => id).join(',')} />
          )
        }
      />
      <Toolbar end={<TableTools view={view} />}>
        <FilterField label="Filter by words of a row" value={text} onChange={setText} />
        <DayMenus report={report} address={address} today={today} onDays={narrow} />
      </Toolbar>
      <RowCount report={report} />
      <DataTable
        caption={Title}
        columns={view.columns}
        rows={rows}
        rowId={idOf}
        sort={{ column: Sort, descending: Direction === 'desc' }}
        onSortChange={view.onSortChange}
        density={view.density}
        totals={totalsOf(report)}
        empty={isNarrowed(address) ? <NoMatches what="rows" onClear={clear} /> : <NothingYet />}
        scrollId={`report-${Name}`}
      />
      <PageLinks
        page={readPage(address)}
        pageSize={pageSize}
        total={Total}
        words={['Previous page', 'Next page']}
        onPage={(page) => onAddressChange({ page: page === 1 ? undefined : String(page) })}
      />
    </>
  );
}

const isNarrowed = ({ q, from, to }: ReportAddress) => [q, from, to].some((each) => each !== undefined);

interface DayMenusProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly today: string;
  readonly onDays: (change: Pick<ReportAddress, 'from' | 'to' | 'asAt'>) => void;
}

/** What a report can be narrowed to by days: a period, or the day at whose end it is read. */
function DayMenus({ report: { PeriodOf, TakesDay, AsAt }, address, today, onDays }: DayMenusProps) {
  return (
    <>
      {PeriodOf !== null && (
        <PeriodMenu name={PeriodOf} period={readDays(address)} today={today} onPeriod={onDays} />
      )}
      {TakesDay && <AsAtMenu day={AsAt} today={today} onDay={(asAt) => onDays({ asAt })} />}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing to report">
      As soon as the companies that you may see have something of this kind, it will stand here.
    </EmptyState>
  );
}
