import type { PaymentState } from '@statbook/domain/payments';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { payment, paymentReversal } from '../platform/database/schema.ts';

const statesWithMoney: PaymentState[] = ['submitted', 'challenge', 'unclear', 'confirmed'];

/** The state of the payment that took money for a filing, or may have; undefined where none did. */
export async function findPaymentState(tx: Transaction, filingId: string): Promise<PaymentState | undefined> {
  const [row] = await tx
    .select({ state: payment.state })
    .from(payment)
    .where(and(eq(payment.filingId, filingId), inArray(payment.state, statesWithMoney)));
  return row?.state;
}

/** Whether a card payment for a filing was confirmed: nothing more is paid then. */
export async function isFilingPaid(tx: Transaction, filingId: string): Promise<boolean> {
  return (await findPaymentState(tx, filingId)) === 'confirmed';
}

/** Whether money was taken for one of the filings, or may have been, and not given back. */
export async function hasPaidFiling(tx: Transaction, filingIds: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(isOneOf(payment.filingId, filingIds), inArray(payment.state, statesWithMoney)))
    .limit(1);
  return rows.length > 0;
}

/** Money that is on its way back, or may be. */
export const isReversalOpen = inArray(paymentReversal.state, ['sent', 'unclear']);

/** Whether what was paid for a filing is being refunded, or may have been: until that is known nothing is filed for it. */
export async function isRefundUnderWay(tx: Transaction, filingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentReversal.id })
    .from(paymentReversal)
    .innerJoin(payment, eq(payment.id, paymentReversal.paymentId))
    .where(and(eq(payment.filingId, filingId), isReversalOpen));
  return rows.length > 0;
}
