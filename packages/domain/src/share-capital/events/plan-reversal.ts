import type { FieldError } from '../../field-error.ts';
import { negateDecimal } from '../../money/exact-decimal.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ReversalRequest } from '../ledger/event-requests.ts';
import type { ShareEventId } from '../ledger/ids.ts';
import type { PlanOutcome } from '../ledger/plan.ts';

/** What must be known to take an event back. */
export interface ReversalContext {
  /** The id the reversal shall have. */
  readonly eventId: ShareEventId;
  readonly event: ShareEvent;
  /** Whether the event counts: it is no reversal and was not reversed before. */
  readonly isLive: boolean;
}

/**
 * Takes an event back on the day it took effect, with a reason, so that every date reads as if it had not been; both entries
 * stay. Events that relied on it stand in the way: the ledger names them. A reversal is not taken back itself: the event is
 * recorded anew.
 */
export function planReversal(request: ReversalRequest, context: ReversalContext): PlanOutcome {
  const { event, isLive, eventId } = context;
  const errors: FieldError[] = [];
  if (request.reason.trim() === '') {
    errors.push({ path: 'reason', code: 'missing', message: 'Enter why the entry is reversed' });
  }
  if (!isLive) {
    const message = 'Choose an entry that counts: this one is a reversal or was reversed before';
    errors.push({ path: 'eventId', code: 'not-reversible', message });
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
