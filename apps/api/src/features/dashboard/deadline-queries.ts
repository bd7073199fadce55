import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, diaryDate, registeredPerson } from '../../platform/database/schema.ts';

export const companyColumns = {
  companyId: company.id,
  companyNumber: company.number,
  companyName: company.name,
};

const dueColumns = {
  'confirmation-statement': company.statementDueOn,
  accounts: company.accountsDueOn,
} as const;

type StatutoryKind = keyof typeof dueColumns;

export interface DeadlineRow {
  kind: StatutoryKind | 'diary';
  dueOn: string;
  /** Of the practice's own dates. */
  title: string | null;
  diaryDateId: string | null;
  companyId: string;
  companyNumber: string;
  companyName: string;
}

/** Which dates are wanted: those before today, or from today on. */
export interface DeadlineOrder {
  overdue: boolean;
  today: string;
  limit: number;
}

/** The earliest dates of the law and of the practice's own, in their order. */
export async function listDeadlines(tx: Transaction, order: DeadlineOrder): Promise<DeadlineRow[]> {
  const rows = [
    ...(await listDeadlinesOf(tx, 'confirmation-statement', order)),
    ...(await listDeadlinesOf(tx, 'accounts', order)),
    ...(await listDiaryDates(tx, order)),
  ];
  const place = ({ dueOn, companyName }: DeadlineRow) => `${dueOn} ${companyName}`;
  return rows.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, order.limit);
}

async function listDeadlinesOf(tx: Transaction, kind: StatutoryKind, order: DeadlineOrder) {
  const column = dueColumns[kind];
  const rows = await tx
    .select({ ...companyColumns, dueOn: column })
    .from(company)
    .where(and(isNull(company.removedAt), order.overdue ? lt(column, order.today) : gte(column, order.today)))
    .orderBy(asc(column), asc(company.name))
    .limit(order.limit);
  const own = { title: null, diaryDateId: null };
  return rows.map((row): DeadlineRow => ({ ...row, ...own, kind, dueOn: row.dueOn ?? order.today }));
}

async function listDiaryDates(
  tx: Transaction,
  { overdue, today, limit }: DeadlineOrder,
): Promise<DeadlineRow[]> {
  const { nextOn, title, id, removedAt } = diaryDate;
  const rows = await tx
    .select({ ...companyColumns, dueOn: nextOn, title, diaryDateId: id })
    .from(diaryDate)
    .innerJoin(company, eq(company.id, diaryDate.companyId))
    .where(
      and(isNull(company.removedAt), isNull(removedAt), overdue ? lt(nextOn, today) : gte(nextOn, today)),
    )
    .orderBy(asc(nextOn), asc(company.name), asc(title))
    .limit(limit);
  return rows.map((row): DeadlineRow => ({ ...row, kind: 'diary', dueOn: row.dueOn ?? today }));
}

/** How many companies there are, how many have a date that has passed, and how many one from today to `soon`. */
export async function countCompanies(tx: Transaction, today: string, soon: string) {
  const { statementDueOn, accountsDueOn } = company;
  const between = (column: typeof statementDueOn | typeof accountsDueOn) =>
    sql`${column} between ${today} and ${soon}`;
  const [row] = await tx
    .select({
      all: count(),
      overdue: sql<string>`count(*) filter (where least(${statementDueOn}, ${accountsDueOn}) < ${today})`,
      soon: sql<string>`count(*) filter (where ${between(statementDueOn)} or ${between(accountsDueOn)})`,
    })
    .from(company)
    .where(isNull(company.removedAt));
  return { all: row?.all ?? 0, overdue: Number(row?.overdue ?? 0), soon: Number(row?.soon ?? 0) };
}

/** Whom the register still waits for today: the window is open, and no verification runs. */
function isAwaited(today: string): SQL | undefined {
  const { verificationDueOn, verificationOpensOn, verifiedFrom, verifiedUntil } = registeredPerson;
  const runs = and(
    isNotNull(verifiedFrom),
    isNotNull(verifiedUntil),
    lte(verifiedFrom, today),
    gt(verifiedUntil, today),
  );
  return and(
    isNull(company.removedAt),
    isNotNull(verificationDueOn),
    or(isNull(verificationOpensOn), lte(verificationOpensOn, today), lt(verificationDueOn, today)),
    runs && not(runs),
  );
}

/** The identity statements that are due, the earliest first. */
export function listVerifications(tx: Transaction, today: string, limit: number) {
  return tx
    .select({
      ...companyColumns,
      source: registeredPerson.source,
      personName: registeredPerson.name,
      dueOn: registeredPerson.verificationDueOn,
    })
    .from(registeredPerson)
    .innerJoin(company, eq(company.id, registeredPerson.companyId))
    .where(isAwaited(today))
    .orderBy(asc(registeredPerson.verificationDueOn), asc(company.name), asc(registeredPerson.position))
    .limit(limit);
}

export async function countVerifications(tx: Transaction, today: string): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(registeredPerson)
    .innerJoin(company, eq(company.id, registeredPerson.companyId))
    .where(isAwaited(today));
  return row?.number ?? 0;
}
