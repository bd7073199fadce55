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
  const { database } = needs;
  const read = () =>
    database.transaction(scope, async (tx) => {
      const payment = await findPayment(tx, paymentId);
      if (payment === undefined) return refuse('not-found');
      return { payment, reversal: await findLatestReversal(tx, paymentId) };
    });
  const before = await read();
  if (before instanceof Refusal) return before;
  const { payment, reversal } = before;
  if (!isOpen(reversal)) return refuse('payment-not-unclear');
  const ageMs = await database.transaction(scope, (tx) => ageOfReversal(tx, reversal.id));
  if (ageMs <= graceMsOf(needs.payments))
    return refuse('payment-reversal-unclear', { detail: stillOnItsWay });
  await settleLostReversal(needs, { payment, reversal, scope, by });
  const asked = await read();
  if (asked instanceof Refusal || !isOpen(asked.reversal))
    return asked instanceof Refusal ? asked : asked.payment;

  const verdict =
    outcome === 'refunded'
      ? ({ state: 'done' } as const)
      : ({ state: 'refused', statusDetail: why } as const);
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
  const decided = await read();
  return decided instanceof Refusal ? decided : decided.payment;
}
