import { graceMsOf } from '../../../filings/payment-check.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Scope } from '../../../platform/database/database.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import { findPayment, type Payment } from '../payment-queries.ts';
import { ageOfReversal, findLatestReversal, isOpen } from './reversal-queries.ts';
import { settleGivenBack } from './reverse-payment.ts';
import { settleLostReversal } from './settle-reversal.ts';

const stillOnItsWay =
  'The card service may still carry out the refund that was asked for. Nothing was recorded. Look it up again in a minute.';

interface Decision {
  readonly paymentId: string;
  readonly outcome: 'refunded' | 'not-refunded';
  readonly scope: Extract<Scope, { as: 'account' }>;
  readonly by: Actor;
  readonly why: string;
}

/** Decides a refund whose answer was lost, where the gateway cannot be asked what became of it. */
export async function resolveUnclearRefund(
  needs: PaymentDependencies,
  { paymentId, outcome, scope, by, why }: Decision,
): Promise<Payment | Refusal> {
  const known = await needs.database.transaction(scope, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (payment === undefined) return refuse('not-found');
    const reversal = await findLatestReversal(tx, paymentId);
    if (!isOpen(reversal)) return refuse('payment-not-unclear');
    if ((await ageOfReversal(tx, reversal.id)) <= graceMsOf(needs.payments))
      return refuse('payment-reversal-unclear', { detail: stillOnItsWay });
    return { payment, reversal };
  });
  if (known instanceof Refusal) return known;
  const { payment, reversal } = known;
  await settleLostReversal(needs, { payment, reversal, scope, by });
  const verdict =
    outcome === 'refunded'
      ? ({ state: 'done' } as const)
      : ({ state: 'refused', statusDetail: why } as const);
  // Nothing comes of it where the gateway has just settled it.
  await settleGivenBack(needs, {
    paymentId,
    scope,
    kind: reversal.kind,
    why,
    by,
    reversal,
    verdict,
    wasLost: true,
  });
  const decided = await needs.database.transaction(scope, (tx) => findPayment(tx, paymentId));
  return decided ?? refuse('not-found');
}
