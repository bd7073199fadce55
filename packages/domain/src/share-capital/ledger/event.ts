import type { CivilDate } from '../../dates/civil-date.ts';
import { isInIssue } from './account.ts';
import type { ShareEventKind, ShareEventRequest } from './event-requests.ts';
import type { ShareEventId } from './ids.ts';
import type { Lot } from './lot.ts';
import type { Posting } from './posting.ts';
import { restatesShares, type TermsChange } from './share-class.ts';

/** Where an event is known from. */
export interface EventSource {
  readonly kind: 'person' | 'filing' | 'import';
  /** Who, or which filing or import: an id of the caller's. */
  readonly reference: string;
}

/** What a planner makes of a request: the event without its place in the books. */
export interface PlannedEvent {
  readonly id: ShareEventId;
  readonly kind: ShareEventKind;
  readonly effectiveOn: CivilDate;
  readonly request: ShareEventRequest;
  readonly reverses?: ShareEventId | undefined;
  /** The event that this one enters again, on books that a correction before it has changed. */
  readonly entersAgain?: ShareEventId | undefined;
  readonly lots: readonly Lot[];
  readonly postings: readonly Posting[];
  readonly terms: readonly TermsChange[];
}

/**
 * One entry of the ledger. It has two times: the day it takes effect, and `order`, its place among all that was recorded for
 * the company (1, 2, 3, …), by which "as known at" is asked. Within a day events follow one another in recorded order.
 */
export interface ShareEvent extends PlannedEvent {
  readonly order: number;
  readonly source: EventSource;
}

/** When a position is asked for: at the end of a day, as known then and there or at an earlier recording. */
export interface AsAt {
  readonly on: CivilDate;
  /** The last recorded order that counts; left out, all that is known now. */
  readonly knownAt?: number | undefined;
}

/** Where an event stands: by effective date, then by recorded order. */
export interface EventPlace {
  readonly effectiveOn: CivilDate;
  readonly order: number;
}

/** Negative, zero or positive as `a` takes effect before, with or after `b`; fits `sort`. */
export function compareEvents(a: EventPlace, b: EventPlace): number {
  if (a.effectiveOn !== b.effectiveOn) return a.effectiveOn < b.effectiveOn ? -1 : 1;
  return a.order - b.order;
}

/** Whether an event restates the shares of a class, so that none issued before may be added later. */
export function restatesClass(event: PlannedEvent, classId: string): boolean {
  return event.terms.some((change) => change.classId === classId && restatesShares(change));
}

/** Whether an event leaves more shares of a class in issue: allotted, moved over from another class, or brought back. */
export function issuesIntoClass(event: PlannedEvent, classId: string): boolean {
  let change = 0n;
  for (const posting of event.postings) {
    if (posting.classId === classId && isInIssue(posting.account)) change += posting.shares;
  }
  return change > 0n;
}
