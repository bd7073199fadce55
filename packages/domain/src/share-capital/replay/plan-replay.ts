import { formatCivilDate } from '../../dates/date-text.ts';
import type { FieldError } from '../../field-error.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { AppendRefusal } from '../planning/plan-outcome.ts';
import {
  firstDayOf,
  type ReplayBooks,
  type ReplayContext,
  type ReplayOrder,
  type ReplayPart,
} from './replay-order.ts';
import { Replay } from './replay.ts';

/** The parts in the order of posting; or the errors of an entry by its index, or the later event that cannot stand. */
export type ReplayOutcome =
  | { readonly ok: true; readonly parts: readonly ReplayPart[] }
  | { readonly ok: false; readonly errors: readonly FieldError[]; readonly entry: number }
  | { readonly ok: false; readonly refusal: AppendRefusal };

/**
 * Plans a correction before later events, or a late entry. The later events are replayed on the corrected books in their order: an
 * event stays where it finds its shares and, if its result is derived from the position, the same position; any other is
 * reversed and posted again from its own request. Refused at the first that cannot be posted again.
 */
export function planReplay(order: ReplayOrder, books: ReplayBooks, context: ReplayContext): ReplayOutcome {
  const replay = new Replay(order, books, context);
  const fault = replay.run();
  if (fault) return { ok: false, ...fault };
  const reasons = new Map(order.reversals.map(({ event, reason }) => [event.id, reason]));
  const reversals: ReplayPart[] = [];
  for (const { event, before, after, isReposted } of replay.reversed.toReversed()) {
    const reason = reasons.get(event.id) ?? reasonToRepost(order);
    const planned = planReversal(
      { kind: 'reversal', eventId: event.id, reason },
      { eventId: context.newId(), event, isLive: true },
    );
    if (!planned.ok) return { ...planned, entry: 0 };
    const original = isReposted ? event : undefined;
    reversals.push({ event: planned.event, notes: [], original, before, after });
  }
  return { ok: true, parts: [...reversals, ...replay.posted] };
}

/** After a correction its own reason. */
function reasonToRepost(order: ReplayOrder): string {
  const [first] = order.reversals;
  const day = firstDayOf(order);
  if (first || day === undefined) return first?.reason ?? '';
  return `Re-entered after an entry of ${formatCivilDate(day)} was recorded late`;
}
