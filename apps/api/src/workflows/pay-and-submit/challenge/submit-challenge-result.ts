import { type PaymentOutcome, readCRes } from '@statbook/payment-client';
import type { Scope } from '../../../platform/database/database.ts';
import { settleByLooking } from '../payment-jobs.ts';
import type { Actor, PaymentDependencies } from '../payment-dependencies.ts';
import { markHandedIn } from '../charge-queries.ts';
import { lockCharge, wholeAccount } from '../lock-charge.ts';
import type { Payment } from '../payment-queries.ts';
import { sessionTimeoutText, unreachableText } from '../payment-texts.ts';
import { refusedFields, toChallengeVerdict, type Verdict } from '../payment-verdict.ts';
import { settlePayment } from '../settle-payment.ts';

interface HandingIn {
  paymentId: string;
  scope: Extract<Scope, { as: 'account' }>;
  /** What the bank's page posted. It goes to the gateway and is kept nowhere. */
  cRes: string;
  by: Actor;
}

/**
 * Hands the bank's answer to the gateway, once: whoever comes second changes nothing. What the message itself says is a hint;
 * what the gateway answers, or says of the transaction afterwards, is the outcome.
 */
export async function submitChallengeResult(
  needs: PaymentDependencies,
  { paymentId, scope, cRes, by }: HandingIn,
): Promise<void> {
  const payment = await claim(needs, { paymentId, scope, cRes, by });
  if (payment === undefined) return;
  const { transactionId } = payment;
  if (transactionId === null) throw new Error(`Payment ${paymentId} has a challenge without a transaction.`);
  needs.onStep?.('submit-challenge');
  const outcome = await needs.payments.submitChallengeResult({ transactionId, cRes });
  needs.logger.info({ paymentId, outcome: outcome.kind, tracker: outcome.tracker }, 'challenge handed in');
  needs.onStep?.('settle-challenge');
  const verdict = toChallengeVerdict(payment, outcome);
  if (verdict !== undefined) {
    await settlePayment(needs, { paymentId, scope, verdict, by });
    return;
  }
  const looked = await settleByLooking(needs, { payment, ageMs: 0, scope, by });
  if (looked.state !== 'challenge') return;
  await settlePayment(needs, { paymentId, scope, verdict: toLastVerdict(outcome), by });
}

/** The gateway's refusal of the message is an answer: nothing was taken by it. No answer leaves it open. */
function toLastVerdict(outcome: PaymentOutcome): Verdict {
  if (outcome.kind === 'not-sent') return { to: 'refused', statusCode: '', statusDetail: unreachableText };
  if (outcome.kind === 'field-errors') return refusedFields(outcome.errors);
  if (outcome.kind === 'gateway-error' && outcome.code === '1012')
    return { to: 'expired', statusDetail: sessionTimeoutText };
  if (outcome.kind === 'gateway-error' && outcome.code !== '1017')
    return { to: 'refused', statusCode: outcome.code, statusDetail: outcome.description };
  return { to: 'unclear', why: outcome.kind === 'unknown' ? outcome.reason : outcome.kind };
}

function claim(
  needs: PaymentDependencies,
  { paymentId, scope, cRes, by }: HandingIn,
): Promise<Payment | undefined> {
  return needs.database.transaction(wholeAccount(scope), async (tx) => {
    const { payment } = await lockCharge(tx, paymentId);
    if (payment.state !== 'challenge' || payment.handedInAt !== null) return undefined;
    const message = readCRes(cRes);
    const errorCode = message?.kind === 'error' ? message.errorCode.slice(0, 8) : null;
    await markHandedIn(tx, payment.chargeId, errorCode);
    await needs.activity.record(tx, {
      accountId: payment.accountId,
      actor: by.actor,
      action: 'payment.challenge-answered',
      companyId: payment.companyId,
      subject: payment.vendorTxCode,
      details: { paymentId, errorCode },
      requestId: by.requestId,
    });
    return { ...payment, handedInAt: new Date(), challengeError: errorCode };
  });
}
