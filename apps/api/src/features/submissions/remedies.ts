import { adviseOnGateTrouble, type FilingState } from '@statbook/domain/filing';
import type { PaymentState } from '@statbook/domain/payments';
import { readOutcome } from '../../filings/attempt/attempt-outcome.ts';
import type { FilingAttempt } from '../../filings/filing-queries.ts';
import { isBeingChecked } from '../../filings/payment-check.ts';

/** What can be done about a filing that came back. */
export type Remedy = 'allowed' | 'may-be-held' | 'nothing-came-back';

/** Whether a corrected attempt may follow: never while the registry could still accept this one. */
export function remedyByCorrection(state: FilingState, attempt: FilingAttempt): Remedy {
  if (state === 'rejected') return 'allowed';
  if (state !== 'failed') return 'nothing-came-back';
  if (attempt.statusCode === 'INTERNAL_FAILURE') return 'may-be-held';
  const { gateRefusal } = readOutcome(attempt);
  return gateRefusal?.errorClass === 'no-answer' ? 'may-be-held' : 'allowed';
}

/** Whether the same content may be sent again: only where the registry has not taken it in and content was not the reason. */
export function remedyBySendingAgain(state: FilingState, attempt: FilingAttempt): Remedy {
  if (state !== 'failed') return 'nothing-came-back';
  if (attempt.statusCode === 'INTERNAL_FAILURE') return 'may-be-held';
  const { gateRefusal } = readOutcome(attempt);
  if (gateRefusal === undefined) return 'nothing-came-back';
  return adviseOnGateTrouble(gateRefusal.errorClass).remedy === 'correct' ? 'nothing-came-back' : 'allowed';
}

export function presentActions(state: FilingState, attempt: FilingAttempt) {
  return {
    canReopen: remedyByCorrection(state, attempt) === 'allowed',
    canResend: remedyBySendingAgain(state, attempt) === 'allowed',
  };
}

const notWithRegistry: ReadonlySet<FilingState> = new Set([
  'awaiting-payment',
  'queued',
  'rejected',
  'failed',
]);

/** What is known of a payment where it matters whether money may be on its way. */
export interface PaymentUnderWay {
  state: PaymentState;
  handedInAt: Date | null;
}

/** Whether a submitted filing can be called back: never while the registry could still accept it, or the bank pay for it. */
export function canWithdraw(
  state: FilingState,
  attempt: FilingAttempt,
  payments: readonly PaymentUnderWay[],
): boolean {
  if (payments.some(isBeingChecked)) return false;
  return notWithRegistry.has(state) && remedyByCorrection(state, attempt) !== 'may-be-held';
}

/** What a person can do about a payment: a paid one is given back by itself once its filing is withdrawn, or by hand. */
export function paymentAction(
  { state, isRefundOpen }: { state: PaymentState; isRefundOpen: boolean },
  filingState: FilingState,
): 'resolve' | 'resolve-refund' | 'give-back' | null {
  if (state === 'unclear') return 'resolve';
  if (isRefundOpen) return 'resolve-refund';
  return state === 'confirmed' && filingState === 'withdrawn' ? 'give-back' : null;
}
