export * from './check-shareholdings.ts';
export * from './check-statement-of-capital.ts';
export * from './consequences/filings-due.ts';
export * from './consequences/event-effects.ts';
export {
  type AffectedAccounts,
  affectedAccounts,
  DERIVED_KINDS,
  issuesRedeemable,
} from './planning/affected-accounts.ts';
export { planEvent } from './events/plan-event.ts';
export { planReversal, type ReversalContext } from './events/plan-reversal.ts';
export { kindsOfLots } from './planning/take-shares.ts';
export { checkStamping } from './events/transfers/transfer.ts';
export * from './events/issues/issue-price.ts';
export * from './ledger/ledger-account.ts';
export * from './ledger/event-requests.ts';
export * from './ledger/event.ts';
export * from './holders/address-text.ts';
export * from './holders/holder.ts';
export * from './ledger/ids.ts';
export * from './ledger/lot.ts';
export * from './ledger/distinguishing-numbers.ts';
export * from './conflicts/find-conflict.ts';
export * from './ledger/per-share.ts';
export * from './planning/plan-outcome.ts';
export * from './ledger/position.ts';
export * from './ledger/posting.ts';
export * from './holders/same-person.ts';
export * from './ledger/share-class.ts';
export * from './events/transfers/refused-transfer.ts';
export { FIGURE_READINGS, type FigureQuestion, type FigureReading } from './replay/figure-question.ts';
export type { FigureName } from './replay/request-figures.ts';
export * from './replay/plan-replay.ts';
export * from './replay/replay-order.ts';
export * from './shareholdings.ts';
export * from './events/transfers/stamp-duty.ts';
export * from './statement-of-capital.ts';
