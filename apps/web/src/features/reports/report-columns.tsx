import type { PassedAs } from '@statbook/domain/obligations';
import type { ReactNode } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { NameLink, OneLine } from '#kit/table-cell/table-cell.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline, None } from '#kit/value/dates.tsx';

export type Report = CallReply<'getReport'>['entity'][number];
type ReportColumn = Report['columns'][number];
type Kind = ReportColumn['kind'];

/** A row with its place on the page, by which it is told from others. */
export type ReportRow = Report['rows'][number] & { readonly place: number };

interface CellFacts {
  readonly row: ReportRow;
  readonly today: string;
  readonly currency: string;
}

const nameLink = (href: string, name: string) => <NameLink href={href} name={name} />;

/** A day that has passed is late unless its status says otherwise. */
function passedIn(cells: readonly (string | null)[]): PassedAs {
  if (cells.includes('Awaiting decision')) return 'undecided';
  return cells.includes('Earliest date passed') ? 'earliest' : 'late';
}

/** How what a column holds is shown, and how much room it needs where rows are virtual. */
const kinds: Readonly<
  Record<Kind, { readonly draw: (value: string, facts: CellFacts) => ReactNode; readonly width: number }>
> = {
  company: { draw: (value, { row }) => nameLink(paths.companyOverview(row.companyId), value), width: 260 },
  filing: {
    draw: (value, { row }) =>
      row.filingId === null ? value : nameLink(paths.submissionReceipt(row.filingId), value),
    width: 260,
  },
  person: {
    draw: (value, { row }) => (row.personId === null ? value : nameLink(paths.person(row.personId), value)),
    width: 240,
  },
  text: { draw: (value) => <bdi>{value}</bdi>, width: 200 },
  state: { draw: (value) => <StatusBadge label={value} tone={tones[value] ?? 'neutral'} />, width: 160 },
  date: { draw: (value) => <DateValue date={value} short />, width: 130 },
  due: {
    draw: (value, { today, row }) => (
      <OneLine>
        <Deadline date={value} today={today} passedAs={passedIn(row.cells)} short />
      </OneLine>
    ),
    width: 232,
  },
  money: { draw: (value, { currency }) => <Money amount={value} currency={currency} />, width: 140 },
  number: { draw: (value) => <Count of={value} />, width: 150 },
};

const atEnd: ReadonlySet<Kind> = new Set(['due', 'date', 'money', 'number']);

const tones: Readonly<Record<string, Tone>> = {
  Overdue: 'bad',
  'Earliest date passed': 'warn',
  'Due soon': 'warn',
  'Awaiting decision': 'info',
  Active: 'ok',
  Verified: 'ok',
  'Statement due': 'warn',
  'Statement overdue': 'bad',
  'Not verified': 'warn',
  Accepted: 'ok',
  Rejected: 'bad',
  Failed: 'bad',
  'Awaiting payment': 'warn',
  'Held by Companies House': 'warn',
  'Ready to file': 'info',
  Queued: 'info',
  'Waiting for the change of name': 'info',
  'To be delivered': 'info',
  Delivered: 'info',
  Submitting: 'info',
  'Received by Companies House': 'info',
  Differs: 'bad',
  Matches: 'ok',
  'Companies House only': 'info',
  'Register only': 'info',
};

/** The server sorts: a column says only that it can be asked for, and leaves the rows as they come. */
const sortable = () => undefined;

/** The columns of a report as its table has them; what is due is counted from today. */
export function reportColumns(columns: readonly ReportColumn[], today: string): readonly Column<ReportRow>[] {
  const currencyPlace = columns.findIndex(({ id }) => id === 'currency');
  return columns.map(({ id, head, kind, isExtra }, place) => ({
    id,
    head,
    cell: (row) => {
      const value = row.cells[place] ?? null;
      const currency = row.cells[currencyPlace] ?? 'GBP';
      return value === null ? <None /> : kinds[kind].draw(value, { row, today, currency });
    },
    sortValue: sortable,
    align: atEnd.has(kind) ? 'end' : 'start',
    leastWidth: kinds[kind].width,
    hiddenByDefault: isExtra,
  }));
}

/** The last line: the sums of all rows that match, by column; none where nothing is summed. */
export function totalsOf({ columns, sums }: Report): Readonly<Record<string, ReactNode>> | undefined {
  if (sums.every((sum) => sum === null)) return undefined;
  const totals = columns.flatMap(({ id }, place) => {
    const sum = sums[place] ?? null;
    return sum === null ? [] : [[id, <Money key={id} amount={sum} />] as const];
  });
  return Object.fromEntries([[columns[0]?.id, 'Total'] as const, ...totals]);
}
