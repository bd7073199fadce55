import { refundPayment, voidPayment } from '@statbook/contract/calls';
import { findFiling } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import { type ReversalResult, reversePayment } from './reverse-payment.ts';
import { actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findPayment } from '../payment-queries.ts';
import { type PaymentStanding, toStanding } from '../present-payment.ts';

/** Gives the whole of a payment back to the card. */
export const refundPaymentHandler = (needs: PaymentDependencies) =>
  handle(refundPayment, ({ body, person, requestId }) =>
    reverse(needs, { kind: 'refund', body, person, requestId }),
  );

/** Takes a payment back on its own day, before any money has moved. */
export const voidPaymentHandler = (needs: PaymentDependencies) =>
  handle(voidPayment, ({ body, person, requestId }) =>
    reverse(needs, { kind: 'void', body, person, requestId }),
  );

interface Order {
  kind: 'void' | 'refund';
  body: { paymentId: string; reason: string };
  person: Person;
  requestId: string;
}

async function reverse(
  needs: PaymentDependencies,
  { kind, body, person, requestId }: Order,
): Promise<PaymentStanding | Refusal> {
  const { scope } = person;
  const paymentId = body.paymentId;
  const known = await needs.database.transaction(scope, (tx) => findPayment(tx, paymentId));
  if (known === undefined) return refuse('not-found');
  const by = actorOf(person, requestId);
  const result = await reversePayment(needs, { paymentId, scope, kind, why: body.reason, by });
  const refusal = toRefusal(result);
  if (refusal !== undefined) return refusal;
  return needs.database.transaction(scope, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const filing = await findFiling(tx, known.filingId);
    return filing === undefined ? refuse('not-found') : toStanding(needs, { payment, filing });
  });
}

function toRefusal(result: ReversalResult): Refusal | undefined {
  switch (result.kind) {
    case 'given-back':
      return undefined;
    case 'in-use':
      return refuse('payment-in-use');
    case 'unclear':
      return refuse('payment-reversal-unclear');
    case 'not-paid':
      return refuse('payment-not-reversible');
    case 'refused':
      return refuse('payment-not-reversible', { detail: result.statusDetail || undefined });
  }
}
