export { collectBrowserDetails } from './browser/browser-details.ts';
export { type CardTokenOutcome, tokeniseCard } from './browser/tokenise-card.ts';
export type { GatewaySettings } from './gateway/ask-gateway.ts';
export type { GatewayError } from './gateway/gateway-error.ts';
export type { StatusClass } from './gateway/status-code.ts';
export { createPaymentClient, type PaymentClient } from './payment-client.ts';
export { encodeMessage, readCReq, readCRes } from './three-d-secure/challenge-message.ts';
export { toStrongCustomerAuthentication } from './three-d-secure/strong-customer-authentication.ts';
export { challengeTimeLimitMs } from './three-d-secure/submit-challenge-result.ts';
export type { PaymentRequest } from './transactions/create-transaction.ts';
export type { FoundTransaction } from './transactions/get-transaction.ts';
export type { PaymentOutcome } from './transactions/payment-outcome.ts';
export type { Transaction } from './transactions/transaction.ts';
export {
  createReportingClient,
  noTransactionLookup,
  type TransactionLookup,
} from './transactions/transaction-lookup.ts';
