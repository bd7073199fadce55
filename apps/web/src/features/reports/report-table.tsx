import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { useMay } from '#app/session-port.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { PeriodMenu } from '#kit/period-menu/period-menu.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { ListTable } from '#list-view/list-table.tsx';
import { useListView } from '#list-view/use-list-view.ts';
import { AllReports } from './all-reports.tsx';
import { AsAtMenu } from './as-at-menu.tsx';
import { ReportExport } from './report-export.tsx';
import type { ReportAddress } from './report-address.ts';
import { pageSize, readDays } from './report-query.ts';
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
  const { name, title, answers, total, sort, direction } = report;
  const today = useToday();
  const mayExport = useMay('exportReport');
  const columns = useMemo(() => reportColumns(report.columns, today), [report.columns, today]);
  const rows = useMemo(() => report.rows.map((row, place) => ({ ...row, place })), [report.rows]);
  const list = useListView({
    table: `report-${name}`,
    columns,
    rows,
    address,
    onAddressChange,
    filters: ['from', 'to'],
  });
  return (
    <>
      <PageHeader
        title={title}
        overline={<AllReports />}
        lead={answers}
        actions={
          mayExport && (
            <ReportExport
              name={name}
              address={address}
              columns={list.view.columns.map(({ id }) => id).join(',')}
            />
          )
        }
      />
      <ListTable
        list={list}
        caption={title}
        what="rows"
        filterLabel="Filter by words of a row"
        filters={<DayMenus report={report} address={address} today={today} onDays={list.narrow} />}
        summary={<RowCount report={report} />}
        rowId={idOf}
        sort={{ column: sort, descending: direction === 'desc' }}
        totals={totalsOf(report)}
        empty={<NothingYet />}
        pages={{ pageSize, total, words: ['Previous page', 'Next page'] }}
        scrollId={`report-${name}`}
      />
    </>
  );
}

interface DayMenusProps {
  readonly report: Report;
  readonly address: ReportAddress;
  readonly today: string;
  readonly onDays: (change: Pick<ReportAddress, 'from' | 'to' | 'asAt'>) => void;
}

/** What a report can be narrowed to by days: a period, or the day at whose end it is read. */
function DayMenus({ report: { periodOf, takesDay, asAt: day }, address, today, onDays }: DayMenusProps) {
  return (
    <>
      {periodOf !== null && (
        <PeriodMenu name={periodOf} period={readDays(address)} today={today} onPeriodChange={onDays} />
      )}
      {takesDay && <AsAtMenu day={day} today={today} onDay={(asAt) => onDays({ asAt })} />}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState title="Nothing to report">
      As soon as the companies that you may see have something of this kind, it will appear here.
    </EmptyState>
  );
}
