import { cancelPayment } from '@statbook/contract/calls';
import { canRetryPayment } from '@statbook/domain/payments';
import { lockFiling } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { lockPaymentsOf } from '../charge-queries.ts';
import { isWhole } from '../lock-charge.ts';
import { movePayment } from '../move-payment.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findPayment, type Payment } from '../payment-queries.ts';
import { isCancellable, toStanding } from '../present-payment.ts';
import { scheduleLastPoll } from '../settle-payment.ts';

/** Gives a payment up where nothing was taken and nothing is on its way; what is closed already stays as it is. */
export const cancelPaymentHandler = (needs: PaymentDependencies) =>
  handle(cancelPayment, async ({ body, person, requestId }) =>
    needs.database.transaction(person.scope, async (tx) => {
      const known = await findPayment(tx, body.paymentId);
      const filing = known && (await lockFiling(tx, known.filingId));
      const payment = filing && (await findPayment(tx, body.paymentId));
      if (payment === undefined || filing === undefined) return refuse('not-found');
      if (canRetryPayment(payment.state)) return toStanding(needs, { payment, filing });
      if (!isCancellable(payment)) return refuse(reasonAgainst(payment));
      const cancelled = await cancel(tx, needs, payment, actorOf(person, requestId));
      return cancelled instanceof Refusal ? cancelled : toStanding(needs, { payment: cancelled, filing });
    }),
  );

/**
 * Cancels a payment whose filing is locked, and with it those of the other filings of its charge: the card is charged for all of
 * them or for none. What lies beyond reach cannot be given up. One that the bank was asked about is looked at once more later.
 */
export async function cancel(
  tx: Transaction,
  needs: PaymentDependencies,
  payment: Payment,
  by: Actor,
): Promise<Payment | Refusal> {
  const payments = await lockPaymentsOf(tx, payment.chargeId);
  if (!isWhole(payments)) return refuse('payment-under-way');
  if (payment.state === 'challenge') await scheduleLastPoll(tx, needs, payment);
  let own: Payment | undefined;
  for (const each of payments) {
    const cancelled = canRetryPayment(each.state)
      ? each
      : await movePayment(tx, needs, each, { ...by, to: 'cancelled', why: 'given up' });
    if (cancelled === undefined) throw new Error(`A payment that is ${each.state} cannot be given up.`);
    if (each.id === payment.id) own = cancelled;
  }
  if (own === undefined) throw new Error(`Payment ${payment.id} is not of its own charge.`);
  return own;
}

function reasonAgainst({ state }: Payment) {
  if (state === 'submitted' || state === 'challenge') return 'payment-under-way';
  return state === 'unclear' ? 'payment-unclear' : 'payment-made';
}
