import { randomUUID } from 'node:crypto';
import type { PaymentAmounts } from '@statbook/domain/payments';
import { eq, sql } from 'drizzle-orm';
import type { Filing } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { payment, paymentCharge, paymentMove } from '../../platform/database/schema.ts';
import type { Payment } from './payment-queries.ts';

export interface NewCharge {
  accountId: string;
  vendorTxCode: string;
  createdBy: string;
  /** What it pays for: each filing with its own amounts. */
  shares: readonly { filing: Filing; amounts: PaymentAmounts }[];
}

/** Begins a charge to a card with its payments, one for each filing. The sum of them is what the card is charged. */
export async function insertCharge(tx: Transaction, charge: NewCharge): Promise<Payment[]> {
  const { accountId, vendorTxCode, createdBy, shares } = charge;
  const chargedPence = shares.reduce((sum, { amounts }) => sum + amounts.total, 0);
  const chargeId = randomUUID();
  await tx.insert(paymentCharge).values({ id: chargeId, accountId, vendorTxCode, totalPence: chargedPence });
  const rows = await tx
    .insert(payment)
    .values(
      shares.map(({ filing, amounts }) => ({
        accountId,
        companyId: filing.companyId,
        filingId: filing.id,
        feePence: amounts.fee,
        processingPence: amounts.processingFee,
        taxPence: amounts.tax,
        totalPence: amounts.total,
        chargeId,
        chargedPence,
        vendorTxCode,
        createdBy,
      })),
    )
    .returning();
  await tx.insert(paymentMove).values(
    rows.map(({ id }) => ({
      accountId,
      paymentId: id,
      toState: 'created' as const,
      byUser: createdBy,
      why: 'started',
    })),
  );
  return rows;
}

/** The payments of a charge that are in reach, in the order of their ids, and nobody else changes them until the transaction ends. */
export function lockPaymentsOf(tx: Transaction, chargeId: string): Promise<Payment[]> {
  return tx
    .select()
    .from(payment)
    .where(eq(payment.chargeId, chargeId))
    .orderBy(payment.id)
    .for('no key update');
}

/** The payments of a charge that are in reach. */
export function listPaymentsOf(tx: Transaction, chargeId: string): Promise<Payment[]> {
  return tx.select().from(payment).where(eq(payment.chargeId, chargeId)).orderBy(payment.id);
}

/** The filings that a charge pays for, as far as they are in reach. */
export async function listFilingIdsOf(tx: Transaction, chargeId: string): Promise<string[]> {
  const rows = await tx
    .select({ filingId: payment.filingId })
    .from(payment)
    .where(eq(payment.chargeId, chargeId));
  return rows.map(({ filingId }) => filingId);
}

/** Notes by what numbers the gateway and the bank know a charge: each is that of one charge only. */
export async function noteCharge(
  tx: Transaction,
  chargeId: string,
  known: { transactionId: string } | { acsTransactionId: string },
): Promise<void> {
  await tx.update(paymentCharge).set(known).where(eq(paymentCharge.id, chargeId));
}

/** Marks that the bank's answer goes to the gateway now. */
export async function markHandedIn(tx: Transaction, chargeId: string, challengeError: string | null) {
  await tx
    .update(payment)
    .set({ handedInAt: sql`now()`, challengeError, updatedAt: sql`now()` })
    .where(eq(payment.chargeId, chargeId));
}
