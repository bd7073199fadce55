import { challengeTimeLimitMs } from '@statbook/payment-client';
import type { payment } from '../platform/database/schema.ts';

/** The bank may take this long over its question; the specification's limit, in milliseconds. */
export const challengeLimitMs = 900_000;
/** How often background work looks after the payments that nobody works at. */
export const roundSeconds = 30;
/** Beyond the gateway's time limit a request is certainly over, and its owner has gone. */
const marginMs = 5000;

/** What an installation can ask the gateway. */
export interface LookUp {
  /** How long one request may take. */
  readonly timeoutMs: number;
  /** Whether a payment is found by our own code, where the gateway's id never reached us. */
  readonly findsByCode: boolean;
}

type Row = typeof payment.$inferSelect;
type LookedUp = Pick<
  Row,
  'state' | 'transactionId' | 'submittedAt' | 'challengeUntil' | 'handedInAt' | 'nextLookAt'
>;

export interface PaymentCheck {
  progress: 'running' | 'late' | 'by-person';
  about: 'payment' | 'bank';
  settledBy: string | null;
  askedAgainBy: string | null;
}

/** After this time nobody waits for the answer to a request any more. */
export const graceMsOf = ({ timeoutMs }: Pick<LookUp, 'timeoutMs'>) => timeoutMs + marginMs;

/** What the gateway does not know after so long never reached it. */
export const neverArrivedAfterMs = ({ timeoutMs }: Pick<LookUp, 'timeoutMs'>) => 2 * timeoutMs;

/** When the gateway can take no answer to a challenge any longer: later where one was handed in. */
export function endOfChallenge(challengeUntil: Date, handedInAt: Date | null): Date {
  const spare = handedInAt === null ? 0 : challengeTimeLimitMs - challengeLimitMs;
  return new Date(challengeUntil.getTime() + spare);
}

/** Whether money may have been taken and nobody knows: a challenge that was not answered has taken nothing. */
export function isBeingChecked({ state, handedInAt }: Pick<Row, 'state' | 'handedInAt'>): boolean {
  return state === 'submitted' || state === 'unclear' || (state === 'challenge' && handedInAt !== null);
}

/** From then on the gateway's answer, whichever it is, settles the payment. */
export function decidableAt(
  { challengeUntil, handedInAt, submittedAt }: LookedUp,
  lookUp: LookUp,
): Date | undefined {
  if (challengeUntil !== null) return endOfChallenge(challengeUntil, handedInAt);
  return submittedAt === null ? undefined : new Date(submittedAt.getTime() + neverArrivedAfterMs(lookUp));
}

interface Now {
  /** By the installation's clock, by which challenges end. */
  readonly now: Date;
}

/** How a payment is being checked; null where its outcome is known, or nothing can have been taken. */
export function presentCheck(payment: LookedUp, lookUp: LookUp, { now }: Now): PaymentCheck | null {
  if (!isBeingChecked(payment)) return null;
  const { state, transactionId, challengeUntil } = payment;
  const about = challengeUntil === null ? 'payment' : 'bank';
  const untimed = { about, settledBy: null, askedAgainBy: null } as const;
  if (!lookUp.findsByCode && transactionId === null)
    // While the request may still be answered, its answer settles it.
    return { ...untimed, progress: state === 'submitted' ? 'running' : 'by-person' };
  const settled = settledAt(payment, lookUp);
  if (settled === undefined) return { ...untimed, progress: 'running' };
  const settledBy = settled.toISOString();
  if (settled > (challengeUntil === null ? new Date() : now))
    return { ...untimed, progress: 'running', settledBy };
  return { about, progress: 'late', settledBy, askedAgainBy: nextAnswer(payment, lookUp).toISOString() };
}

/** By when the look after this one has been made. */
const nextAnswer = (payment: LookedUp, lookUp: LookUp) =>
  roundedUp(Math.max(payment.nextLookAt?.getTime() ?? 0, Date.now()) + lookMs(payment, lookUp));

/**
 * By when the look has been made that settles it. Looks are scheduled so that one comes as soon as a payment can be decided; a
 * payment whose process died is found by the next round.
 */
function settledAt(payment: LookedUp, lookUp: LookUp): Date | undefined {
  const decidable = decidableAt(payment, lookUp)?.getTime();
  if (decidable === undefined) return undefined;
  return roundedUp(Math.max(decidable, foundAt(payment, lookUp)) + lookMs(payment, lookUp));
}

/** When a request that nobody answered counts as given up. */
function foundAt({ state, submittedAt, handedInAt }: LookedUp, lookUp: LookUp): number {
  if (state === 'unclear') return 0;
  const sentAt = state === 'challenge' ? handedInAt : submittedAt;
  return (sentAt?.getTime() ?? 0) + graceMsOf(lookUp);
}

/** From the time of a look until its answer is written down: the next round, and the gateway's patience at each of its questions. */
const lookMs = ({ transactionId }: LookedUp, { timeoutMs }: LookUp) =>
  roundSeconds * 1000 + (transactionId === null ? 1 : 2) * timeoutMs;

const minuteMs = 60_000;

/** Times are shown by the minute: the one that is shown has not passed before what is promised. */
const roundedUp = (ms: number) => new Date(Math.ceil(ms / minuteMs) * minuteMs);
