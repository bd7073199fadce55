import type { GatewaySettings } from './gateway.ts';
import { createMerchantSessionKey, type MerchantSessionOutcome } from './merchant-session.ts';
import { createTransaction, type PaymentRequest } from './payment.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import {
  type RefundOutcome,
  type RefundRequest,
  refundTransaction,
  type VoidOutcome,
  voidTransaction,
} from './reversal.ts';
import { answerChallenge, type ChallengeAnswer } from './three-d-secure.ts';
import { getTransaction, type RetrievalOutcome, type RetrievalPatience } from './transaction-retrieval.ts';

/** Our server's side of the card gateway (Opayo Pi API v1). Outcomes are values; nothing here throws for the network. */
export interface PaymentClient {
  createMerchantSessionKey(signal?: AbortSignal): Promise<MerchantSessionOutcome>;
  createTransaction(payment: PaymentRequest, signal?: AbortSignal): Promise<PaymentOutcome>;
  getTransaction(transactionId: string, patience?: RetrievalPatience): Promise<RetrievalOutcome>;
  answerChallenge(answer: ChallengeAnswer, signal?: AbortSignal): Promise<PaymentOutcome>;
  voidTransaction(transactionId: string, signal?: AbortSignal): Promise<VoidOutcome>;
  refundTransaction(refund: RefundRequest, signal?: AbortSignal): Promise<RefundOutcome>;
}

/** A client for one vendor at one gateway. */
export function createPaymentClient(settings: GatewaySettings): PaymentClient {
  return {
    createMerchantSessionKey: (signal) => createMerchantSessionKey(settings, signal),
    createTransaction: (payment, signal) => createTransaction(settings, payment, signal),
    getTransaction: (transactionId, patience) => getTransaction(settings, transactionId, patience),
    answerChallenge: (answer, signal) => answerChallenge(settings, answer, signal),
    voidTransaction: (transactionId, signal) => voidTransaction(settings, transactionId, signal),
    refundTransaction: (refund, signal) => refundTransaction(settings, refund, signal),
  };
}
