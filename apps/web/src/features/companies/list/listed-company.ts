import { describeCompanyStatus } from '@statbook/domain';
import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/page/status-badge.tsx';

export type CompanyRow = CallReply<'getCompanies'>['Entity'][number];

/** What a company can be picked out by, beside its name. */
export type Mark = 'overdue' | 'due-soon' | 'in-flight' | 'closed';

/** A row of the list, with what the filter needs worked out once: thousands are looked through at each key. */
export interface ListedCompany {
  readonly row: CompanyRow;
  /** Name and number in lower case. */
  readonly searchText: string;
  readonly status: { readonly words: string; readonly tone: Tone };
  readonly marks: ReadonlySet<Mark>;
  /** Numbers in whose order the columns sort: comparing texts by the rules of a language takes far longer. */
  readonly order: Readonly<Record<'name' | 'number' | 'status', number>> &
    Readonly<Record<'statement' | 'accounts', number | undefined>>;
}

/** From so many days before on, a deadline is due soon. */
export const soonDays = 28;

export function toListedCompanies(rows: readonly CompanyRow[], today: string): readonly ListedCompany[] {
  const soon = addDays(today, soonDays);
  const byName = rows.toSorted((one, other) => collator.compare(one.CompanyName, other.CompanyName));
  return byName.map((row, place) => {
    const status = statusOf(row);
    return {
      row,
      searchText: `${row.CompanyName} ${row.CompanyNumber}`.toLowerCase(),
      status,
      marks: marksOf(row, today, soon),
      order: {
        name: place,
        number: Number.parseInt(row.CompanyNumber, 36),
        status: urgency[status.tone],
        statement: dateOrder(row.NextStatementDue),
        accounts: dateOrder(row.NextAccountsDue),
      },
    };
  });
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const urgency = { bad: 0, warn: 1, info: 2, ok: 3, neutral: 4 } as const satisfies Record<Tone, number>;
const dateOrder = (date: string | null) => (date === null ? undefined : Number(date.replaceAll('-', '')));

/** Those that hold every word of the text and carry every mark. */
export function filterCompanies(
  companies: readonly ListedCompany[],
  text: string,
  marks: readonly Mark[],
): readonly ListedCompany[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && marks.length === 0) return companies;
  return companies.filter(
    (company) =>
      words.every((word) => company.searchText.includes(word)) &&
      marks.every((mark) => company.marks.has(mark)),
  );
}

export function countMarks(companies: readonly ListedCompany[]): Readonly<Record<Mark, number>> {
  const counts = { overdue: 0, 'due-soon': 0, 'in-flight': 0, closed: 0 };
  for (const { marks } of companies) for (const mark of marks) counts[mark] += 1;
  return counts;
}

const nothing: ReadonlySet<Mark> = new Set();

function marksOf(row: CompanyRow, today: string, soon: string): ReadonlySet<Mark> {
  // Civil dates in ISO form are in order as texts.
  const dates = [row.NextStatementDue, row.NextAccountsDue].filter((date) => date !== null);
  const marks: Mark[] = [];
  if (dates.some((date) => date < today)) marks.push('overdue');
  if (dates.some((date) => date >= today && date <= soon)) marks.push('due-soon');
  if (row.FilingsInFlight > 0) marks.push('in-flight');
  if (closed.has(row.CompanyStatus)) marks.push('closed');
  return marks.length === 0 ? nothing : new Set(marks);
}

const closed = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

function statusOf({ CompanyStatus, StatusDetail }: CompanyRow): ListedCompany['status'] {
  if (StatusDetail === 'active-proposal-to-strike-off') return { words: 'To be struck off', tone: 'bad' };
  const words = describeCompanyStatus(CompanyStatus);
  if (closed.has(CompanyStatus)) return { words, tone: 'neutral' };
  return { words, tone: ordinary.has(CompanyStatus) ? 'ok' : 'warn' };
}

const ordinary = new Set(['active', 'open', 'registered']);

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
