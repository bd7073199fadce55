import type { CivilDate } from '../../dates/civil-date.ts';
import type { FieldError } from '../../field-error.ts';
import type { PlannedEvent } from './event.ts';
import type { ShareEventKind } from './event-requests.ts';
import type { ShareClassId, ShareEventId } from './ids.ts';
import type { SharePosition } from './position.ts';

/** What a planner needs to know besides the request. */
export interface PlanContext {
  /** The id the event shall have. */
  readonly eventId: ShareEventId;
  /** The position at the end of the effective date, as known now. */
  readonly position: SharePosition;
  readonly incorporatedOn: CivilDate;
  /** A public company may do less: no payment out of capital, no allotment with less than a quarter paid. */
  readonly isPublic: boolean;
  readonly today: CivilDate;
}

/** Something the person should know that does not stop the event. */
export interface PlanNote {
  readonly code: string;
  readonly message: string;
}

/**
 * An event that cannot stand any more once another is recorded: its date, and what would be short then. One that cannot be
 * entered again on the corrected books says why in words.
 */
export interface EventInTheWay {
  readonly eventId: ShareEventId;
  readonly kind: ShareEventKind;
  readonly effectiveOn: CivilDate;
  /** Its number in the register. */
  readonly order: number;
  readonly classId: ShareClassId;
  readonly reason: 'too-few-shares' | 'class-restated' | 'not-again';
  readonly message?: string | undefined;
}

/** An event ready to be recorded, or what is wrong, field by field. */
export type PlanOutcome =
  | { readonly ok: true; readonly event: PlannedEvent; readonly notes: readonly PlanNote[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Why the ledger does not take an event: something in its way, or an event that is not whole. */
export type AppendRefusal =
  | { readonly code: 'in-the-way'; readonly event: EventInTheWay }
  | {
      readonly code: 'too-few-shares' | 'unbalanced' | 'wrong-lot' | 'repeated-id' | 'not-reversible';
      readonly detail: string;
    };
