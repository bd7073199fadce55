import { addDays, type CivilDate, dateOf, isAfter, isBefore } from '../dates/civil-date.ts';
import type { Period } from '../dates/period.ts';
import { daysAfter, daysBeginningWith } from '../dates/statutory-periods.ts';

const STATEMENT_DAYS = 14;

/** The identity verification of one appointment on the register; every date may be missing. */
export interface RegisteredVerification {
  readonly startsOn?: CivilDate | undefined;
  readonly endsOn?: CivilDate | undefined;
  readonly statementDueOn?: CivilDate | undefined;
}

/** Whether the register holds a current verification: today lies between its two dates. */
export function isVerified(verification: RegisteredVerification | undefined, today: CivilDate): boolean {
  if (!verification?.startsOn || !verification.endsOn) return false;
  return !isAfter(verification.startsOn, today) && isBefore(today, verification.endsOn);
}

/** Facts of a PSC who was on the register before verification started. */
export interface ExistingPsc {
  readonly birthMonth: number;
  /** End of the company's review period as at 18 November 2025, for a PSC who is a director of it too. */
  readonly directorReviewEndsOn?: CivilDate | undefined;
  /** Extensions of fourteen days granted before the deadline. */
  readonly extensions: number;
}

/**
 * The window in which an existing individual PSC gives the verification statement: fourteen days beginning with the first
 * of the birth month, or with the day after the review period for a director (SI 2025/1118 reg 5).
 */
export function existingPscWindow(psc: ExistingPsc): Period {
  const opensOn = psc.directorReviewEndsOn
    ? addDays(psc.directorReviewEndsOn, 1)
    : firstOfBirthMonth(psc.birthMonth);
  const dueOn = daysBeginningWith(opensOn, STATEMENT_DAYS);
  return { startsOn: opensOn, endsOn: daysAfter(dueOn, STATEMENT_DAYS * psc.extensions) };
}

/** December 2025 to November 2026: the twelve birth months of the transition. */
function firstOfBirthMonth(month: number): CivilDate {
  return dateOf(month === 12 ? 2025 : 2026, month, 1);
}

/** Last day for a new PSC to answer the registrar's letter (s.790LM). */
export function newPscStatementDueOn(letterOn: CivilDate): CivilDate {
  return daysAfter(letterOn, STATEMENT_DAYS);
}

/**
 * The offices whose holders state that their identity is verified, as the register names them: of directors and of members of an
 * LLP, as far as they are individuals. Bodies and secretaries state nothing.
 */
export const VERIFIED_OFFICES = [
  'director',
  'nominee-director',
  'llp-member',
  'llp-designated-member',
] as const;

const verifiedOffices: ReadonlySet<string | undefined> = new Set(VERIFIED_OFFICES);

/** Whether whoever holds an office states that their identity is verified. */
export const isVerifiedOffice = (role: string | undefined): boolean => verifiedOffices.has(role);
