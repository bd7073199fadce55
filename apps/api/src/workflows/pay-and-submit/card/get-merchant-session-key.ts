import { getMerchantSessionKey } from '@statbook/contract/calls';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { advance, openAttempt, refuseAttempt } from './open-attempt.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { lockPayment, type Payment } from '../payment-queries.ts';

/** A key for one card. With a filing, its attempt begins here; asked again, the same attempt gets a fresh key. */
export const getMerchantSessionKeyHandler = (needs: PaymentDependencies) =>
  handle(getMerchantSessionKey, async ({ query, person, requestId }) => {
    const by = actorOf(person, requestId);
    const attempt = query.filingId === undefined ? undefined : await begin(needs, query.filingId, person);
    if (attempt instanceof Refusal) return attempt;
    const session = await needs.payments.createMerchantSessionKey();
    if (session.kind !== 'issued') {
      needs.logger.warn({ outcome: session.kind, requestId }, 'no merchant session key');
      return refuse('payment-gateway-unavailable');
    }
    if (attempt !== undefined) await noteKey(needs, { attempt, person, by });
    return {
      merchantSessionKey: session.merchantSessionKey,
      expiry: session.expiry,
      paymentId: attempt?.id ?? null,
      vendorTxCode: attempt?.vendorTxCode ?? null,
    };
  });

function begin(needs: PaymentDependencies, filingId: string, person: Person): Promise<Payment | Refusal> {
  return needs.database.transaction(person.scope, async (tx) => {
    const filing = await lockFiling(tx, filingId);
    if (filing === undefined) return refuse('not-found');
    return (await refuseAttempt(tx, needs, filing)) ?? (await openAttempt(tx, needs, filing, person.userId));
  });
}

function noteKey(
  needs: PaymentDependencies,
  { attempt, person, by }: { attempt: Payment; person: Person; by: Actor },
) {
  return needs.database.transaction(person.scope, async (tx) => {
    const payment = await lockPayment(tx, attempt.id);
    if (payment?.state === 'created') await advance(tx, needs, payment, { last: 'key-issued', by });
  });
}
