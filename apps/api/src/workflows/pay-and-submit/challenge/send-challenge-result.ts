import { setTimeout as wait } from 'node:timers/promises';
import { sendChallengeResult } from '@statbook/contract/calls';
import { findFiling } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { submitChallengeResult } from './submit-challenge-result.ts';
import { actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { findPayment, findPaymentByTransactionId, type Payment } from '../payment-queries.ts';
import { toStanding } from '../present-payment.ts';

/** How long the outcome of a challenge that is just being handed in is waited for. */
const patienceMs = 10_000;
const betweenLooksMs = 250;

/** The settled outcome of a challenge; a result that has not been handed in yet is handed in first. */
export const sendChallengeResultHandler = (needs: PaymentDependencies) =>
  handle(sendChallengeResult, async ({ body, person, requestId, signal }) => {
    const { scope } = person;
    const payment = await needs.database.transaction(scope, (tx) =>
      findPaymentByTransactionId(tx, body.transactionId),
    );
    if (payment === undefined) return refuse('not-found');
    if (body.cRes !== undefined && body.cRes !== '') {
      const by = actorOf(person, requestId);
      await submitChallengeResult(needs, { paymentId: payment.id, scope, cRes: body.cRes, by });
    }
    return waitForOutcome(needs, { paymentId: payment.id, person, signal });
  });

interface Waiting {
  paymentId: string;
  person: Person;
  signal: AbortSignal;
}

async function waitForOutcome(needs: PaymentDependencies, { paymentId, person, signal }: Waiting) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { payment, standing } = await needs.database.transaction(person.scope, async (tx) => {
      const found = await findPayment(tx, paymentId);
      const filing = found && (await findFiling(tx, found.filingId));
      if (found === undefined || filing === undefined) throw new Error(`Payment ${paymentId} has gone.`);
      return { payment: found, standing: toStanding(needs, { payment: found, filing }) };
    });
    if (!isBeingHandedIn(payment) || Date.now() > until || signal.aborted) return standing;
    await wait(betweenLooksMs);
  }
}

const isBeingHandedIn = ({ state, handedInAt }: Payment) => state === 'challenge' && handedInAt !== null;
