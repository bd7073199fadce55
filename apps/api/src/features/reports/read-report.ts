import type { QueryOf } from '@statbook/contract';
import type { exportReport } from '@statbook/contract/calls';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Report } from './report-queries.ts';
import type { ReportOrder, ReportRow } from './report-rows-queries.ts';

type Asked = Omit<QueryOf<typeof exportReport>, 'format' | 'columns'>;

/** What is asked of a report, but for the page; refused where it has no such column or knows no such day. */
export function toOrder(
  report: Report,
  { search, from, to, asAt: day, sort, direction }: Asked,
  today: CivilDate,
): Omit<ReportOrder, 'limit' | 'offset'> | Refusal {
  const { usualSort } = report;
  const column = sort ?? usualSort.column;
  if (report.columns.every(({ id }) => id !== column))
    return refuse('invalid-request', { errors: { sort: 'Name a column of the report' } });
  if (day !== undefined && day > today)
    return refuse('invalid-request', { errors: { asAt: 'Enter a date up to today' } });
  const asAt = day === undefined || !report.takesDay ? today : civilDate(day);
  const knowsPeriod = report.periodOf !== undefined;
  return {
    days: { today, asAt, from: knowsPeriod ? from : undefined, to: knowsPeriod ? to : undefined },
    search,
    column,
    direction: direction ?? (sort === undefined ? usualSort.direction : 'asc'),
  };
}

/** The cells of a row, codes in words. */
export function presentCells({ columns }: Report, { cells }: ReportRow): (string | null)[] {
  return columns.map(({ words }, place) => {
    const cell = cells[place] ?? null;
    return cell === null || words === undefined ? cell : words(cell);
  });
}

export function presentFacts({ name, title, answers, periodOf, takesDay = false }: Report) {
  return { name, title, answers, periodOf: periodOf ?? null, takesDay };
}
