import type { CompanyNumber } from '@statbook/domain/companies';
import { and, count, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { agentCompany, company } from '../../platform/database/schema.ts';
import type { CompanyColumns } from './company-columns.ts';

/** The company of this number that is in the list, as far as the transaction sees. */
export async function findListedCompany(
  tx: Transaction,
  number: CompanyNumber,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.number, number), isNull(company.removedAt)));
  return row;
}

/** The archived company of this number that was removed last, as far as the transaction sees. */
export async function findArchivedCompany(
  tx: Transaction,
  number: CompanyNumber,
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.number, number), isNotNull(company.removedAt)))
    .orderBy(desc(company.removedAt))
    .limit(1);
  return row;
}

type NewCompany = typeof company.$inferInsert & { number: CompanyNumber };

/** Whether the company was added: it is not when somebody else was quicker. */
export async function insertCompany(tx: Transaction, values: NewCompany): Promise<boolean> {
  return (await insertCompanies(tx, [values])).size === 1;
}

/** The ids of the companies that were added: the others somebody else was quicker with. */
export async function insertCompanies(
  tx: Transaction,
  values: readonly NewCompany[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insert(company)
    .values([...values])
    .onConflictDoNothing()
    .returning({ id: company.id });
  return new Set(rows.map(({ id }) => id));
}

/** Of these numbers the ones that a company in the list or in the archive has, as far as the transaction sees. */
export async function listKnownNumbers(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ number: company.number })
    .from(company)
    .where(isOneOf(company.number, numbers));
  return new Set(rows.map(({ number }) => number));
}

/** Puts a company within the reach of an agent who sees only chosen ones. */
export async function giveReach(
  tx: Transaction,
  ...reaches: { accountId: string; userId: string; companyId: string }[]
): Promise<void> {
  if (reaches.length > 0) await tx.insert(agentCompany).values(reaches).onConflictDoNothing();
}

const registered = {
  id: company.id,
  number: company.number,
  name: company.name,
  registryReadAt: company.registryReadAt,
  authenticationCodeSealed: company.authenticationCodeSealed,
};

/** A company in the list, with what opens its data. */
export async function findRegisteredCompany(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select(registered)
    .from(company)
    .where(and(eq(company.id, companyId), isNull(company.removedAt)));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockRegisteredCompany(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select(registered)
    .from(company)
    .where(and(eq(company.id, companyId), isNull(company.removedAt)))
    .for('no key update');
  return row;
}

export async function updateCompany(
  tx: Transaction,
  companyId: string,
  values: Partial<
    CompanyColumns &
      Pick<typeof company.$inferInsert, 'authenticationCodeSealed' | 'nameBefore' | 'renamedAt'>
  >,
): Promise<void> {
  await tx.update(company).set(values).where(eq(company.id, companyId));
}

/** In the list, and not only being formed: such a one has no number to read it by. */
const isOnRegister = and(isNull(company.removedAt), ne(company.number, ''));

/** The next companies to read in the order of their ids, after one of them. */
export function listCompaniesAfter(tx: Transaction, after: string, limit: number) {
  return tx
    .select({ id: company.id })
    .from(company)
    .where(and(gt(company.id, after), isOnRegister))
    .orderBy(company.id)
    .limit(limit);
}

/** How many companies of the list there are to read. */
export async function countRegisteredCompanies(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ companies: count() }).from(company).where(isOnRegister);
  return row?.companies ?? 0;
}
