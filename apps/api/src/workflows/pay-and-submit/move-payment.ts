import { transitionPayment as checkMove, type PaymentState } from '@statbook/domain/payments';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, PaymentDependencies } from './payment-dependencies.ts';
import { insertPaymentMove, type Payment, type PaymentFacts, setPaymentState } from './payment-queries.ts';

export interface PaymentStep {
  to: PaymentState;
  /** In a few words, for the history of the payment. */
  why: string;
  facts?: PaymentFacts;
}

/** Moves that a reader of the activity log wants to know of. */
const recorded: ReadonlySet<PaymentState> = new Set([
  'submitted',
  'unclear',
  'confirmed',
  'refused',
  'expired',
  'cancelled',
  'refunded',
  'voided',
]);

/**
 * Moves a locked payment along the domain's table, with the row of the move, the activity row and the news for browsers.
 * Returns undefined when the table does not allow it: somebody else was faster.
 */
export async function movePayment(
  tx: Transaction,
  { activity, live }: Pick<PaymentDependencies, 'activity' | 'live'>,
  payment: Payment,
  { to, why, facts = {}, actor, byUser, requestId }: PaymentStep & Actor,
): Promise<Payment | undefined> {
  if (!checkMove(payment.state, to).ok) return undefined;
  const moved = await setPaymentState(tx, payment, { to, why, byUser, facts });
  const { accountId, companyId, filingId } = payment;
  if (recorded.has(to)) {
    await activity.record(tx, {
      accountId,
      actor,
      action: `payment.${to}`,
      companyId,
      subject: payment.vendorTxCode,
      details: { paymentId: payment.id, filingId, totalPence: payment.totalPence, why },
      requestId,
    });
  }
  await live.publish(tx, {
    accountId,
    companyId,
    topic: 'payment',
    payload: { paymentId: payment.id, filingId, companyId, state: to },
  });
  return moved;
}

/**
 * Moves a payment that turns out to have been paid and given back. It was never the one that covers its filing, so it passes
 * `confirmed` in its history alone.
 */
export async function movePaidAndBack(
  tx: Transaction,
  needs: Pick<PaymentDependencies, 'activity' | 'live'>,
  payment: Payment,
  { to, why, facts = {}, ...by }: PaymentStep & { to: 'refunded' | 'voided' } & Actor,
): Promise<Payment | undefined> {
  if (payment.state === 'confirmed') return movePayment(tx, needs, payment, { to, why, facts, ...by });
  if (!checkMove(payment.state, 'confirmed').ok) return undefined;
  await insertPaymentMove(tx, payment, { to: 'confirmed', why: 'paid after all', byUser: by.byUser });
  return movePayment(tx, needs, { ...payment, state: 'confirmed' }, { to, why, facts, ...by });
}
