import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company } from '../../platform/database/schema.ts';

/** The row stays, in the archive. */
export async function removeCompany(tx: Transaction, companyId: string, removedBy: string): Promise<void> {
  await tx.update(company).set({ removedAt: sql`now()`, removedBy }).where(eq(company.id, companyId));
}

export async function findSealedCode(tx: Transaction, companyId: string): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ sealed: company.authenticationCodeSealed })
    .from(company)
    .where(eq(company.id, companyId));
  return row?.sealed ?? undefined;
}
