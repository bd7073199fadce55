/** Where a payment attempt is in its life. */
export type PaymentState =
  | 'created'
  | 'key-issued'
  | 'card-identified'
  | 'submitted'
  | 'challenge'
  | 'unclear'
  | 'confirmed'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'voided';

/**
 * The allowed moves. Nobody can cancel, and nothing can expire, while the card may have been charged: an unclear attempt is
 * settled by what the gateway says of it. Money that arrives after a cancellation is `confirmed` first, then voided.
 */
const MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['key-issued', 'expired', 'cancelled'],
  'key-issued': ['card-identified', 'unclear', 'refused', 'expired', 'cancelled'],
  'card-identified': ['submitted', 'unclear', 'refused', 'expired', 'cancelled'],
  submitted: ['challenge', 'unclear', 'confirmed', 'refused'],
  challenge: ['unclear', 'confirmed', 'refused', 'expired', 'cancelled'],
  unclear: ['confirmed', 'refused', 'expired', 'cancelled'],
  confirmed: ['refunded', 'voided'],
  refused: [],
  expired: ['confirmed'],
  cancelled: ['confirmed'],
  refunded: [],
  voided: [],
};

const LABELS: Readonly<Record<PaymentState, string>> = {
  created: 'Started',
  'key-issued': 'Started',
  'card-identified': 'Card given',
  submitted: 'Sent to the bank',
  challenge: 'Waiting for the bank’s check',
  unclear: 'Not yet known whether the card was charged',
  confirmed: 'Paid',
  refused: 'Refused',
  expired: 'Timed out',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  voided: 'Cancelled on the day, nothing charged',
};

/** The outcome of asking for a move. */
export type PaymentMove =
  | { readonly ok: true; readonly state: PaymentState }
  | { readonly ok: false; readonly reason: 'move-not-allowed'; readonly allowed: readonly PaymentState[] };

/** Moves a payment, or says where it could go instead. */
export function movePayment(from: PaymentState, to: PaymentState): PaymentMove {
  const allowed = MOVES[from];
  return allowed.includes(to) ? { ok: true, state: to } : { ok: false, reason: 'move-not-allowed', allowed };
}

/** Whether the card may have been charged, so that no other attempt may start for the filing. */
export function blocksOtherAttempts(state: PaymentState): boolean {
  return state === 'submitted' || state === 'challenge' || state === 'unclear' || state === 'confirmed';
}

/** Whether a new attempt may be offered: only where it is certain that nothing was taken. */
export function canRetryPayment(state: PaymentState): boolean {
  return state === 'refused' || state === 'expired' || state === 'cancelled';
}

/** The state in words. */
export function describePaymentState(state: PaymentState): string {
  return LABELS[state];
}

/** What became of the money of a payment attempt, as its reader sorts them. */
export type PaymentOutcome = 'taken' | 'under-way' | 'failed' | 'cancelled' | 'given-back';

const OUTCOMES: Readonly<Record<PaymentState, PaymentOutcome>> = {
  created: 'under-way',
  'key-issued': 'under-way',
  'card-identified': 'under-way',
  submitted: 'under-way',
  challenge: 'under-way',
  unclear: 'under-way',
  confirmed: 'taken',
  refused: 'failed',
  expired: 'failed',
  cancelled: 'cancelled',
  refunded: 'given-back',
  voided: 'given-back',
};

/** What became of the money. */
export function outcomeOf(state: PaymentState): PaymentOutcome {
  return OUTCOMES[state];
}

/** The states in which this has become of the money. */
export function statesOfOutcome(outcome: PaymentOutcome): readonly string[] {
  return Object.entries(OUTCOMES).flatMap(([state, of]) => (of === outcome ? [state] : []));
}

/** Whether money was taken, so that there is something to give a receipt for: also where it was refunded later. */
export function hasReceipt(state: PaymentState): boolean {
  return state === 'confirmed' || state === 'refunded';
}
