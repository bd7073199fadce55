import { type CivilDate, daysBetween, isAfter, isBefore } from '../dates/civil-date.ts';
import type { FilingState } from '../filing/filing-life.ts';
import { isVerified, type RegisteredVerification } from './verification.ts';

/**
 * Where the identity statement of one role in one company stands, what presses most first. `on-paper`: of whom the register hides
 * everything, no form but a paper one can say anything.
 */
export const VERIFICATION_STANDINGS = [
  'overdue',
  'rejected',
  'code-missing',
  'window-open',
  'code-held',
  'sent',
  'on-paper',
  'given',
  'not-needed',
] as const;

export type VerificationStanding = (typeof VERIFICATION_STANDINGS)[number];

/** What is known of a role when its standing is asked for. */
export interface VerificationFacts {
  /** Undefined where nobody has to be verified: bodies, secretaries, other registrable persons. */
  readonly verification: (RegisteredVerification & { readonly opensOn?: CivilDate | undefined }) | undefined;
  /** The register hides the person. */
  readonly isHidden?: boolean | undefined;
  /** A personal code of the person is kept here. */
  readonly hasCode: boolean;
  /** Of the form that carries the statement; accepted where the register was not read since. */
  readonly filingState?: FilingState | undefined;
}

const SENT: ReadonlySet<FilingState | undefined> = new Set<FilingState>([
  'queued',
  'sending',
  'pending',
  'parked',
]);

/** Where the statement of a role stands today. */
export function verificationStanding(facts: VerificationFacts, today: CivilDate): VerificationStanding {
  const { verification, isHidden = false, hasCode, filingState } = facts;
  if (isHidden) return 'on-paper';
  if (verification === undefined) return 'not-needed';
  if (filingState === 'accepted' || isVerified(verification, today)) return 'given';
  if (SENT.has(filingState)) return 'sent';
  if (filingState === 'rejected' || filingState === 'failed') return 'rejected';
  return standingByDays(verification, { hasCode, today });
}

/** Where a statement stands that nobody has sent. */
function standingByDays(
  { statementDueOn, opensOn }: NonNullable<VerificationFacts['verification']>,
  { hasCode, today }: { hasCode: boolean; today: CivilDate },
): VerificationStanding {
  if (statementDueOn !== undefined && isBefore(statementDueOn, today)) return 'overdue';
  if (!hasCode) return 'code-missing';
  const isOpen = opensOn === undefined ? statementDueOn !== undefined : !isAfter(opensOn, today);
  return isOpen ? 'window-open' : 'code-held';
}

/** The standings in which somebody still has something to do. */
const WAITING: ReadonlySet<VerificationStanding> = new Set([
  'overdue',
  'rejected',
  'code-missing',
  'window-open',
  'code-held',
]);

export const isWaiting = (standing: VerificationStanding): boolean => WAITING.has(standing);

/** How near the last day of a statement is. A code takes its time to be had: without one it is near sooner. */
export type VerificationUrgency = 'calm' | 'near' | 'pressing';

/** In days left: at most so many are near, and at most so many pressing. */
const NEARNESS = {
  withCode: { near: 14, pressing: 0 },
  withoutCode: { near: 21, pressing: 3 },
} as const;

/** How near the last day is; undefined where there is none, or nothing is left to do. */
export function verificationUrgency(
  { standing, dueOn, hasCode }: VerificationDue,
  today: CivilDate,
): VerificationUrgency | undefined {
  if (dueOn === undefined || !isWaiting(standing)) return undefined;
  const left = daysBetween(today, dueOn);
  const { near, pressing } = hasCode ? NEARNESS.withCode : NEARNESS.withoutCode;
  if (left <= pressing) return 'pressing';
  return left <= near ? 'near' : 'calm';
}

export interface VerificationDue {
  readonly standing: VerificationStanding;
  readonly dueOn: CivilDate | undefined;
  readonly hasCode: boolean;
}

/** The form by which the statement of a role is given: of a person in control its own, of a director the confirmation statement. */
export const verificationForm = (register: 'officer' | 'psc'): 'VS01' | 'CS01' =>
  register === 'psc' ? 'VS01' : 'CS01';

/** Whether the statement can be filed by itself now. */
export const canFileVerification = (
  register: 'officer' | 'psc',
  { standing, hasCode }: Pick<VerificationDue, 'standing' | 'hasCode'>,
): boolean =>
  verificationForm(register) === 'VS01' && hasCode && (standing === 'window-open' || standing === 'overdue');
