import type { GatewaySettings } from './gateway/ask-gateway.ts';
import { submitChallengeResult, type SubmittedChallenge } from './three-d-secure/submit-challenge-result.ts';
import { createTransaction, type PaymentRequest } from './transactions/create-transaction.ts';
import { getTransaction, type PollOptions } from './transactions/get-transaction.ts';
import { createMerchantSessionKey } from './transactions/merchant-session.ts';
import { type RefundRequest, refundTransaction, voidTransaction } from './transactions/reversal.ts';

/** A client for one vendor at one gateway. Outcomes are values; nothing here throws for the network. */
export function createPaymentClient(settings: GatewaySettings) {
  return {
    createMerchantSessionKey: (signal?: AbortSignal) => createMerchantSessionKey(settings, signal),
    createTransaction: (payment: PaymentRequest, signal?: AbortSignal) =>
      createTransaction(settings, payment, signal),
    getTransaction: (transactionId: string, options?: PollOptions) =>
      getTransaction(settings, transactionId, options),
    submitChallengeResult: (challenge: SubmittedChallenge, signal?: AbortSignal) =>
      submitChallengeResult(settings, challenge, signal),
    voidTransaction: (transactionId: string, signal?: AbortSignal) =>
      voidTransaction(settings, transactionId, signal),
    refundTransaction: (refund: RefundRequest, signal?: AbortSignal) =>
      refundTransaction(settings, refund, signal),
  };
}

/** Our server's side of the card gateway (Opayo Pi API v1). */
export type PaymentClient = ReturnType<typeof createPaymentClient>;
