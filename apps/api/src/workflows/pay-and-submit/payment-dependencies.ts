import type { Platform } from '../../composition.ts';
import type { ActivityActor } from '../../platform/activity/activity.ts';

/** The moments between two steps of a payment at which a crash must lose nothing. */
type PaymentStep =
  | 'freeze-filing'
  | 'pay'
  | 'settle-payment'
  | 'answer-payment'
  | 'submit-challenge'
  | 'settle-challenge';

/** What every step of a payment works with. */
export interface PaymentDependencies
  extends Pick<Platform, 'database' | 'activity' | 'live' | 'jobs' | 'payments' | 'clock' | 'logger'> {
  /** Told before each step: for tests that end the process there. */
  onStep?: (step: PaymentStep) => void;
}

/** Who makes a step: a person at a call, the bank's callback, or background work. */
export interface Actor {
  actor: ActivityActor;
  byUser?: string | undefined;
  requestId?: string | undefined;
}

/** The person of a call as an actor. */
export const actorOf = (person: { userId: string }, requestId: string): Actor => ({
  actor: `person:${person.userId}`,
  byUser: person.userId,
  requestId,
});
