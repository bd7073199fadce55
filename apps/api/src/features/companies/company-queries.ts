import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
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

/** Of these companies the ones in the list, as far as the transaction sees. */
export function listListedCompanies(tx: Transaction, companyIds: readonly string[]) {
  return tx
    .select({ id: company.id })
    .from(company)
    .where(and(isOneOf(company.id, companyIds), isNull(company.removedAt)));
}
