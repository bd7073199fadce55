import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, company, filing, payment } from '../../platform/database/schema.ts';

const columns = {
  payment,
  form: filing.form,
  companyName: company.name,
  companyNumber: company.number,
  createdByName: appUser.fullName,
};

/** A payment with the names that a list shows. */
export type ListedPayment = Awaited<ReturnType<typeof listPayments>>[number];

/** The newest first, within the walls of the transaction. */
export function listPayments(tx: Transaction, { limit, offset }: { limit: number; offset: number }) {
  return tx
    .select(columns)
    .from(payment)
    .innerJoin(filing, eq(filing.id, payment.filingId))
    .innerJoin(company, eq(company.id, payment.companyId))
    .leftJoin(appUser, eq(appUser.id, payment.createdBy))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(limit)
    .offset(offset);
}

export async function countPayments(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(payment);
  return row?.total ?? 0;
}

export function listPaymentsOfTransaction(
  tx: Transaction,
  { companyId, transactionId }: { companyId: string; transactionId: string },
) {
  return tx
    .select(columns)
    .from(payment)
    .innerJoin(filing, eq(filing.id, payment.filingId))
    .innerJoin(company, eq(company.id, payment.companyId))
    .leftJoin(appUser, eq(appUser.id, payment.createdBy))
    .where(
      and(eq(payment.companyId, companyId), sql`lower(${payment.transactionId}) = lower(${transactionId})`),
    );
}
