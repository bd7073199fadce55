import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareEventKind } from '../ledger/event-requests.ts';
import type { ShareClassId, ShareEventId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';

/** What planning an event needs besides the request. */
export interface PlanContext {
  /** The id of the new event. */
  readonly eventId: ShareEventId;
  /** The position at the end of the effective date, as known now. */
  readonly position: SharePosition;
  readonly incorporatedOn: CivilDate;
  /** A public company makes no payment out of capital and no allotment with less than a quarter paid up. */
  readonly isPublic: boolean;
  readonly today: CivilDate;
}

/** Something the person should know, which does not prevent the event. */
export interface PlanNote {
  readonly code: string;
  readonly message: string;
}

/**
 * A posted event that prevents another one, because it would no longer hold: with too few shares, or on a class restated.
 * One that cannot be posted again on the corrected books has a message.
 */
export interface BlockingEvent {
  readonly eventId: ShareEventId;
  readonly kind: ShareEventKind;
  readonly effectiveOn: CivilDate;
  /** Its number in the ledger. */
  readonly order: number;
  readonly classId: ShareClassId;
  readonly reason: 'too-few-shares' | 'class-restated' | 'not-again';
  readonly message?: string | undefined;
}

/** An event ready to be posted, or the errors, field by field. */
export type PlanOutcome =
  | { readonly ok: true; readonly event: PlannedEvent; readonly notes: readonly PlanNote[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Why the ledger refuses an event: a posted event blocks it, or it is malformed. */
export type AppendRefusal =
  | { readonly code: 'blocked'; readonly event: BlockingEvent }
  | {
      readonly code: 'too-few-shares' | 'unbalanced' | 'wrong-lot' | 'repeated-id' | 'not-reversible';
      readonly detail: string;
    };
