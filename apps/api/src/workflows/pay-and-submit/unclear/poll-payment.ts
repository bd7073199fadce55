import { endOfChallenge, neverArrivedAfterMs } from '../../../filings/payment-check.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { Payment } from '../payment-queries.ts';
import { neverArrivedText, sessionTimeoutText } from '../payment-texts.ts';
import { toFoundVerdict, type Verdict } from '../payment-verdict.ts';

interface Looking {
  payment: Payment;
  /** How long ago it was sent. */
  ageMs: number;
}

/**
 * Asks the gateway what became of a payment: by its transaction id where that is known, else by our own code at the reporting
 * service. Undefined while nobody can say.
 */
export async function retrievePayment(
  { payments, clock }: Pick<PaymentDependencies, 'payments' | 'clock'>,
  { payment, ageMs }: Looking,
): Promise<Verdict | undefined> {
  const mayArrive = ageMs < neverArrivedAfterMs(payments);
  const open = openChallenge(payment, { now: clock.now(), mayArrive });
  const byId = await retrieveById(payments, payment);
  if (byId?.kind === 'found') return toFoundVerdict(payment, byId) ?? open;
  if (byId?.kind === 'unknown') return undefined;

  const byCode = await payments.findByVendorTxCode(payment.vendorTxCode);
  if (byCode.kind === 'found') return toFoundVerdict(payment, byCode) ?? open;
  if (byCode.kind === 'not-found' && !mayArrive) return { to: 'expired', statusDetail: neverArrivedText };
  // Without a reporting service the id alone has to do: not known when its challenge is over means not taken.
  return byId === undefined ? undefined : open;
}

async function retrieveById(payments: PaymentDependencies['payments'], { transactionId }: Payment) {
  return transactionId === null ? undefined : payments.getTransaction(transactionId, { waitsMs: [] });
}

/**
 * The gateway still waits for the bank's answer. It is given by our server alone: where it was not handed in and the time is
 * over, or the challenge never reached the browser, nothing was taken and nothing will be. What was sent just now may not be known
 * to the gateway yet.
 */
function openChallenge(
  { challengeUntil, handedInAt }: Payment,
  { now, mayArrive }: { now: Date; mayArrive: boolean },
): Verdict | undefined {
  if (challengeUntil === null)
    return mayArrive ? undefined : { to: 'expired', statusDetail: sessionTimeoutText };
  const isOver = now > endOfChallenge(challengeUntil, handedInAt);
  return isOver ? { to: 'expired', statusDetail: sessionTimeoutText } : undefined;
}
