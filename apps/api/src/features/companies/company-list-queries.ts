import { and, asc, count, desc, eq, ilike, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing } from '../../platform/database/schema.ts';

/** A company in the list. Moments are ISO texts in UTC. */
export interface CompanyListRow {
  id: string;
  number: string;
  name: string;
  type: string;
  status: string;
  statusDetail: string | null;
  statementNextMadeUpTo: string | null;
  statementDueOn: string | null;
  accountsDueOn: string | null;
  /** Open filings that are neither drafts nor rejected. */
  inFlight: number;
  /** The state of the open filing that changed last. */
  latestState: string | null;
  hasCode: boolean;
  registryReadAt: string | null;
}

/** Which companies are wanted, in what order. */
export interface ListOrder {
  sort: SortColumn;
  descending: boolean;
  /** Part of a name, or the beginning of a number. */
  search: string | undefined;
  status: string | undefined;
}

export type SortColumn =
  | 'CompanyName'
  | 'CompanyNumber'
  | 'CompanyStatus'
  | 'NextStatementDue'
  | 'NextAccountsDue'
  | 'FilingsInFlight'
  | 'RegistryReadAt';

export interface ListPage {
  limit: number;
  offset: number;
}

/**
 * Companies within reach, all or a page of them. Where two are equal, names and ids decide: pages never overlap.
 * The database gives one JSON text, which costs a fifth of ten thousand rows of its protocol.
 */
export async function listCompanyRows(
  tx: Transaction,
  { sort, descending, ...filter }: ListOrder,
  page?: ListPage,
): Promise<CompanyListRow[]> {
  const open = openFilings(tx);
  const inFlight = sql`coalesce(${open.inFlight}, 0)`;
  const columns: Record<keyof CompanyListRow, SQL> = {
    id: sql`${company.id}`,
    number: sql`${company.number}`,
    name: sql`${company.name}`,
    type: sql`${company.type}`,
    status: sql`${company.status}`,
    statusDetail: sql`${company.statusDetail}`,
    statementNextMadeUpTo: sql`${company.statementNextMadeUpTo}`,
    statementDueOn: sql`${company.statementDueOn}`,
    accountsDueOn: sql`${company.accountsDueOn}`,
    inFlight,
    latestState: sql`${open.latestState}`,
    hasCode: sql`${company.authenticationCodeSealed} is not null`,
    registryReadAt: sql`to_char(${company.registryReadAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  };
  const direction = descending ? desc : asc;
  const sorted = sort === 'FilingsInFlight' ? inFlight : sortColumns[sort];
  const ordered = tx
    .select({ cells: sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`.as('cells') })
    .from(company)
    .leftJoin(open, eq(open.companyId, company.id))
    .where(whereOf(filter))
    .orderBy(sql`${direction(sorted)} nulls last`, direction(company.name), asc(company.id));
  const listed = (page === undefined ? ordered : ordered.limit(page.limit).offset(page.offset)).as('listed');
  const [row] = await tx
    .select({ json: sql<string>`coalesce(json_agg(${listed.cells}), '[]')::text` })
    .from(listed);
  return readRows(Object.keys(columns), row?.json ?? '[]');
}

export async function countRows(
  tx: Transaction,
  filter: Pick<ListOrder, 'search' | 'status'>,
): Promise<number> {
  const [row] = await tx.select({ companies: count() }).from(company).where(whereOf(filter));
  return row?.companies ?? 0;
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
    .where(and(isNull(company.removedAt), sql`${company.number} = any(${sql.param([...numbers])}::text[])`));
  return new Map(rows.map(({ id, number }) => [number, id]));
}

const sortColumns = {
  CompanyName: company.name,
  CompanyNumber: company.number,
  CompanyStatus: company.status,
  NextStatementDue: company.statementDueOn,
  NextAccountsDue: company.accountsDueOn,
  RegistryReadAt: company.registryReadAt,
} as const satisfies Record<Exclude<SortColumn, 'FilingsInFlight'>, unknown>;

/** The open filings summed up once for all companies, not for each. */
function openFilings(tx: Transaction) {
  const { state, companyId, updatedAt } = filing;
  return tx
    .select({
      companyId,
      inFlight: sql`count(*) filter (where ${state} not in ('draft', 'rejected'))`.as('in_flight'),
      latestState: sql`(array_agg(${state} order by ${updatedAt} desc))[1]`.as('latest_state'),
    })
    .from(filing)
    .where(notInArray(state, ['accepted', 'withdrawn']))
    .groupBy(companyId)
    .as('open_filing');
}

function readRows(names: readonly string[], json: string): CompanyListRow[] {
  // The text was made above, from these columns in this order.
  const rows = JSON.parse(json) as unknown[][];
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = cells[index];
    return row as unknown as CompanyListRow;
  });
}

function whereOf({ search, status }: Pick<ListOrder, 'search' | 'status'>): SQL | undefined {
  const text = search?.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return and(
    isNull(company.removedAt),
    status === undefined ? undefined : eq(company.status, status),
    text === undefined
      ? undefined
      : or(ilike(company.name, `%${text}%`), ilike(company.number, `${text.replaceAll(' ', '')}%`)),
  );
}
