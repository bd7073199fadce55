import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company } from '../../platform/database/schema.ts';

/** Has those take turns who begin to form companies of an account. */
export async function lockFormations(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`formations ${accountId}`}, 0))`);
}

/** The company that is being formed under this name, as far as the transaction sees; of one user's, where one is named. */
export async function findCompanyBeingFormed(
  tx: Transaction,
  name: string,
  createdBy?: string,
): Promise<CompanyInReach | undefined> {
  const isThis = and(
    eq(company.number, ''),
    eq(sql`upper(${company.name})`, name.toUpperCase()),
    createdBy === undefined ? undefined : eq(company.createdBy, createdBy),
  );
  const [row] = await tx
    .select({ id: company.id, number: company.number, name: company.name })
    .from(company)
    .where(and(isThis, isNull(company.removedAt)))
    .limit(1);
  return row;
}

export async function insertCompanyToForm(
  tx: Transaction,
  values: typeof company.$inferInsert,
): Promise<void> {
  await tx.insert(company).values(values);
}

export async function updateFormedCompany(
  tx: Transaction,
  companyId: string,
  values: Partial<typeof company.$inferInsert>,
): Promise<void> {
  await tx.update(company).set(values).where(eq(company.id, companyId));
}
