import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { LotId, ShareEventId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PlanContext, PlanNote, PlanOutcome } from '../ledger/plan.ts';
import { positionAfter } from '../ledger/position.ts';
import { planEvent } from './plan-event.ts';
import { planReversal } from './plan-reversal.ts';

/** A wrong entry, why it is wrong, and what should have been entered. */
export interface Correction {
  readonly event: ShareEvent;
  readonly isLive: boolean;
  readonly reason: string;
  readonly request: ShareActRequest;
}

/** What a correction is planned on: `position` is that of the day of the new entry, the wrong one still in it. */
export interface CorrectionContext extends PlanContext {
  readonly reversalId: ShareEventId;
  readonly findLot: (id: LotId) => Lot | undefined;
}

/** The reversal and the new entry, to be recorded together, or what is wrong at which field. */
export type CorrectionOutcome =
  | {
      readonly ok: true;
      readonly events: readonly [PlannedEvent, PlannedEvent];
      readonly notes: readonly PlanNote[];
    }
  | Extract<PlanOutcome, { ok: false }>;

/**
 * Takes an entry back and enters what should have been, in one act: later entries that rely on the shares may stay, as long as
 * they find them after both. The new entry may take effect on another day.
 */
export function planCorrection(correction: Correction, context: CorrectionContext): CorrectionOutcome {
  const { event, isLive, reason, request } = correction;
  const { reversalId, findLot } = context;
  const reversal = planReversal(
    { kind: 'reversal', eventId: event.id, reason },
    { eventId: reversalId, event, isLive },
  );
  if (!reversal.ok) return reversal;
  const wasInForce = event.effectiveOn <= request.on;
  const position = wasInForce ? positionAfter(context.position, reversal.event, findLot) : context.position;
  const planned = planEvent(request, { ...context, position });
  if (!planned.ok) return planned;
  return { ok: true, events: [reversal.event, planned.event], notes: planned.notes };
}
