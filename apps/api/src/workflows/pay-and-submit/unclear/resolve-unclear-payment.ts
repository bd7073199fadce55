import { resolveUnclearPayment } from '@statbook/contract/calls';
import { findFiling } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Scope } from '../../../platform/database/database.ts';
import { movePayment } from '../move-payment.ts';
import { settleByLooking } from '../payment-jobs.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { ageOfSubmission, findPayment, type Payment } from '../payment-queries.ts';
import { type PaymentStanding, toStanding } from '../present-payment.ts';
import { proveTaken } from './prove-taken.ts';
import { resolveUnclearRefund } from '../reversal/resolve-unclear-refund.ts';
import { settlePayment } from '../settle-payment.ts';
import { isWhole, lockCharge } from '../lock-charge.ts';

/**
 * The recorded decision of somebody who looked an unclear payment, or its unclear refund, up. What the gateway itself says
 * goes before it, and what was taken is taken only where the gateway knows the transaction.
 */
export const resolveUnclearPaymentHandler = (needs: PaymentDependencies) =>
  handle(resolveUnclearPayment, async ({ body, person, requestId }) => {
    const { paymentId, outcome, transactionId = '', reason } = body;
    const why = `looked up: ${reason}`;
    if (outcome === 'taken' && transactionId === '')
      return refuse('invalid-request', {
        errors: { transactionId: 'Enter the transaction id of the gateway' },
      });
    const { scope } = person;
    const by = actorOf(person, requestId);
    if (outcome === 'refunded' || outcome === 'not-refunded') {
      const payment = await resolveUnclearRefund(needs, { paymentId, outcome, scope, by, why });
      return payment instanceof Refusal ? payment : present(needs, { payment, scope });
    }
    const known = await needs.database.transaction(scope, async (tx) => {
      const payment = await findPayment(tx, paymentId);
      if (payment === undefined) return refuse('not-found');
      if (payment.state !== 'unclear') return refuse('payment-not-unclear');
      return { payment, ageMs: (await ageOfSubmission(tx, payment.id)) ?? 0 };
    });
    if (known instanceof Refusal) return known;
    const payment = await settleByLooking(needs, { ...known, scope, by });
    if (payment.state !== 'unclear') return present(needs, { payment, scope });

    if (outcome === 'not-taken') {
      const closed = await closeAsNotTaken(needs, { payment, scope, by, why });
      return closed instanceof Refusal ? closed : present(needs, { payment: closed, scope });
    }
    const transaction = await proveTaken(needs, payment, transactionId);
    if (transaction instanceof Refusal) return transaction;
    const verdict = { to: 'confirmed', transaction, why } as const;
    const settled = await settlePayment(needs, { paymentId: payment.id, scope, verdict, by });
    return present(needs, { payment: settled, scope });
  });

type Account = Extract<Scope, { as: 'account' }>;

interface Deciding {
  payment: Payment;
  scope: Account;
  by: Actor;
  why: string;
}

/** Whoever decides answers for every filing of the charge, and so must see them all. */
function closeAsNotTaken(
  needs: PaymentDependencies,
  { payment: { id }, scope, by, why }: Deciding,
): Promise<Payment | Refusal> {
  return needs.database.transaction(scope, async (tx) => {
    const { payment: asked, shares } = await lockCharge(tx, id);
    if (!isWhole(shares.map(({ payment }) => payment))) return refuse('payment-under-way');
    let decided = asked;
    for (const { payment } of shares) {
      if (payment.state !== 'unclear') continue;
      const facts = { statusDetail: 'Nothing was charged.' };
      const moved = await movePayment(tx, needs, payment, { ...by, to: 'refused', why, facts });
      if (payment.id === id) decided = moved ?? payment;
    }
    return decided;
  });
}

function present(
  needs: PaymentDependencies,
  { payment, scope }: { payment: Payment; scope: Account },
): Promise<PaymentStanding> {
  return needs.database.transaction(scope, async (tx) => {
    const filing = await findFiling(tx, payment.filingId);
    if (filing === undefined) throw new Error(`The filing of payment ${payment.id} does not exist.`);
    return toStanding(needs, { payment, filing });
  });
}
