/** How a form reaches the registrar: through the XML gateway, or as a finished document that a person delivers. */
export type FilingChannel = 'gateway' | 'produced';

/** Where a filing is in its life; the same for every form. */
export type FilingState =
  | 'draft'
  | 'ready'
  | 'awaiting-payment'
  | 'queued'
  | 'sending'
  | 'pending'
  | 'parked'
  | 'failed'
  | 'rejected'
  | 'accepted'
  | 'withdrawn';

/**
 * The allowed moves. A rejection leads back to the draft of the same filing. `failed` (a refusal at the gate, an internal
 * failure of the registry) and `parked` are not final: the registry may still decide, or the same attempt is sent again.
 * `sending -> queued` is for an attempt that provably never left.
 */
const MOVES: Readonly<Record<FilingState, readonly FilingState[]>> = {
  draft: ['ready', 'withdrawn'],
  ready: ['draft', 'awaiting-payment', 'queued', 'withdrawn'],
  'awaiting-payment': ['ready', 'queued', 'withdrawn'],
  queued: ['sending', 'withdrawn'],
  sending: ['queued', 'pending', 'accepted', 'rejected', 'parked', 'failed'],
  pending: ['accepted', 'rejected', 'parked', 'failed'],
  parked: ['pending', 'accepted', 'rejected', 'failed'],
  failed: ['queued', 'pending', 'accepted', 'rejected', 'parked', 'draft', 'withdrawn'],
  rejected: ['draft', 'withdrawn'],
  accepted: [],
  withdrawn: [],
};

/** A document delivered by hand or post is never `sending`: someone records that it has gone. */
const MOVES_WHEN_PRODUCED: Readonly<Partial<Record<FilingState, readonly FilingState[]>>> = {
  queued: ['pending', 'withdrawn'],
  failed: ['queued', 'draft', 'withdrawn'],
};

const LABELS: Readonly<Record<FilingState, string>> = {
  draft: 'Draft',
  ready: 'Ready to submit',
  'awaiting-payment': 'Awaiting payment',
  queued: 'Waiting to be sent',
  sending: 'Being sent',
  pending: 'With the registrar',
  parked: 'Held by the registrar',
  failed: 'Not delivered',
  rejected: 'Rejected',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
};

/** Every state, in the order of a life that goes well, then the others. */
export const FILING_STATES: readonly FilingState[] = [
  'draft',
  'ready',
  'awaiting-payment',
  'queued',
  'sending',
  'pending',
  'parked',
  'failed',
  'rejected',
  'accepted',
  'withdrawn',
];

/** The outcome of asking for a move. */
export type FilingMove =
  | { readonly ok: true; readonly state: FilingState }
  | { readonly ok: false; readonly reason: 'move-not-allowed'; readonly allowed: readonly FilingState[] };

/** The states that may follow. */
export function allowedFilingMoves(from: FilingState, channel: FilingChannel): readonly FilingState[] {
  return (channel === 'produced' ? MOVES_WHEN_PRODUCED[from] : undefined) ?? MOVES[from];
}

/** Moves a filing, or says where it could go instead. */
export function moveFiling(from: FilingState, to: FilingState, channel: FilingChannel): FilingMove {
  const allowed = allowedFilingMoves(from, channel);
  return allowed.includes(to) ? { ok: true, state: to } : { ok: false, reason: 'move-not-allowed', allowed };
}

/** Whether nothing can happen to the filing any more. */
export function isFinalFilingState(state: FilingState): boolean {
  return MOVES[state].length === 0;
}

/** Whether the attempt may be in the registrar's hands, so that it can neither be changed nor sent again. */
export function isInFlight(state: FilingState): boolean {
  return state === 'sending' || state === 'pending' || state === 'parked';
}

/** Whether the answers can be changed. */
export function canEditFiling(state: FilingState): boolean {
  return state === 'draft';
}

/** The state in words. */
export function describeFilingState(state: FilingState): string {
  return LABELS[state];
}
