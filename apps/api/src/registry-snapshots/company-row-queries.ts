import { eq } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { company } from '../platform/database/schema.ts';

/** What is kept of a company, without its sealed authentication code. */
export type CompanyRow = Omit<typeof company.$inferSelect, 'authenticationCodeSealed'> & {
  hasAuthenticationCode: boolean;
};

/** The company's row. Throws when there is none within reach: the pipeline has found it before. */
export async function getCompanyRow(tx: Transaction, companyId: string): Promise<CompanyRow> {
  const row = (await listCompanyRows(tx, [companyId])).get(companyId);
  if (row === undefined) throw new Error(`No company ${companyId}`);
  return row;
}

/** The rows of several companies, by their ids. */
export async function listCompanyRows(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyRow>> {
  const rows = await tx.select().from(company).where(isOneOf(company.id, companyIds));
  return new Map(
    rows.map(({ authenticationCodeSealed, ...row }) => [
      row.id,
      { ...row, hasAuthenticationCode: authenticationCodeSealed !== null },
    ]),
  );
}

/**
 * Has writers of the company's readings take turns until the transaction ends. `no key`, here as everywhere: else who
 * writes a row that refers to the company, such as an activity, would wait too, and hold the head of the activities meanwhile.
 */
export async function lockCompanyRow(tx: Transaction, companyId: string): Promise<void> {
  await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
}
