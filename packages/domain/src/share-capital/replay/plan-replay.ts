import { formatCivilDate } from '../../dates/date-text.ts';
import type { FieldError } from '../../field-error.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { AppendRefusal } from '../ledger/plan.ts';
import {
  firstDayOf,
  type ReplayBooks,
  type ReplayContext,
  type ReplayOrder,
  type ReplayPart,
} from './replay-order.ts';
import { Replay } from './replay.ts';

/** The parts in the order in which they are recorded; or what is wrong with an act, or which later entry cannot stand. */
export type ReplayOutcome =
  | { readonly ok: true; readonly parts: readonly ReplayPart[] }
  | { readonly ok: false; readonly errors: readonly FieldError[]; readonly act: number }
  | { readonly ok: false; readonly refusal: AppendRefusal };

/**
 * Corrects behind later entries, or records late what was forgotten before them. They pass through the corrected books in their order: one stays as it is where it finds the
 * shares that it takes and, if its result follows from the position, meets the same as before; any other is taken back and
 * entered again from its own request. Refused at the first that cannot be entered again.
 */
export function planReplay(order: ReplayOrder, books: ReplayBooks, context: ReplayContext): ReplayOutcome {
  const replay = new Replay(order, books, context);
  const fault = replay.run();
  if (fault) return { ok: false, ...fault };
  const reasons = new Map(order.takenBack.map(({ event, reason }) => [event.id, reason]));
  const reversals: ReplayPart[] = [];
  for (const { event, before, after, isAgain } of replay.takenBack.toReversed()) {
    const reason = reasons.get(event.id) ?? reasonToEnterAgain(order);
    const planned = planReversal(
      { kind: 'reversal', eventId: event.id, reason },
      { eventId: context.newId(), event, isLive: true },
    );
    if (!planned.ok) return { ...planned, act: 0 };
    const again = isAgain ? event : undefined;
    reversals.push({ event: planned.event, notes: [], again, before, after });
  }
  return { ok: true, parts: [...reversals, ...replay.entered] };
}

/** Behind a correction its own reason. */
function reasonToEnterAgain(order: ReplayOrder): string {
  const [first] = order.takenBack;
  const day = firstDayOf(order);
  if (first || day === undefined) return first?.reason ?? '';
  return `Entered again, because an entry of ${formatCivilDate(day)} was recorded late`;
}
