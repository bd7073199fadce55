export { type BrowserWindow, collectBrowserDetails } from './browser/browser-details.ts';
export {
  type CardDetails,
  type CardFieldError,
  type CardTokenOutcome,
  type CardTokenRequest,
  tokeniseCard,
} from './browser/tokenise-card.ts';
export {
  type ChallengeError,
  type ChallengeResult,
  encodeMessage,
  isSameTransaction,
  readCReq,
  readCRes,
  toSessionData,
} from './challenge-message.ts';
export { createPaymentClient, type PaymentClient } from './client.ts';
export type { GatewaySettings, NotSentReason, UnknownReason } from './gateway.ts';
export { type MerchantSessionOutcome, merchantSessionLifetimeMs } from './merchant-session.ts';
export type { BillingAddress, PaymentRequest } from './payment.ts';
export type { Challenge, GatewayRefusal, PaymentOutcome, Refusal } from './payment-outcome.ts';
export type { RefundOutcome, RefundRequest, VoidOutcome } from './reversal.ts';
export { Secret } from '@statbook/domain';
export { classifyStatus, type StatusClass } from './status-code.ts';
export {
  type AuthenticationDataRefusal,
  type BrowserDetails,
  type BrowserRequest,
  type ChallengeWindowSize,
  type StrongCustomerAuthentication,
  toStrongCustomerAuthentication,
} from './strong-customer-authentication.ts';
export { type ChallengeAnswer, challengeAnswerLimitMs } from './three-d-secure.ts';
export type { Transaction } from './transaction.ts';
export { createReportingClient, noTransactionLookup, type TransactionLookup } from './transaction-lookup.ts';
export type { FoundTransaction, RetrievalOutcome, RetrievalPatience } from './transaction-retrieval.ts';
export type { GatewayError } from './wire/error-body.ts';
