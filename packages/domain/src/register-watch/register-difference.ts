import { civilDate, formatCivilDate, isCivilDate } from '../dates/index.ts';

/** What of a company can change on the register. */
export const CHANGE_KINDS = [
  'name',
  'status',
  'registered-office',
  'sic-codes',
  'statement-dates',
  'accounts-dates',
  'officer-appointed',
  'officer-ceased',
  'officer-changed',
  'officer-removed',
  'psc-notified',
  'psc-ceased',
  'psc-changed',
  'psc-removed',
  'identity-verification',
  'charge-registered',
  'charge-changed',
  'exemptions',
  'insolvency',
  'capital',
  'shareholders',
  'filing',
  'filing-removed',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One thing that the register shows otherwise than at the reading before. */
export interface RegisterDifference {
  readonly kind: ChangeKind;
  /** Whom or what it is about: "QUILL, Mara"; empty where the kind says it all. */
  readonly subject: string;
  /** Undefined where there was nothing, or is nothing any more. */
  readonly before?: string | undefined;
  readonly now?: string | undefined;
  /** Names by which a filing may call the subject: a changed name has two. */
  readonly names?: readonly string[] | undefined;
}

/** A difference where two texts are not the same. */
export function differenceOf(
  kind: ChangeKind,
  before: string | undefined,
  now: string | undefined,
): RegisterDifference[] {
  return before === now ? [] : [{ kind, subject: '', before, now }];
}

/** "31 March 2026"; what is no day is shown as it is. */
export const dayText = (day: string) => (isCivilDate(day) ? formatCivilDate(civilDate(day)) : day);
