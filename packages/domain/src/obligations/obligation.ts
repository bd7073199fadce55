import type { ApprovalState } from '../approvals/approval-state.ts';
import { addDays, type CivilDate, isAfter, isBefore } from '../dates/civil-date.ts';
import { isOverdue } from '../deadlines/confirmation-cycle.ts';
import { type FilingChannel, type FilingState, HELD_STATES } from '../filing/filing-life.ts';
import type { FormId } from '../filing/form-catalogue.ts';

/** Every kind of obligation; of those due on one day, in the order in which they are listed. */
export const OBLIGATION_KINDS = [
  'confirmation-statement',
  'accounts',
  'form',
  'control-notice',
  'unregistered-psc',
  'director-verification',
  'psc-verification',
  'stamp-duty',
  'certificates',
  'annual-general-meeting',
  'diary',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** Something that a company, or its secretary, has to do by a day. */
export interface Obligation {
  readonly kind: ObligationKind;
  readonly dueOn: CivilDate;
  /**
   * Whether it is late once the day has passed. Not where the day is only the earliest possible one, nor where the registrar has
   * the filing and has not decided.
   */
  readonly canBeLate: boolean;
  /** The form that meets it; undefined where none does, or where people must decide which. */
  readonly form?: FormId | undefined;
  /** The person whom it is about, or the title of a date of one's own. */
  readonly subject?: string | undefined;
  /** The day that it is counted from: a made-up date, the day of an event or a change. */
  readonly eventOn?: CivilDate | undefined;
  /** The first day on which it can be met; undefined where there is none. */
  readonly opensOn?: CivilDate | undefined;
  /** The entry of the share register that it follows from. */
  readonly shareEventId?: string | undefined;
  /** What that entry did, by which it is told from others of its day: "15 Ordinary from Bob Stone to Alice Green". */
  readonly shareEntry?: string | undefined;
  /** The filing that was begun for it, and how far it is. */
  readonly filingId?: string | undefined;
  readonly filingState?: FilingState | undefined;
  /** Whether that filing waits in its queue for a change of name to be decided. */
  readonly waitsForName?: boolean | undefined;
  /** Where the approval of that filing stands while it is a draft; undefined where a list does not look. */
  readonly approval?: ApprovalState | undefined;
  /** How that filing was frozen to go. */
  readonly channel?: FilingChannel | undefined;
  /** What its form is begun from: a suggestion of the share register, a holder, an entry of the PSC register. */
  readonly originId?: string | undefined;
  /** The date of one's own. */
  readonly diaryDateId?: string | undefined;
}

/** From so many days before its day an obligation is soon due: the one threshold of every list and reminder. */
export const SOON_DAYS = 28;

/** The last day that is soon, seen from today. */
export const soonUntil = (today: CivilDate): CivilDate => addDays(today, SOON_DAYS);

/** How near obligations are, the nearest first. */
export const URGENCIES = ['overdue', 'soon', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** How near an obligation is; overdue only where it is late. */
export function urgencyOf(
  { dueOn, canBeLate }: Pick<Obligation, 'dueOn' | 'canBeLate'>,
  today: CivilDate,
): Urgency {
  if (isOverdue(dueOn, today) && canBeLate) return 'overdue';
  return isAfter(dueOn, soonUntil(today)) ? 'later' : 'soon';
}

/** Why a day that has passed is not late, or that it is. */
export const PASSED_AS = ['late', 'earliest', 'undecided'] as const;
export type PassedAs = (typeof PASSED_AS)[number];

/** What is counted from a day that only the person knows: until their form says it, its own day is the earliest possible one. */
const COUNTED_FROM_A_PERSON: ReadonlySet<string> = new Set(['control-notice', 'unregistered-psc']);

/** What to say of an obligation once its day has passed: it is late, its day was the earliest one, or a filing is undecided. */
export function passedAs(seen: {
  readonly kind: string;
  readonly overdue: boolean;
  readonly filingState?: string | null | undefined;
}): PassedAs {
  if (seen.overdue) return 'late';
  const isSent = HELD_STATES.some((state) => state === seen.filingState);
  return !isSent && COUNTED_FROM_A_PERSON.has(seen.kind) ? 'earliest' : 'undecided';
}

/** Whether it can be met today: an identity statement cannot before its window opens. */
export function isOpen({ dueOn, opensOn }: Pick<Obligation, 'dueOn' | 'opensOn'>, today: CivilDate): boolean {
  return opensOn === undefined || !isAfter(opensOn, today) || isBefore(dueOn, today);
}

/** Tells an obligation from the others of its company. */
export function keyOfObligation({ kind, form, subject, shareEventId, filingId }: Obligation): string {
  // What is about a person is the same before and after its form is begun.
  const matter = shareEventId ?? (kind === 'form' ? filingId : undefined);
  return [kind, form, matter, subject].map((part) => part ?? '').join(':');
}
