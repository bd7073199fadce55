import type { CivilDate } from '@statbook/domain/dates';
import { and, asc, count, desc, eq, ilike, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { finalStates } from '../../../filings/filing-queries.ts';
import { labelledState } from '../../../filings/order/name-wait-queries.ts';
import { sumUpObligations } from '../../../obligations/obligation-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { containing, escaped, folded, isLike } from '../../../platform/database/folded.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company, companyTag, filing, registerChange } from '../../../platform/database/schema.ts';
import { isAlarm } from '../../../registry-snapshots/register-change-queries.ts';

/** What the list can tell of a company. */
export type CompanyListCell = keyof ReturnType<typeof cellsOf>;

type SortColumn = keyof typeof sortColumns | 'filingsInFlight';

/** Which companies are wanted, in what order, and how a row is written. */
export interface CompanyListOrder {
  /** Which cell stands in which member of a row. */
  row: Readonly<Record<string, CompanyListCell>>;
  today: CivilDate;
  sort: SortColumn;
  descending: boolean;
  /** Part of a name, or the beginning of a number. */
  search: string | undefined;
  status: string | undefined;
  tag: string | undefined;
  /** All of them where it is not given. */
  page: { limit: number; offset: number } | undefined;
}

/**
 * Companies within reach as a JSON text, all or a page of them, and how many there are. Where two are equal, names
 * and ids decide: pages never overlap. The database writes the text itself: ten thousand rows cost a tenth of what
 * they cost row by row.
 */
export async function writeCompanyList(
  tx: Transaction,
  { row, today, sort, descending, page, ...filter }: CompanyListOrder,
): Promise<{ rows: string; total: number }> {
  const open = openFilings(tx);
  const due = sumUpObligations(tx, today);
  const alarms = alarmsOfCompanies(tx);
  const tags = tagsOfCompanies(tx);
  const cells = cellsOf({ open, due, alarms, tags });
  const direction = descending ? desc : asc;
  const sorted = sort === 'filingsInFlight' ? cells.inFlight : sortColumns[sort];
  const members = Object.entries(row).map(([name, cell]) => [name, cells[cell].as(name)]);
  const ordered = tx
    .select(Object.fromEntries(members))
    .from(company)
    .leftJoin(open, eq(open.companyId, company.id))
    .leftJoin(due, eq(due.companyId, company.id))
    .leftJoin(alarms, eq(alarms.companyId, company.id))
    .leftJoin(tags, eq(tags.companyId, company.id))
    .where(whereOf(filter))
    .orderBy(sql`${direction(sorted)} nulls last`, direction(company.name), asc(company.id));
  const listed = (page === undefined ? ordered : ordered.limit(page.limit).offset(page.offset)).as('listed');
  // Without statistics the planner takes each side for a row or two, and would compare ten thousand with ten thousand.
  await tx.execute(sql`set local enable_nestloop = off`);
  const [written] = await tx
    .select({
      rows: sql<string>`coalesce(json_agg(listed), '[]')::text`,
      total: page === undefined ? count() : countOf(tx, filter),
    })
    .from(listed);
  await tx.execute(sql`set local enable_nestloop = on`);
  if (written === undefined) throw new Error('The list was not written.');
  return written;
}

function countOf(tx: Transaction, filter: CompanyFilter): SQL<number> {
  return sql`(${tx.select({ companies: count() }).from(company).where(whereOf(filter))})::int`;
}

/** Every company within reach by name and number. */
export function listNames(tx: Transaction) {
  return tx
    .select({ id: company.id, number: company.number, name: company.name })
    .from(company)
    .where(isNull(company.removedAt))
    .orderBy(asc(company.name), asc(company.id));
}

/** The ids of those of the numbers that are in the list and within reach. */
export async function findIdsByNumber(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: company.id, number: company.number })
    .from(company)
    .where(and(isNull(company.removedAt), isOneOf(company.number, numbers)));
  return new Map(rows.map(({ id, number }) => [number, id]));
}

