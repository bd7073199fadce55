import { processPayment } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { type Filing, findFiling, lockOpenFiling, lockFiling } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { formsOf } from '../../../filings/filing-amounts.ts';
import {
  authenticate,
  chargeCard,
  type ChargeDependencies,
  type Intent,
  submitAttempts,
} from './charge-card.ts';
import { openAttempt, refuseAttempt } from './open-attempt.ts';
import { findBilledEmail } from '../submit/billed-email.ts';
import { type Actor, actorOf } from '../payment-dependencies.ts';
import { checkPayer, namesOurSums } from './payment-request.ts';
import { toStanding } from '../present-payment.ts';

/** Pays for a filing: the intent is committed, the gateway is asked once, and what it says is written down. */
export const processPaymentHandler = (needs: ChargeDependencies) =>
  handle(processPayment, async ({ body, person, caller, requestId }) => {
    const errors = checkPayer(body);
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const authentication = authenticate(needs, body, caller);
    const by = actorOf(person, requestId);
    const begun = await commitIntent(needs, { body, person, by });
    if (begun instanceof Refusal) return begun;
    const { filing, ...intent } = begun;
    const { payment, cReq } = await chargeCard(needs, { body, intent, authentication, person, by });
    const now = await needs.database.transaction(person.scope, (tx) => findFiling(tx, filing.id));
    return toStanding(needs, { payment, filing: now ?? filing, cReq });
  });

type PaymentBody = BodyOf<typeof processPayment>;

interface Order {
  body: PaymentBody;
  person: Person;
  by: Actor;
}

function commitIntent(
  needs: ChargeDependencies,
  { body, person, by }: Order,
): Promise<(Intent & { filing: Filing }) | Refusal> {
  return needs.database.transaction(person.scope, async (tx) => {
    const filing = await findPayableFiling(tx, body);
    if (filing === undefined)
      return refuse(body.filingId === undefined ? 'filing-not-awaiting-payment' : 'not-found');
    const refusal = await refuseAttempt(tx, needs, filing);
    if (refusal !== undefined) return refusal;
    if (!namesOurSums(body, filing)) return refuse('payment-amount-differs');
    const billed = await findBilledEmail(tx, needs.vault, { body, person });
    if (billed instanceof Refusal) return billed;
    const attempt = await openAttempt(tx, needs, filing, person.userId);
    const payments = await submitAttempts(tx, needs, [attempt], { body, billed, by });
    if (payments === undefined) return refuse('payment-under-way');
    return { filing, filings: [filing], payments, billed };
  });
}

/** The filing by its id, or the open one of the company and submission type; of that company in either case. */
async function findPayableFiling(tx: Transaction, body: PaymentBody): Promise<Filing | undefined> {
  if (body.filingId !== undefined) {
    const filing = await lockFiling(tx, body.filingId);
    return filing?.companyId === body.companyId ? filing : undefined;
  }
  for (const form of formsOf(body.submissionType)) {
    const filing = await lockOpenFiling(tx, body.companyId, form);
    if (filing !== undefined) return filing;
  }
  return undefined;
}
