import { type Transition, transition } from '../transition.ts';

/** Every state of a payment attempt: in the order of a successful one, then the others. */
export const PAYMENT_STATES = [
  'created',
  'key-issued',
  'card-identified',
  'submitted',
  'challenge',
  'unclear',
  'confirmed',
  'refused',
  'expired',
  'cancelled',
  'refunded',
  'voided',
] as const;

/** The state of a payment attempt. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What may have become of the money of a payment attempt. */
export const PAYMENT_OUTCOMES = ['taken', 'under-way', 'failed', 'cancelled', 'given-back'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

interface StateFacts {
  readonly label: string;
  readonly outcome: PaymentOutcome;
  /** The states that may follow. */
  readonly next: readonly PaymentState[];
}

/**
 * The states with their transitions. A payment can neither be cancelled nor expire while the card may have been charged: the
 * gateway's record settles an unclear attempt. Money that arrives after a cancellation is `confirmed` first, then voided.
 */
const STATES: Readonly<Record<PaymentState, StateFacts>> = {
  created: { label: 'Started', outcome: 'under-way', next: ['key-issued', 'expired', 'cancelled'] },
  'key-issued': {
    label: 'Started',
    outcome: 'under-way',
    next: ['card-identified', 'unclear', 'refused', 'expired', 'cancelled'],
  },
  'card-identified': {
    label: 'Card given',
    outcome: 'under-way',
    next: ['submitted', 'unclear', 'refused', 'expired', 'cancelled'],
  },
  submitted: {
    label: 'Sent to the bank',
    outcome: 'under-way',
    next: ['challenge', 'unclear', 'confirmed', 'refused'],
  },
  challenge: {
    label: 'Waiting for the bank’s check',
    outcome: 'under-way',
    next: ['unclear', 'confirmed', 'refused', 'expired', 'cancelled'],
  },
  unclear: {
    label: 'Not yet known whether the card was charged',
    outcome: 'under-way',
    next: ['confirmed', 'refused', 'expired', 'cancelled'],
  },
  confirmed: { label: 'Paid', outcome: 'taken', next: ['refunded', 'voided'] },
  refused: { label: 'Declined', outcome: 'failed', next: [] },
  expired: { label: 'Timed out', outcome: 'failed', next: ['confirmed'] },
  cancelled: { label: 'Cancelled', outcome: 'cancelled', next: ['confirmed'] },
  refunded: { label: 'Refunded', outcome: 'given-back', next: [] },
  voided: { label: 'Cancelled on the day, nothing charged', outcome: 'given-back', next: [] },
};

/** Transitions a payment to another state, or names the states allowed instead. */
export function transitionPayment(from: PaymentState, to: PaymentState): Transition<PaymentState> {
  return transition(to, STATES[from].next);
}

/** Whether a new attempt may be offered: only where the card was certainly not charged. */
export function canRetryPayment(state: PaymentState): boolean {
  return state === 'refused' || state === 'expired' || state === 'cancelled';
}

/** The label of a state. */
export function describePaymentState(state: PaymentState): string {
  return STATES[state].label;
}

/** The outcome of a state. */
export function outcomeOf(state: PaymentState): PaymentOutcome {
  return STATES[state].outcome;
}

/** The states of an outcome. */
export function statesOfOutcome(outcome: PaymentOutcome): PaymentState[] {
  return PAYMENT_STATES.filter((state) => STATES[state].outcome === outcome);
}

/** Whether a receipt is due: money was taken, even if it was refunded later. */
export function hasReceipt(state: PaymentState): boolean {
  return state === 'confirmed' || state === 'refunded';
}
