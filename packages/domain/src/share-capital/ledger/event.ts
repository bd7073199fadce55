import type { CivilDate } from '../../dates/civil-date.ts';
import { isInIssue } from './ledger-account.ts';
import type { ShareEventKind, ShareEventRequest } from './event-requests.ts';
import type { ShareEventId } from './ids.ts';
import type { Lot } from './lot.ts';
import type { Posting } from './posting.ts';
import { restatesShares, type TermsChange } from './share-class.ts';

/** The source of an event. */
export interface EventSource {
  readonly kind: 'person' | 'filing' | 'import';
  /** The caller's id of the person, filing or import. */
  readonly reference: string;
}

/** An event as planned, without its place in the ledger. */
export interface PlannedEvent {
  readonly id: ShareEventId;
  readonly kind: ShareEventKind;
  readonly effectiveOn: CivilDate;
  readonly request: ShareEventRequest;
  readonly reverses?: ShareEventId | undefined;
  /** The event that this one posts again, because a correction changed the books before it. */
  readonly entersAgain?: ShareEventId | undefined;
  readonly lots: readonly Lot[];
  readonly postings: readonly Posting[];
  readonly terms: readonly TermsChange[];
}

/**
 * An entry of the ledger. It has two times: its effective date, and `order`, its place among all entries of the company (1, 2,
 * 3, …), which says what was known when. Within a day events follow one another in posted order.
 */
export interface ShareEvent extends PlannedEvent {
  readonly order: number;
  readonly source: EventSource;
}

/** A point in time of the ledger: the end of a day, as known now or when an earlier entry was posted. */
export interface AsAt {
  readonly on: CivilDate;
  /** The last order that counts; left out, all entries count. */
  readonly knownAt?: number | undefined;
}

/** The place of an event: effective date, then order. */
export interface EventPlace {
  readonly effectiveOn: CivilDate;
  readonly order: number;
}

/** Negative, zero or positive as `a` takes effect before, with or after `b`; fits `sort`. */
export function compareEvents(a: EventPlace, b: EventPlace): number {
  if (a.effectiveOn !== b.effectiveOn) return a.effectiveOn < b.effectiveOn ? -1 : 1;
  return a.order - b.order;
}

/** Whether an event restates the shares of a class, so that none may be issued into it on an earlier day. */
export function restatesClass(event: PlannedEvent, classId: string): boolean {
  return event.terms.some((change) => change.classId === classId && restatesShares(change));
}

/** Whether an event increases the shares of a class in issue: by allotment, redesignation or reversal. */
export function issuesIntoClass(event: PlannedEvent, classId: string): boolean {
  let change = 0n;
  for (const posting of event.postings) {
    if (posting.classId === classId && isInIssue(posting.account)) change += posting.shares;
  }
  return change > 0n;
}
