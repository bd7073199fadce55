export type { Brand } from './brand.ts';
export * from './companies/company-name.ts';
export * from './companies/company-number.ts';
export * from './companies/company-service.ts';
export * from './companies/company-types.ts';
export * from './companies/number-prefixes.ts';
export * from './companies/registered-email.ts';
export * from './dates/civil-date.ts';
export * from './dates/date-text.ts';
export * from './dates/period.ts';
export * from './dates/statutory-periods.ts';
export * from './deadlines/accounting-date-change.ts';
export * from './deadlines/accounting-periods.ts';
export * from './deadlines/confirmation-cycle.ts';
export * from './deadlines/late-accounts-penalty.ts';
export * from './deadlines/notice-deadlines.ts';
export * from './deadlines/share-deadlines.ts';
export * from './diary/diary-repeat.ts';
export * from './diary/statutory-dates.ts';
export * from './field-error.ts';
export * from './filing/confirmation-statement/acceptance.ts';
export * from './filing/confirmation-statement/answers.ts';
export * from './filing/confirmation-statement/check-made-up-date.ts';
export { statementTexts } from './filing/confirmation-statement/check-signing.ts';
export {
  describeSubmission,
  type SubmissionRow,
  type SubmissionSection,
} from './filing/confirmation-statement/describe-submission.ts';
export * from './filing/confirmation-statement/facts.ts';
export * from './filing/confirmation-statement/now-and-after.ts';
export * from './filing/confirmation-statement/readiness.ts';
export * from './filing/confirmation-statement/register-answers.ts';
export * from './filing/confirmation-statement/steps.ts';
export * from './filing/confirmation-statement/submission-content.ts';
export * from './filing/confirmation-statement/submission.ts';
export type { Warning } from './filing/confirmation-statement/warnings.ts';
export * from './filing/fees.ts';
export * from './filing/filing-life.ts';
export * from './filing/form-catalogue.ts';
export type { RefusalExplanation } from './filing/refusals/explanation.ts';
export {
  adviseOnGateTrouble,
  explainRejection,
  type GateRemedy,
  type GateTrouble,
  REJECTED_COUNTS_AS_UNDELIVERED,
  type RejectionReason,
} from './filing/refusals/explain-refusal.ts';
export * from './identity/personal-code.ts';
export * from './identity/verification.ts';
export * from './money/exact-decimal.ts';
export * from './money/pence.ts';
export * from './payments/billing-details.ts';
export * from './payments/card-details.ts';
export * from './payments/card-expiry.ts';
export * from './payments/card-number.ts';
export * from './payments/payment-amounts.ts';
export * from './payments/payment-life.ts';
export * from './payments/payment-messages.ts';
export * from './payments/postcode.ts';
export * from './pscs/control-bands.ts';
export * from './reference-data/countries.ts';
export * from './reference-data/currencies.ts';
export * from './reference-data/sic-codes.ts';
export * from './secrets/secret.ts';
export * from './share-capital/certificates/certificate.ts';
export * from './share-capital/certificates/certificate-acts.ts';
export * from './share-capital/certificates/certificates-for-entry.ts';
export * from './share-capital/certificates/certificates-for-outcome.ts';
export * from './share-capital/certificates/paid-parts.ts';
export * from './share-capital/check-shareholdings.ts';
export * from './share-capital/check-statement-of-capital.ts';
export * from './share-capital/consequences/control-changes.ts';
export * from './share-capital/consequences/control-history.ts';
export * from './share-capital/consequences/control-notice.ts';
export * from './share-capital/consequences/control-on-record.ts';
export * from './share-capital/consequences/filings-due.ts';
export * from './share-capital/consequences/what-changes.ts';
export {
  type ConcernedLines,
  concernedBy,
  KINDS_THAT_FOLLOW,
} from './share-capital/events/concerned-by.ts';
export { planEvent } from './share-capital/events/plan-event.ts';
export { planReversal, type ReversalContext } from './share-capital/events/plan-reversal.ts';
export { checkStamping } from './share-capital/events/transfer.ts';
export { kindsOfLots } from './share-capital/events/take-shares.ts';
export * from './share-capital/issue-price.ts';
export * from './share-capital/ledger/account.ts';
export { type IssuedBalances, replayBalances } from './share-capital/ledger/chronicle.ts';
export * from './share-capital/ledger/event.ts';
export * from './share-capital/ledger/event-requests.ts';
export * from './share-capital/ledger/holder.ts';
export * from './share-capital/ledger/ids.ts';
export * from './share-capital/ledger/lot.ts';
export * from './share-capital/ledger/number-range.ts';
export * from './share-capital/ledger/obstacles.ts';
export * from './share-capital/ledger/per-share.ts';
export * from './share-capital/ledger/plan.ts';
export * from './share-capital/ledger/position.ts';
export * from './share-capital/ledger/posting.ts';
export * from './share-capital/ledger/same-person.ts';
export * from './share-capital/ledger/share-class.ts';
export * from './share-capital/ledger/share-ledger.ts';
export * from './share-capital/refused-transfer.ts';
export * from './share-capital/replay/plan-replay.ts';
export * from './share-capital/replay/replay-order.ts';
export * from './share-capital/readings/cap-table.ts';
export * from './share-capital/readings/capital.ts';
export * from './share-capital/readings/history.ts';
export * from './share-capital/readings/holdings.ts';
export * from './share-capital/readings/register-of-members.ts';
export * from './share-capital/readings/statement-shareholdings.ts';
export * from './share-capital/shareholdings.ts';
export * from './share-capital/stamp-duty.ts';
export type { RegisterOnDay, TieOutDifference } from './share-capital/tie-out/compare-capital.ts';
export * from './share-capital/tie-out/compare-opening.ts';
export * from './share-capital/tie-out/tie-out.ts';
export * from './share-capital/statement-of-capital.ts';
