import { exportReport } from '@statbook/contract/calls';
import { type CivilDate, civilDate, formatCivilDate, formatShortDate } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { PdfInput } from '../../platform/pdf/pdf-renderer.ts';
import { fileOfSheet, nameOfFile, sendFile } from '../../platform/files/send-file.ts';
import { date, number, type Sheet, type SheetCell, text } from '@statbook/sheets';
import { writeMoney } from './money-words.ts';
import { presentCells, toOrder } from './read-report.ts';
import type { ColumnKind, Report } from './report-queries.ts';
import { getReport } from './report-catalogue.ts';
import { readReportPage, type ReportOrder, type ReportPage } from './report-rows-queries.ts';

/** What the call that answers with a file is given. */
type ReportDependencies = Pick<Platform, 'clock' | 'database' | 'pdfRenderer'>;

/** More rows than these nobody reads on paper. */
const mostOnPaper = 2000;
/** As many rows as a spreadsheet takes. */
const mostInSheet = 1_000_000;

/** A whole report as a file; what leaves the books leaves a trace. */
export const exportReportHandler = (needs: ReportDependencies) =>
  handle(exportReport, async ({ query, person, reply, note }) => {
    const { clock, database, pdfRenderer } = needs;
    const report = getReport(query.name);
    const order = toOrder(report, query, clock.today());
    if (order instanceof Refusal) return order;
    const isPaper = query.format === 'pdf';
    const page = await database.transaction(person.scope, async (tx) => {
      await note(tx, { subject: report.title, details: { ...query } });
      const limit = isPaper ? mostOnPaper + 1 : mostInSheet;
      return readReportPage(tx, report, { ...order, limit, offset: 0 });
    });
    if (isPaper && page.rows.length > mostOnPaper) return refuse('report-too-long');
    const table = tableOf(report, page, query.columns ?? (isPaper ? usualColumns(report) : undefined));
    const name = nameOfFile([report.title, order.days.asAt], query.format);
    if (query.format !== 'pdf')
      return sendFile(reply, { name, ...(await fileOfSheet(toSheet(table), query.format)) });
    const content = await pdfRenderer.render(
      'drawReport',
      toDrawing(table, { order, person, madeOn: clock.today() }),
    );
    return sendFile(reply, { name, type: 'application/pdf', content });
  });

/** The columns that are wanted of a report, with their cells. */
interface ReportTable {
  report: Report;
  columns: Report['columns'];
  rows: (string | null)[][];
  sums: (string | null)[];
}

const usualColumns = ({ columns }: Report) =>
  columns.flatMap(({ id, isExtra }) => (isExtra === true ? [] : [id])).join(',');

function tableOf(report: Report, page: ReportPage, wanted: string | undefined): ReportTable {
  const ids = wanted?.split(',');
  const places = [...report.columns.keys()].filter(
    (place) => place === 0 || ids === undefined || ids.includes(report.columns[place]?.id ?? ''),
  );
  const choose = <Cell>(cells: readonly Cell[]) => cells.filter((_, place) => places.includes(place));
  return {
    report,
    columns: choose(report.columns),
    rows: page.rows.map((row) => choose(presentCells(report, row))),
    sums: choose(page.sums),
  };
}

const cells: Readonly<Record<ColumnKind, (value: string | null) => SheetCell>> = {
  company: text,
  filing: text,
  person: text,
  text,
  state: text,
  date,
  due: date,
  money: number,
  number,
};

function toSheet({ report, columns, rows }: ReportTable): Sheet {
  const kinds = columns.map(({ kind }) => kind);
  return {
    title: report.title.slice(0, 31),
    heads: columns.map(({ head }) => head),
    rows: rows.map((row) => row.map((value, place) => cells[kinds[place] ?? 'text'](value))),
  };
}

interface DrawingFacts {
  order: Pick<ReportOrder, 'days' | 'search'>;
  person: Person;
  madeOn: CivilDate;
}

function toDrawing(table: ReportTable, { order, person, madeOn }: DrawingFacts): PdfInput<'drawReport'> {
  const { report, columns, rows, sums } = table;
  const currencyOf = currencyIn(table);
  const write = (row: readonly (string | null)[]) =>
    row.map((value, place) => {
      const kind = columns[place]?.kind ?? 'text';
      if (value === null) return '';
      return kind === 'money' ? writeMoney(value, currencyOf(row)) : writeCell(kind, value);
    });
  const hasSums = sums.some((sum) => sum !== null);
  return {
    title: report.title,
    account: person.accountName,
    lines: [
      ...linesOf(report, order),
      rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-GB')} rows`,
    ],
    columns: columns.map(({ head, kind }) => ({
      title: head,
      share: shares[kind],
      isFigure: kind === 'money' || kind === 'number',
    })),
    rows: [
      ...rows.map((row) => ({ cells: write(row) })),
      ...(hasSums && rows.length > 0 ? [{ cells: ['Total', ...write(sums).slice(1)], isTotal: true }] : []),
    ],
    madeOn,
  };
}

function linesOf(report: Report, { days, search }: DrawingFacts['order']): string[] {
  const { asAt, from, to } = days;
  const ends = [
    from && `from ${formatShortDate(civilDate(from))}`,
    to && `to ${formatShortDate(civilDate(to))}`,
  ];
  const period = ends.filter(Boolean).join(' ');
  return [
    `As at ${formatCivilDate(asAt)}`,
    ...(period === '' ? [] : [`${report.periodOf} ${period}`]),
    ...(search ? [`Only rows with “${search}”`] : []),
  ];
}

/** How much of the width a kind of column takes beside the others. */
const shares: Readonly<Record<ColumnKind, number>> = {
  company: 24,
  filing: 24,
  person: 24,
  text: 18,
  state: 13,
  date: 11,
  due: 11,
  money: 10,
  number: 12,
};

/** The currency of a row's money: pounds where a report knows no other, none where its column was left out. */
function currencyIn({ report, columns }: ReportTable) {
  const place = columns.findIndex(({ id }) => id === 'currency');
  const isKnown = report.columns.some(({ id }) => id === 'currency');
  return (row: readonly (string | null)[]) => (isKnown ? (row[place] ?? undefined) : 'GBP');
}

function writeCell(kind: Exclude<ColumnKind, 'money'>, value: string): string {
  if (kind === 'date' || kind === 'due') return formatShortDate(civilDate(value));
  return kind === 'number' ? value.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',') : value;
}
