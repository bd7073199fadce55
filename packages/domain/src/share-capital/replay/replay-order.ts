import type { CivilDate } from '../../dates/civil-date.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PlanContext, PlanNote } from '../ledger/plan.ts';
import type { SharePosition } from '../ledger/position.ts';

/** What is asked: entries to take back, why, and what should stand, in order. Nothing is taken back for an entry recorded late. */
export interface ReplayOrder {
  readonly takenBack: readonly { readonly event: ShareEvent; readonly reason: string }[];
  readonly acts: readonly { readonly id: ShareEventId; readonly request: ShareActRequest }[];
  /**
   * Given where the acts are the history in place of one opening balance: the highest number of each class before its day.
   * The history gives out its numbers from there. Elsewhere each act takes the place of the entry at the same position.
   */
  readonly numbersBefore?: ReadonlyMap<ShareClassId, bigint> | undefined;
}

/** The books from the first day that is touched. */
export interface ReplayBooks {
  /** The whole position at the end of the day before. */
  readonly before: SharePosition;
  /** Every event from that day on that counts, by date and recorded order: no reversals, and nothing that was reversed. */
  readonly events: readonly ShareEvent[];
  /** Lots in which those events deal and which none of them made. */
  readonly lots?: readonly Lot[] | undefined;
}

/** Facts of the company, and names for new events. */
export interface ReplayContext extends Omit<PlanContext, 'eventId' | 'position'> {
  readonly newId: () => ShareEventId;
  /** Whether the position around each part is wanted, for showing it. */
  readonly withPositions?: boolean | undefined;
}

/** One event of a replay; positions are empty where they are not wanted. */
export interface ReplayPart {
  readonly event: PlannedEvent;
  readonly notes: readonly PlanNote[];
  /** The event that it takes back because a part before it has changed its books, or that it enters again. */
  readonly again?: ShareEvent | undefined;
  readonly before: SharePosition;
  readonly after: SharePosition;
}

/** The first day that an order touches. */
export function firstDayOf({ takenBack, acts }: ReplayOrder): CivilDate | undefined {
  const days = [
    ...takenBack.map(({ event }) => event.effectiveOn),
    ...acts.map(({ request }) => request.on as CivilDate), // compared only: a text that is no date is refused later
  ];
  return days.sort()[0];
}
