import { askGateway, type GatewaySettings } from '../gateway/ask-gateway.ts';
import { type PaymentOutcome, toPaymentOutcome } from '../transactions/payment-outcome.ts';

/** The gateway takes the result of a challenge until this long after it asked for one, in milliseconds. */
export const challengeTimeLimitMs = 20 * 60_000;

/** The form field `cres` as the bank's page posted it, unchanged, for the transaction it belongs to. */
export interface SubmittedChallenge {
  transactionId: string;
  cRes: string;
}

/**
 * POST /transactions/{id}/3d-secure-challenge: only its outcome, or retrieving the transaction later, says whether money
 * was taken. After a `gateway-error` 1017 (submitted before) or 1012 (not known) the transaction has to be retrieved, too.
 */
export async function submitChallengeResult(
  settings: GatewaySettings,
  { transactionId, cRes }: SubmittedChallenge,
  signal?: AbortSignal,
): Promise<PaymentOutcome> {
  const path = `/transactions/${encodeURIComponent(transactionId)}/3d-secure-challenge`;
  const answer = await askGateway(settings, { method: 'POST', path, body: { cRes }, signal });
  const outcome = toPaymentOutcome(answer);
  return outcome.kind === 'unknown' ? { transactionId, ...outcome } : outcome;
}
