import { fieldError, type FieldError } from '../../field-error.ts';
import { negateDecimal } from '../../money/exact-decimal.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ReversalRequest } from '../ledger/event-requests.ts';
import type { ShareEventId } from '../ledger/ids.ts';
import type { PlanOutcome } from '../planning/plan-outcome.ts';

/** What planning a reversal needs besides the request. */
export interface ReversalContext {
  /** The id of the reversal. */
  readonly eventId: ShareEventId;
  readonly event: ShareEvent;
  /** Whether the event is live: neither a reversal nor reversed before. */
  readonly isLive: boolean;
}

/**
 * Reverses an event on its effective date, with a reason, so that every date reads as if the event had not happened. Both
 * entries stay in the ledger. A reversal cannot itself be reversed: the event is posted again.
 */
export function planReversal(request: ReversalRequest, context: ReversalContext): PlanOutcome {
  const { event, isLive, eventId } = context;
  const errors: FieldError[] = [];
  if (request.reason.trim() === '') {
    errors.push(fieldError('reason', 'missing', 'Enter why the entry is reversed'));
  }
  if (!isLive) {
    const message = 'Choose an entry that counts: this one is a reversal or was reversed before';
    errors.push(fieldError('eventId', 'not-reversible', message));
  }
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    notes: [],
    event: {
      id: eventId,
      kind: 'reversal',
      effectiveOn: event.effectiveOn,
      request,
      reverses: event.id,
      lots: [],
      postings: event.postings.map((posting) => ({ ...posting, shares: negateDecimal(posting.shares) })),
      terms: event.terms.map(({ classId, before, after }) => ({ classId, before: after, after: before })),
    },
  };
}
