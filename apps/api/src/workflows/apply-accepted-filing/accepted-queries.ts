import { and, eq } from 'drizzle-orm';
import type { CompanyEffect } from '../../filings/filed-form.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  appUser,
  company,
  filing,
  filingDocument,
  notificationChoice,
} from '../../platform/database/schema.ts';

export async function updateCompany(
  tx: Transaction,
  companyId: string,
  effect: Omit<CompanyEffect, 'keptEmail' | 'name'>,
): Promise<void> {
  await tx.update(company).set(effect).where(eq(company.id, companyId));
}

/** Whom a decision is about and whom it is told. */
export async function findDecisionFacts(tx: Transaction, filingId: string, approvedBy: string) {
  const [row] = await tx
    .select({
      companyName: company.name,
      companyNumber: company.number,
      companyType: company.type,
      userName: appUser.fullName,
      userEmail: appUser.email,
      userStatus: appUser.status,
      /** Nothing where the person has made no choice. */
      wantsMail: notificationChoice.byMail,
    })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .innerJoin(appUser, eq(appUser.id, approvedBy))
    .leftJoin(
      notificationChoice,
      and(eq(notificationChoice.userId, appUser.id), eq(notificationChoice.kind, 'submission-answered')),
    )
    .where(eq(filing.id, filingId));
  return row;
}

export type NewFilingDocument = Omit<typeof filingDocument.$inferInsert, 'id' | 'receivedAt'>;

/** Keeps where a certificate lies; false when it was kept before. */
export async function insertFilingDocument(tx: Transaction, values: NewFilingDocument): Promise<boolean> {
  const rows = await tx
    .insert(filingDocument)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: filingDocument.id });
  return rows.length > 0;
}

export async function hasFilingDocument(tx: Transaction, filingId: string, kind: string): Promise<boolean> {
  const rows = await tx
    .select({ id: filingDocument.id })
    .from(filingDocument)
    .where(and(eq(filingDocument.filingId, filingId), eq(filingDocument.kind, kind)));
  return rows.length > 0;
}
