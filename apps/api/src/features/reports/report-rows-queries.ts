import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import type { Report, ReportDays } from './report-queries.ts';

/** Which rows of a report are wanted, and in what order. */
export interface ReportOrder {
  readonly days: ReportDays;
  readonly search: string | undefined;
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A row as the database gives it: dates and numbers as exact text, in the order of the columns. */
export interface ReportRow {
  readonly companyId: string;
  readonly filingId: string | null;
  readonly personId: string | null;
  readonly cells: readonly (string | null)[];
}

export interface ReportPage {
  readonly rows: readonly ReportRow[];
  readonly total: number;
  readonly sums: readonly (string | null)[];
}

const cellOf = (id: string): SQL => sql`r.${sql.identifier(id)}`;

/**
 * Rows of a report as far as row-level security lets them be seen, with their number and the sums of all that match: one query. Equal
 * rows come in the order of company names, so that pages never overlap.
 */
export async function readReportPage(
  tx: Transaction,
  report: Report,
  order: ReportOrder,
): Promise<ReportPage> {
  const { days, search, column, direction, limit, offset } = order;
  const sums = report.columns.filter(({ isSummed }) => isSummed);
  const rows = await tx
    .select({
      companyId: sql<string>`r."companyId"::text`,
      filingId: sql<string | null>`r."filingId"::text`,
      personId: report.namesPeople ? sql<string | null>`r."personId"::text` : sql<null>`null::text`,
      cells: sql<(string | null)[]>`json_build_array(${textsOf(report)})`,
      total: sql<number>`(count(*) over ())::int`,
      sums: sql<(string | null)[]>`json_build_array(${sql.join(
        sums.map(({ id, sumOf = id }) => sql`(sum(${cellOf(sumOf)}) over ())::text`),
        sql`, `,
      )})`,
    })
    .from(sql`(${report.rows(days)}) as r`)
    .where(hasEveryWord(report, search))
    .orderBy(
      sql`${cellOf(column)} ${sql.raw(direction)} nulls last`,
      sql`r."companyName"`,
      sql`r."companyId"`,
      ...report.columns.slice(1).map(({ id }) => cellOf(id)),
    )
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  const summed = new Map(sums.map(({ id }, place) => [id, first?.sums[place] ?? '0.00']));
  return {
    rows,
    total: first?.total ?? 0,
    sums: report.columns.map(({ id }) => summed.get(id) ?? null),
  };
}

const textsOf = ({ columns }: Report) =>
  sql.join(
    columns.map(({ id }) => sql`${cellOf(id)}::text`),
    sql`, `,
  );

/** Codes are written with hyphens: people look for the words between them. */
function hasEveryWord({ columns }: Report, search: string | undefined): SQL | undefined {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const texts = columns.filter(({ kind }) => kind !== 'date' && kind !== 'due').map(({ id }) => cellOf(id));
  const row = sql`replace(concat_ws(' ', ${sql.join(texts, sql`, `)}), '-', ' ')`;
  const conditions = words.map((word) => isLike(row, containing(word.replaceAll('-', ' '))));
  return sql.join(conditions, sql` and `);
}

/** The latest reading of a kind of the company `c`, as `alias.value`. */
export const latestReading = (kind: string, alias: string): SQL => sql`lateral (
  select reading.value from registry_reading reading
    where reading.company_id = c.id and reading.kind = ${kind} order by reading.read_at desc limit 1
) as ${sql.identifier(alias)}`;

/** Whether a date lies in the period; without an end it is open there. */
export function inPeriod(date: SQL | Column, { from, to }: ReportDays): SQL {
  const begins = from === undefined ? sql`true` : sql`${date} >= ${from}::date`;
  const ends = to === undefined ? sql`true` : sql`${date} <= ${to}::date`;
  return sql`(${begins} and ${ends})`;
}

/** Where an identity verification in the JSON of a reading has come today, as a code. */
export const verificationState = (verification: SQL, { today }: ReportDays): SQL => sql`case
  when ${verification} ->> 'startsOn' <= ${today}::text and ${verification} ->> 'endsOn' > ${today}::text then 'verified'
  when ${verification} ->> 'statementDueOn' < ${today}::text then 'overdue'
  when ${verification} ->> 'statementFrom' > ${today}::text then 'not-yet-due'
  when ${verification} ->> 'statementDueOn' is null then 'not-verified'
  else 'due' end`;
