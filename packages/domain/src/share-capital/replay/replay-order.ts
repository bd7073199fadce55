import { type CivilDate, isCivilDate } from '../../dates/civil-date.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { SharePosition } from '../ledger/position.ts';
import type { PlanContext, PlanNote } from '../planning/plan-outcome.ts';
import type { FigureQuestion, FigureReading } from './figure-question.ts';

/** A correction or late entry: the events to reverse, with reasons, and the entries to post, in order. */
export interface ReplayOrder {
  /** Empty for a late entry. */
  readonly reversals: readonly { readonly event: ShareEvent; readonly reason: string }[];
  readonly entries: readonly { readonly id: ShareEventId; readonly request: ShareActionRequest }[];
  /**
   * Given where the entries are the history that replaces one opening balance: the highest distinguishing number of each class
   * before its day, from which the history counts on. Otherwise each entry replaces the reversed event at the same index.
   */
  readonly numbersBefore?: ReadonlyMap<ShareClassId, bigint> | undefined;
}

/** The books from the first day that an order changes. */
export interface ReplayBooks {
  /** The whole position at the end of the day before. */
  readonly before: SharePosition;
  /** Every live event from that day on, by date and order. */
  readonly events: readonly ShareEvent[];
  /** Lots that those events move and none of them made. */
  readonly lots?: readonly Lot[] | undefined;
}

/** Facts of the company, and ids for new events. */
export interface ReplayContext extends Omit<PlanContext, 'eventId' | 'position'> {
  readonly newId: () => ShareEventId;
  /**
   * What a person said the figures of later entries mean. Given, even if empty, such figures are asked for where their class has
   * more or fewer shares than when they were entered; left out, they stand as entered.
   */
  readonly readings?: ReadonlyMap<ShareEventId, FigureReading> | undefined;
  /** Whether the parts carry the positions before and after them, for a preview. */
  readonly withPositions?: boolean | undefined;
}

/** One event of a replay; its positions are empty unless asked for. */
export interface ReplayPart {
  readonly event: PlannedEvent;
  readonly notes: readonly PlanNote[];
  /** The later event that this part reverses or posts again, because an earlier part changed its books. */
  readonly original?: ShareEvent | undefined;
  /** What its figures mean, where an earlier part leaves that open. */
  readonly question?: FigureQuestion | undefined;
  readonly before: SharePosition;
  readonly after: SharePosition;
}

/** The first day that an order changes. */
export function firstDayOf({ reversals, entries }: ReplayOrder): CivilDate | undefined {
  const days = [
    ...reversals.map(({ event }) => event.effectiveOn),
    ...entries.map(({ request }) => request.on).filter(isCivilDate), // planning refuses any other text
  ];
  return days.sort()[0];
}
