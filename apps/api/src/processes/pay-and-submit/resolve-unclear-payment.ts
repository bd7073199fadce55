import { resolveUnclearPayment } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { findFiling } from '../../filings/filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { movePayment } from './move-payment.ts';
import { settleByLooking } from './payment-jobs.ts';
import { actorOf, type Actor, type PaymentNeeds } from './payment-needs.ts';
import { ageOfSubmission, findPayment } from './payment-queries.ts';
import { toStanding } from './present-payment.ts';
import { confirm, lockPaymentAndFiling } from './settle-payment.ts';
import type { Scope } from '../../platform/database/database.ts';

/** The recorded decision of somebody who looked an unclear payment up. What the gateway itself says goes before it. */
export const resolveUnclearPaymentHandler = (needs: PaymentNeeds) =>
  handle(resolveUnclearPayment, async ({ body, person, requestId }) => {
    if (body.Outcome === 'taken' && !body.TransactionId)
      return refuse('invalid-request', {
        errors: { TransactionId: 'Enter the transaction id of the gateway' },
      });
    const { scope } = person;
    const known = await needs.database.transaction(scope, async (tx) => {
      const payment = await findPayment(tx, body.PaymentId);
      if (payment === undefined) return refuse('not-found');
      if (payment.state !== 'unclear') return refuse('payment-not-unclear');
      return { payment, ageMs: (await ageOfSubmission(tx, payment.id)) ?? 0 };
    });
    if (known instanceof Refusal) return known;
    const by = actorOf(person, requestId);
    await settleByLooking(needs, { ...known, scope, by });
    return decide(needs, { body, scope, by });
  });

interface Deciding {
  body: BodyOf<typeof resolveUnclearPayment>;
  scope: Extract<Scope, { as: 'account' }>;
  by: Actor;
}

function decide(needs: PaymentNeeds, { body, scope, by }: Deciding) {
  return needs.database.transaction(scope, async (tx) => {
    const { payment, filing } = await lockPaymentAndFiling(tx, body.PaymentId);
    if (payment.state !== 'unclear') return toStanding(payment, filing);
    const looked = `looked up: ${body.Reason}`;
    const decided =
      body.Outcome === 'taken'
        ? await confirm(tx, needs, {
            payment,
            filing,
            by,
            facts: { transactionId: body.TransactionId ?? null, statusCode: '0000', statusDetail: looked },
          })
        : await movePayment(tx, needs, payment, {
            ...by,
            to: 'refused',
            why: looked,
            facts: { statusDetail: 'Nothing was charged.' },
          });
    return toStanding(decided ?? payment, (await findFiling(tx, filing.id)) ?? filing);
  });
}
