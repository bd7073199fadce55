import { getReport, getReports } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentCells, presentFacts, toOrder } from './read-report.ts';
import { getReport as findReport, reports } from './report-catalogue.ts';
import { readReportPage } from './report-rows-queries.ts';

export const getReportsHandler = handle(getReports, async () => ({ Entity: reports.map(presentFacts) }));

/** A page of a report over the companies within reach. */
export const getReportHandler = (clock: Clock) =>
  handle(getReport, async ({ tx, query }) => {
    const report = findReport(query.Name);
    const order = toOrder(report, query, clock.today());
    if (order instanceof Refusal) return order;
    const { Page, PageSize } = query;
    const page = await readReportPage(tx, report, {
      ...order,
      limit: PageSize,
      offset: (Page - 1) * PageSize,
    });
    return {
      Entity: [
        {
          ...presentFacts(report),
          AsAt: order.days.asAt,
          Columns: report.columns.map(({ id, head, kind, isExtra = false }) => ({
            Id: id,
            Head: head,
            Kind: kind,
            IsExtra: isExtra,
          })),
          Sort: order.column,
          Direction: order.direction,
          Rows: page.rows.map((row) => ({
            CompanyId: row.companyId,
            FilingId: row.filingId,
            Cells: presentCells(report, row),
          })),
          Total: page.total,
          Sums: [...page.sums],
        },
      ],
    };
  });
