import { getReport, getReports } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentCells, presentFacts, toOrder } from './read-report.ts';
import { getReport as findReport, reports } from './report-catalogue.ts';
import { readReportPage } from './report-rows-queries.ts';

export const getReportsHandler = handle(getReports, async () => ({ entity: reports.map(presentFacts) }));

/** A page of a report over the companies within reach. */
export const getReportHandler = ({ clock }: { clock: Clock }) =>
  handle(getReport, async ({ tx, query }) => {
    const report = findReport(query.name);
    const order = toOrder(report, query, clock.today());
    if (order instanceof Refusal) return order;
    const { pageSize } = query;
    const page = await readReportPage(tx, report, {
      ...order,
      limit: pageSize,
      offset: (query.page - 1) * pageSize,
    });
    return {
      entity: [
        {
          ...presentFacts(report),
          asAt: order.days.asAt,
          columns: report.columns.map(({ id, head, kind, isExtra = false }) => ({
            id,
            head,
            kind,
            isExtra,
          })),
          sort: order.column,
          direction: order.direction,
          rows: page.rows.map((row) => ({
            companyId: row.companyId,
            filingId: row.filingId,
            personId: row.personId,
            cells: presentCells(report, row),
          })),
          total: page.total,
          sums: [...page.sums],
        },
      ],
    };
  });
