import { type Transition, transition } from '../transition.ts';

/**
 * How a form reaches the registrar: through the XML gateway, by a transaction of its REST API for which a person has signed in
 * there, or as a document that a person delivers.
 */
export const FILING_CHANNELS = ['gateway', 'transaction', 'produced'] as const;
export type FilingChannel = (typeof FILING_CHANNELS)[number];

/** Every state of a filing, whatever its form: in the order of a successful filing, then the others. */
export const FILING_STATES = [
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
] as const;

/** The state of a filing. */
export type FilingState = (typeof FILING_STATES)[number];

interface StateFacts {
  readonly label: string;
  /** The states that may follow. */
  readonly next: readonly FilingState[];
  /** The same for a document delivered by hand or post, which is never `sending`: a person records its delivery. */
  readonly nextWhenProduced?: readonly FilingState[];
}

/**
 * The states with their transitions. A rejection leads back to the draft of the same filing. `failed` (a refusal at the gateway,
 * an internal failure of the registry) and `parked` are not final: the registry may still decide, or the same attempt is sent
 * again. `sending -> queued` is for an attempt that provably never left.
 */
const STATES: Readonly<Record<FilingState, StateFacts>> = {
  draft: { label: 'Draft', next: ['ready', 'withdrawn'] },
  ready: { label: 'Ready to file', next: ['draft', 'awaiting-payment', 'queued', 'withdrawn'] },
  'awaiting-payment': { label: 'Awaiting payment', next: ['ready', 'queued', 'withdrawn'] },
  queued: {
    label: 'Queued',
    next: ['sending', 'withdrawn'],
    nextWhenProduced: ['pending', 'withdrawn'],
  },
  sending: { label: 'Submitting', next: ['queued', 'pending', 'accepted', 'rejected', 'parked', 'failed'] },
  pending: {
    label: 'Received by Companies House',
    next: ['accepted', 'rejected', 'parked', 'failed'],
    // A delivery that was recorded by mistake is taken back.
    nextWhenProduced: ['queued', 'accepted', 'rejected', 'parked', 'failed'],
  },
  parked: { label: 'Held by Companies House', next: ['pending', 'accepted', 'rejected', 'failed'] },
  failed: {
    label: 'Failed',
    next: ['queued', 'pending', 'accepted', 'rejected', 'parked', 'draft', 'withdrawn'],
    nextWhenProduced: ['queued', 'draft', 'withdrawn'],
  },
  rejected: { label: 'Rejected', next: ['draft', 'withdrawn'] },
  accepted: { label: 'Accepted', next: [] },
  withdrawn: { label: 'Withdrawn', next: [] },
};

/** The states that may follow a state. */
export function allowedFilingTransitions(from: FilingState, channel: FilingChannel): readonly FilingState[] {
  const { next, nextWhenProduced } = STATES[from];
  return channel === 'produced' ? (nextWhenProduced ?? next) : next;
}

/** Transitions a filing to another state, or names the states allowed instead. */
export function transitionFiling(
  from: FilingState,
  to: FilingState,
  channel: FilingChannel,
): Transition<FilingState> {
  return transition(to, allowedFilingTransitions(from, channel));
}

/** Whether the answers can be changed. */
export function canEditFiling(state: FilingState): boolean {
  return state === 'draft';
}

/** The states in which the registrar has a filing, or will have it in a moment, and has not decided it. */
export const HELD_STATES = ['sending', 'pending', 'parked'] as const satisfies readonly FilingState[];

/** What the label of a state depends on besides. */
export interface FilingStateFacts {
  /** It waits in its queue for the name that it has to bear. */
  readonly waitsForName?: boolean | undefined;
  /** How it was frozen to go; null or undefined while it was not. */
  readonly channel?: FilingChannel | null | undefined;
}

/** Of what a person delivers nothing is sent by itself, and nobody knows whether it was received. */
const LABELS_WHEN_PRODUCED: Readonly<Partial<Record<FilingState, string>>> = {
  queued: 'To be delivered',
  pending: 'Delivered',
};

/** The label of a state. */
export function describeFilingState(
  state: FilingState,
  { waitsForName = false, channel }: FilingStateFacts = {},
): string {
  if (waitsForName && state === 'queued') return 'Waiting for the change of name';
  return (channel === 'produced' ? LABELS_WHEN_PRODUCED[state] : undefined) ?? STATES[state].label;
}
