import type { ReactNode } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { StatusBadge, type Tone } from '#kit/page/status-badge.tsx';
import { NameLink, OneLine } from '#kit/table/cell-text.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';

export type Report = CallReply<'getReport'>['Entity'][number];
type ReportColumn = Report['Columns'][number];
type Kind = ReportColumn['Kind'];

/** A row with its place on the page, by which it is told from others. */
export type ReportRow = Report['Rows'][number] & { readonly place: number };

/** From so many days before on, a date is due soon. */
const soonDays = 28;

interface CellFacts {
  readonly row: ReportRow;
  readonly today: string;
}

const nameLink = (href: string, name: string) => <NameLink href={href} name={name} />;

/** How what a column holds is shown, and how much room it needs where rows are virtual. */
const kinds: Readonly<
  Record<Kind, { readonly draw: (value: string, facts: CellFacts) => ReactNode; readonly width: number }>
> = {
  company: { draw: (value, { row }) => nameLink(paths.companyOverview(row.CompanyId), value), width: 260 },
  filing: {
    draw: (value, { row }) =>
      row.FilingId === null ? value : nameLink(paths.submissionReceipt(row.FilingId), value),
    width: 260,
  },
  text: { draw: (value) => <bdi>{value}</bdi>, width: 200 },
  state: { draw: (value) => <StatusBadge words={value} tone={tones[value] ?? 'neutral'} />, width: 160 },
  date: { draw: (value) => <DateValue date={value} short />, width: 130 },
  due: {
    draw: (value, { today }) => (
      <OneLine>
        <Deadline date={value} today={today} soon={soonDays} short />
      </OneLine>
    ),
    width: 232,
  },
  money: { draw: (value) => <Money amount={value} />, width: 120 },
  number: { draw: (value) => <Count of={value} />, width: 150 },
};

const atEnd: ReadonlySet<Kind> = new Set(['due', 'date', 'money', 'number']);

const tones: Readonly<Record<string, Tone>> = {
  Overdue: 'bad',
  'Due soon': 'warn',
  Active: 'ok',
  Verified: 'ok',
  'Statement due': 'warn',
  'Statement overdue': 'bad',
  'Not verified': 'warn',
  Accepted: 'ok',
  Rejected: 'bad',
  Differs: 'bad',
  Agrees: 'ok',
  'Registry only': 'info',
  'Register only': 'info',
};

/** The server sorts: a column says only that it can be asked for, and leaves the rows as they come. */
const sortable = () => undefined;

/** The columns of a report as its table has them; what is due is counted from today. */
export function reportColumns(columns: readonly ReportColumn[], today: string): readonly Column<ReportRow>[] {
  return columns.map(({ Id, Head, Kind, IsExtra }, place) => ({
    id: Id,
    head: Head,
    cell: (row) => {
      const value = row.Cells[place] ?? null;
      return value === null ? <None /> : kinds[Kind].draw(value, { row, today });
    },
    sortValue: sortable,
    align: atEnd.has(Kind) ? 'end' : 'start',
    leastWidth: kinds[Kind].width,
    chosenOnly: IsExtra,
  }));
}

/** The last line: the sums of all rows that match, by column; none where nothing is summed. */
export function totalsOf({ Columns, Sums }: Report): Readonly<Record<string, ReactNode>> | undefined {
  if (Sums.every((sum) => sum === null)) return undefined;
  const sums = Columns.flatMap(({ Id }, place) => {
    const sum = Sums[place] ?? null;
    return sum === null ? [] : [[Id, <Money key={Id} amount={sum} />] as const];
  });
  return Object.fromEntries([[Columns[0]?.Id, 'Total'] as const, ...sums]);
}
