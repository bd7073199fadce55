import { cancelPayment } from '@statbook/contract/calls';
import { canRetryPayment } from '@statbook/domain/payments';
import type { Transaction } from '../../../platform/database/database.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { movePayment } from '../move-payment.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findPayment, type Payment } from '../payment-queries.ts';
import { isCancellable, toStanding } from '../present-payment.ts';
import { lockPaymentAndFiling, scheduleLastPoll } from '../settle-payment.ts';

/** Gives a payment up where nothing was taken and nothing is on its way; what is closed already stays as it is. */
export const cancelPaymentHandler = (needs: PaymentDependencies) =>
  handle(cancelPayment, async ({ body, person, requestId }) =>
    needs.database.transaction(person.scope, async (tx) => {
      if ((await findPayment(tx, body.paymentId)) === undefined) return refuse('not-found');
      const { payment, filing } = await lockPaymentAndFiling(tx, body.paymentId);
      if (canRetryPayment(payment.state)) return toStanding(needs, { payment, filing });
      if (!isCancellable(payment)) return refuse(reasonAgainst(payment));
      const cancelled = await cancel(tx, needs, payment, actorOf(person, requestId));
      return toStanding(needs, { payment: cancelled, filing });
    }),
  );

/** Cancels a locked payment; one that the bank was asked about is looked at once more later. */
export async function cancel(
  tx: Transaction,
  needs: PaymentDependencies,
  payment: Payment,
  by: Actor,
): Promise<Payment> {
  if (payment.state === 'challenge') await scheduleLastPoll(tx, needs, payment);
  const cancelled = await movePayment(tx, needs, payment, { ...by, to: 'cancelled', why: 'given up' });
  if (cancelled === undefined) throw new Error(`A payment that is ${payment.state} cannot be given up.`);
  return cancelled;
}

function reasonAgainst({ state }: Payment) {
  if (state === 'submitted' || state === 'challenge') return 'payment-under-way';
  return state === 'unclear' ? 'payment-unclear' : 'payment-made';
}
