import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { companyDetail } from '../../platform/database/schema.ts';

export type CompanyDetail = typeof companyDetail.$inferSelect;

/** What is kept of a company for its filings: the last version. */
export async function findDetail(tx: Transaction, companyId: string): Promise<CompanyDetail | undefined> {
  const [row] = await tx
    .select()
    .from(companyDetail)
    .where(eq(companyDetail.companyId, companyId))
    .orderBy(desc(companyDetail.version))
    .limit(1);
  return row;
}

export async function insertDetail(
  tx: Transaction,
  row: typeof companyDetail.$inferInsert,
): Promise<CompanyDetail> {
  const [inserted] = await tx.insert(companyDetail).values(row).returning();
  if (inserted === undefined) throw new Error(`The details of company ${row.companyId} were not stored.`);
  return inserted;
}
