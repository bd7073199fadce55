import { processPayment } from '@statbook/contract/calls';
import type { BodyOf } from '@statbook/contract';
import { type Filing, findFiling, findOpenFiling, lockFiling } from '../../../filings/filing-queries.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Config } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { sealBilledTo } from '../../../filings/billed-to.ts';
import { formsOf } from '../../../filings/filing-amounts.ts';
import { movePayment } from '../move-payment.ts';
import { advance, openAttempt, refuseAttempt } from './open-attempt.ts';
import { type BilledEmail, findBilledEmail } from '../submit/billed-email.ts';
import { type Actor, actorOf, type PaymentDependencies } from '../payment-dependencies.ts';
import type { Payment } from '../payment-queries.ts';
import {
  authenticationOf,
  billedToOf,
  checkPayer,
  namesOurSums,
  toPaymentRequest,
} from './payment-request.ts';
import { toVerdict } from '../payment-verdict.ts';
import { toStanding } from '../present-payment.ts';
import { settlePayment } from '../settle-payment.ts';

interface Dependencies extends PaymentDependencies {
  vault: Vault;
  config: Pick<Config, 'publicUrl'>;
}

/** Pays for a filing: the intent is committed, the gateway is asked once, and what it says is written down. */
export const processPaymentHandler = (needs: Dependencies) =>
  handle(processPayment, async ({ body, person, caller, requestId }) => {
    const errors = checkPayer(body);
    if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
    const strongCustomerAuthentication = authenticationOf(body, caller, needs.config.publicUrl);
    const by = actorOf(person, requestId);
    const begun = await commitIntent(needs, { body, person, by });
    if (begun instanceof Refusal) return begun;
    const { filing, payment, billed } = begun;

    // The caller may go away now; the payment may not.
    const { vendorTxCode } = payment;
    needs.onStep?.('pay');
    const outcome = await needs.payments.createTransaction(
      toPaymentRequest({
        body,
        filing,
        vendorTxCode,
        customerEmail: billed.address,
        strongCustomerAuthentication,
      }),
    );
    needs.logger.info(
      { paymentId: payment.id, outcome: outcome.kind, tracker: outcome.tracker, requestId },
      'payment',
    );
    const { scope } = person;
    const verdict = toVerdict(payment, outcome);
    needs.onStep?.('settle-payment');
    const settled = await settlePayment(needs, { paymentId: payment.id, scope, verdict, by });
    needs.onStep?.('answer-payment');
    const now = await needs.database.transaction(scope, (tx) => findFiling(tx, filing.id));
    const cReq = outcome.kind === 'challenge' ? outcome.cReq : null;
    return toStanding(needs, { payment: settled, filing: now ?? filing, cReq });
  });

type PaymentBody = BodyOf<typeof processPayment>;

interface Intent {
  body: PaymentBody;
  person: Person;
  by: Actor;
}

/** From here on the attempt counts as sent, whatever happens to this process. */
function commitIntent(
  needs: Dependencies,
  { body, person, by }: Intent,
): Promise<{ filing: Filing; payment: Payment; billed: BilledEmail } | Refusal> {
  return needs.database.transaction(person.scope, async (tx) => {
    const filing = await findPayableFiling(tx, body);
    if (filing === undefined) return refuse('not-found');
    const refusal = await refuseAttempt(tx, needs, filing);
    if (refusal !== undefined) return refusal;
    if (!namesOurSums(body, filing)) return refuse('payment-amount-differs');
    const billed = await findBilledEmail(tx, needs.vault, { body, person });
    if (billed instanceof Refusal) return billed;
    const attempt = await openAttempt(tx, needs, filing, person.userId);
    const identified = await advance(tx, needs, attempt, { last: 'card-identified', by });
    const payment = await movePayment(tx, needs, identified, {
      ...by,
      to: 'submitted',
      why: 'sent to the gateway',
      facts: {
        billToEmail: billed.kept,
        billedToSealed: sealBilledTo(needs.vault, identified.id, billedToOf(body)),
      },
    });
    if (payment === undefined) return refuse('payment-under-way');
    return { filing, payment, billed };
  });
}

/** The filing by its id, or the open one of the company and submission type; of that company in either case. */
async function findPayableFiling(tx: Transaction, body: PaymentBody): Promise<Filing | undefined> {
  if (body.filingId !== undefined) {
    const filing = await lockFiling(tx, body.filingId);
    return filing?.companyId === body.companyId ? filing : undefined;
  }
  for (const form of formsOf(body.submissionType)) {
    const filing = await findOpenFiling(tx, body.companyId, form);
    if (filing !== undefined) return filing;
  }
  return undefined;
}
