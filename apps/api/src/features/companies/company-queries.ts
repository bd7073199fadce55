import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FilingState } from '@statbook/domain/filing';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing } from '../../platform/database/schema.ts';

/** A filing in one of these may cost or have cost money, or may be decided any moment. */
const busyStates: FilingState[] = ['awaiting-payment', 'queued', 'sending', 'pending', 'parked', 'failed'];

export async function hasBusyFiling(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: filing.id })
    .from(filing)
    .where(and(eq(filing.companyId, companyId), inArray(filing.state, busyStates)))
    .limit(1);
  return rows.length > 0;
}

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