const sortColumns = {
  companyName: company.name,
  companyNumber: company.number,
  companyStatus: company.status,
  nextStatementDue: company.statementDueOn,
  nextAccountsDue: company.accountsDueOn,
  registryReadAt: company.registryReadAt,
} as const;

interface Joined {
  open: ReturnType<typeof openFilings>;
  due: ReturnType<typeof sumUpObligations>;
  alarms: ReturnType<typeof alarmsOfCompanies>;
  tags: ReturnType<typeof tagsOfCompanies>;
}

function cellsOf({ open, due, alarms, tags }: Joined) {
  const { registryReadAt } = company;
  return {
    id: sql`${company.id}`,
    number: sql`${company.number}`,
    name: sql`${company.name}`,
    type: sql`${company.type}`,
    status: sql`${company.status}`,
    statusDetail: sql`${company.statusDetail}`,
    statementNextMadeUpTo: sql`${company.statementNextMadeUpTo}`,
    statementDueOn: sql`${company.statementDueOn}`,
    accountsDueOn: sql`${company.accountsDueOn}`,
    overdueObligations: sql`coalesce(${due.overdue}, 0)`,
    soonObligations: sql`coalesce(${due.soon}, 0)`,
    /** Its form, or its kind where it has none. */
    nextObligation: sql`${due.next}`,
    nextObligationDue: sql`${due.nextOn}`,
    /** Open filings that are neither drafts nor rejected. */
    inFlight: sql`coalesce(${open.inFlight}, 0)`,
    /** The state of the open filing that changed last, with what its label depends on besides. */
    latestState: sql`${open.latestState}`,
    /** Changes at Companies House that nobody here filed. */
    registerAlarms: sql`coalesce(${alarms.alarms}, 0)`,
    tags: sql`coalesce(${tags.tags}, '{}')`,
    hasCode: sql`${company.authenticationCodeSealed} is not null`,
    /** An ISO text in UTC. */
    registryReadAt: sql`to_char(${registryReadAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  };
}

/** The open filings summed up once for all companies, not for each. */
function openFilings(tx: Transaction) {
  const { state, companyId, updatedAt } = filing;
  return tx
    .select({
      companyId,
      inFlight: sql`count(*) filter (where ${state} not in ('draft', 'rejected'))`.as('in_flight'),
      latestState: sql`(array_agg(${labelledState} order by ${updatedAt} desc))[1]`.as('latest_state'),
    })
    .from(filing)
    .where(notInArray(state, finalStates))
    .groupBy(companyId)
    .as('open_filing');
}

/** The alarms counted once for all companies. */
function alarmsOfCompanies(tx: Transaction) {
  return tx
    .select({ companyId: registerChange.companyId, alarms: sql`count(*)`.as('alarm_count') })
    .from(registerChange)
    .where(isAlarm)
    .groupBy(registerChange.companyId)
    .as('register_alarm');
}

/** The tags put together once for all companies, by name. */
function tagsOfCompanies(tx: Transaction) {
  const { companyId, tag } = companyTag;
  return tx
    .select({ companyId, tags: sql`array_agg(${tag} order by ${folded(tag)})`.as('tags') })
    .from(companyTag)
    .groupBy(companyId)
    .as('company_tags');
}

type CompanyFilter = Pick<CompanyListOrder, 'search' | 'status' | 'tag'>;

function whereOf({ search, status, tag }: CompanyFilter): SQL | undefined {
  return and(
    isNull(company.removedAt),
    status === undefined ? undefined : eq(company.status, status),
    tag === undefined
      ? undefined
      : sql`exists (select from company_tag t where t.company_id = ${company.id} and ${folded(sql`t.tag`)} = ${folded(tag)})`,
    search === undefined
      ? undefined
      : or(
          isLike(company.name, containing(search)),
          ilike(company.number, `${escaped(search.replaceAll(' ', ''))}%`),
        ),
  );
}
