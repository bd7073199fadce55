import { describeCompanyStatus, isBeingFormed } from '@statbook/domain/companies';
import type { CallReply } from '#api/call-types.ts';
import type { Tone } from '#kit/status-badge/status-badge.tsx';

export type CompanyRow = CallReply<'getCompanies'>['entity'][number];

/** What a company can be picked out by, beside its name. */
export type CompanyFlag = 'overdue' | 'due-soon' | 'in-flight' | 'closed';

/** A row of the list, with what the filter needs worked out once: thousands are looked through at each key. */
export interface ListedCompany {
  readonly row: CompanyRow;
  /** Name and number in lower case. */
  readonly searchText: string;
  readonly status: { readonly label: string; readonly tone: Tone };
  readonly flags: ReadonlySet<CompanyFlag>;
  /** Numbers in whose order the columns sort: comparing texts by the rules of a language takes far longer. */
  readonly order: Readonly<Record<'name' | 'status', number>> &
    Readonly<Record<'number' | 'statement' | 'accounts' | 'next', number | undefined>>;
}

export function toListedCompanies(rows: readonly CompanyRow[]): readonly ListedCompany[] {
  const byName = rows.toSorted((one, other) => collator.compare(one.companyName, other.companyName));
  return byName.map((row, place) => {
    const status = statusOf(row);
    return {
      row,
      searchText: `${row.companyName} ${row.companyNumber}`.toLowerCase(),
      status,
      flags: flagsOf(row),
      order: {
        name: place,
        number: isBeingFormed(row.companyNumber) ? undefined : Number.parseInt(row.companyNumber, 36),
        status: urgency[status.tone],
        statement: dateOrder(row.nextStatementDue),
        accounts: dateOrder(row.nextAccountsDue),
        next: dateOrder(row.nextObligationDue),
      },
    };
  });
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const urgency = { bad: 0, warn: 1, info: 2, ok: 3, neutral: 4 } as const satisfies Record<Tone, number>;
const dateOrder = (date: string | null) => (date === null ? undefined : Number(date.replaceAll('-', '')));

export function countFlags(companies: readonly ListedCompany[]): Readonly<Record<CompanyFlag, number>> {
  const counts = { overdue: 0, 'due-soon': 0, 'in-flight': 0, closed: 0 };
  for (const { flags } of companies) for (const flag of flags) counts[flag] += 1;
  return counts;
}

/** The tags of the companies by name, and how many have each in whatever capitals. */
export function countTags(companies: readonly ListedCompany[]): ReadonlyMap<string, number> {
  const spellings = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { row } of companies)
    for (const tag of row.tags) {
      const spelling = spellings.get(tag.toLowerCase()) ?? tag;
      spellings.set(spelling.toLowerCase(), spelling);
      counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
    }
  return new Map([...counts].toSorted(([one], [other]) => collator.compare(one, other)));
}

/** How near what is due is: a company may be either. */
const dueFlags: ReadonlySet<CompanyFlag> = new Set(['overdue', 'due-soon']);

/** Overdue or due soon, and every other flag that is chosen. */
export function matchesFlags({ flags }: ListedCompany, chosen: readonly CompanyFlag[]): boolean {
  const due = chosen.filter((flag) => dueFlags.has(flag));
  const others = chosen.filter((flag) => !dueFlags.has(flag));
  return (due.length === 0 || due.some((flag) => flags.has(flag))) && others.every((flag) => flags.has(flag));
}

const nothing: ReadonlySet<CompanyFlag> = new Set();

function flagsOf(row: CompanyRow): ReadonlySet<CompanyFlag> {
  const flags: CompanyFlag[] = [];
  if (row.overdueObligations > 0) flags.push('overdue');
  if (row.soonObligations > 0) flags.push('due-soon');
  if (row.filingsInFlight > 0) flags.push('in-flight');
  if (closed.has(row.companyStatus)) flags.push('closed');
  return flags.length === 0 ? nothing : new Set(flags);
}

const closed = new Set(['dissolved', 'converted-closed', 'closed', 'removed']);

/** Whether the company still has anything to confirm. */
export const isAlive = ({ companyStatus }: Pick<CompanyRow, 'companyStatus'>): boolean =>
  !closed.has(companyStatus);

function statusOf({
  companyNumber,
  companyStatus,
  statusDetail,
  registryReadAt,
  registerAlarms,
}: CompanyRow): ListedCompany['status'] {
  // Made by hand: what its status is nobody has read, but that it is still being formed.
  if (registryReadAt === null && !isBeingFormed(companyNumber)) return { label: 'Not read', tone: 'warn' };
  if (registerAlarms > 0) return { label: 'Not filed by you', tone: 'bad' };
  if (statusDetail === 'active-proposal-to-strike-off') return { label: 'To be struck off', tone: 'bad' };
  const label = describeCompanyStatus(companyStatus);
  if (closed.has(companyStatus)) return { label, tone: 'neutral' };
  return { label, tone: ordinary.has(companyStatus) ? 'ok' : 'warn' };
}

const ordinary = new Set(['active', 'open', 'registered']);
