import { retryPayment } from '@statbook/contract/calls';
import { type Filing, findFiling, lockFiling } from '../../../filings/filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { cancel } from './cancel-payment.ts';
import { openAttempt, refuseAttempt } from './open-attempt.ts';
import { settleByLooking } from '../payment-jobs.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import { ageOfSubmission, findLatestPayment, type Payment } from '../payment-queries.ts';
import { isCancellable, toStanding } from '../present-payment.ts';

/** Begins another attempt. What is not known is asked first; a challenge that nobody answered is given up. */
export const retryPaymentHandler = (needs: PaymentDependencies) =>
  handle(retryPayment, async ({ body, person, requestId }) => {
    const { scope } = person;
    const by = actorOf(person, requestId);
    const unclear = await needs.database.transaction(scope, (tx) => findUnclear(tx, body.filingId));
    if (unclear !== undefined) await settleByLooking(needs, { ...unclear, scope, by });
    return needs.database.transaction(scope, async (tx) => {
      const filing = await lockFiling(tx, body.filingId);
      if (filing === undefined) return refuse('not-found');
      const attempt = await beginAnother(tx, needs, { filing, by, userId: person.userId });
      return attempt instanceof Refusal ? attempt : toStanding(needs, { payment: attempt, filing });
    });
  });

async function findUnclear(
  tx: Transaction,
  filingId: string,
): Promise<{ payment: Payment; ageMs: number } | undefined> {
  const payment = (await findFiling(tx, filingId)) && (await findLatestPayment(tx, filingId));
  if (payment?.state !== 'unclear') return undefined;
  return { payment, ageMs: (await ageOfSubmission(tx, payment.id)) ?? 0 };
}

interface Beginning {
  filing: Filing;
  by: Actor;
  userId: string;
}

async function beginAnother(
  tx: Transaction,
  needs: PaymentDependencies,
  { filing, by, userId }: Beginning,
): Promise<Payment | Refusal> {
  const latest = await findLatestPayment(tx, filing.id);
  if (latest?.state === 'challenge' && isCancellable(latest)) {
    const cancelled = await cancel(tx, needs, latest, by);
    if (cancelled instanceof Refusal) return cancelled;
  }
  return (await refuseAttempt(tx, needs, filing)) ?? (await openAttempt(tx, needs, filing, userId));
}
