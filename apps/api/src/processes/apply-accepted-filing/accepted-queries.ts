import { eq } from 'drizzle-orm';
import type { CompanyEffect } from '../../filings/filed-form.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, company, filing } from '../../platform/database/schema.ts';

export async function updateCompany(
  tx: Transaction,
  companyId: string,
  effect: CompanyEffect,
): Promise<void> {
  await tx.update(company).set(effect).where(eq(company.id, companyId));
}

/** Whom a decision is about and whom it is told. */
export async function findDecisionFacts(tx: Transaction, filingId: string, approvedBy: string) {
  const [row] = await tx
    .select({
      companyName: company.name,
      companyNumber: company.number,
      userName: appUser.fullName,
      userEmail: appUser.email,
      userStatus: appUser.status,
    })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .innerJoin(appUser, eq(appUser.id, approvedBy))
    .where(eq(filing.id, filingId));
  return row;
}
