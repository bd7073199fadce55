import { count, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company } from '../../platform/database/schema.ts';

/** Whose a row is. */
export const companyColumns = {
  companyId: company.id,
  companyNumber: company.number,
  companyType: company.type,
  companyName: company.name,
};

/** How many companies there are within reach. */
export async function countCompanies(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(company).where(isNull(company.removedAt));
  return row?.all ?? 0;
}
