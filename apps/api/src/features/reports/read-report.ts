import type { QueryOf } from '@statbook/contract';
import type { exportReport } from '@statbook/contract/calls';
import { type CivilDate, civilDate } from '@statbook/domain';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Report } from './report-queries.ts';
import type { ReportOrder, ReportRow } from './report-rows-queries.ts';

type Asked = Omit<QueryOf<typeof exportReport>, 'Format' | 'Columns'>;

/** What is asked of a report, but for the page; refused where it has no such column or knows no such day. */
export function toOrder(
  report: Report,
  { Search, From, To, AsAt, Sort, Direction }: Asked,
  today: CivilDate,
): Omit<ReportOrder, 'limit' | 'offset'> | Refusal {
  const { usualSort } = report;
  const column = Sort ?? usualSort.column;
  if (report.columns.every(({ id }) => id !== column))
    return refuse('invalid-request', { errors: { Sort: 'Name a column of the report' } });
  if (AsAt !== undefined && AsAt > today)
    return refuse('invalid-request', { errors: { AsAt: 'Enter a date up to today' } });
  const asAt = AsAt === undefined || !report.takesDay ? today : civilDate(AsAt);
  const knowsPeriod = report.periodOf !== undefined;
  return {
    days: { today, asAt, from: knowsPeriod ? From : undefined, to: knowsPeriod ? To : undefined },
    search: Search,
    column,
    direction: Direction ?? (Sort === undefined ? usualSort.direction : 'asc'),
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
  return { Name: name, Title: title, Answers: answers, PeriodOf: periodOf ?? null, TakesDay: takesDay };
}
