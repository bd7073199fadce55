import { askGateway, type GatewaySettings } from './gateway.ts';
import { type PaymentOutcome, toPaymentOutcome } from './payment-outcome.ts';

/** The gateway takes the answer to a challenge until this long after it asked for one, in milliseconds. */
export const challengeAnswerLimitMs = 20 * 60_000;

/** What the bank's page handed to the notification address, for the transaction it belongs to. */
export interface ChallengeAnswer {
  transactionId: string;
  /** The form field `cres`, unchanged. */
  cRes: string;
}

/**
 * POST /transactions/{id}/3d-secure-challenge: only its outcome, or a later look at the transaction, says whether money
 * was taken. A `gateway-error` 1017 (answered before) or 1012 (not known) also calls for that look.
 */
export async function answerChallenge(
  settings: GatewaySettings,
  { transactionId, cRes }: ChallengeAnswer,
  signal?: AbortSignal,
): Promise<PaymentOutcome> {
  const path = `/transactions/${encodeURIComponent(transactionId)}/3d-secure-challenge`;
  const outcome = toPaymentOutcome(
    await askGateway(settings, { method: 'POST', path, body: { cRes }, signal }),
  );
  return outcome.kind === 'unknown' ? { transactionId, ...outcome } : outcome;
}
