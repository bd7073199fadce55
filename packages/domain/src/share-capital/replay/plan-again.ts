import { planEvent } from '../events/plan-event.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { isRangeWithin, type NumberRange, remainingRanges } from '../ledger/number-range.ts';
import type { PlanContext, PlanOutcome } from '../ledger/plan.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { SharePosition } from '../ledger/position.ts';

/** A range of numbers that an event gave out, and its class. */
export interface GivenNumbers {
  readonly classId: ShareClassId;
  readonly numbers: NumberRange;
}

/**
 * Plans what takes the place of an event that was taken back. Its shares get the numbers that the other gave out, as far as
 * it needs no more than those, or the further ones lie above all that were ever given; else new ones, as for any event.
 * Numbers of cancelled shares are never free: what cancelled them may be reversed.
 */
export function planAgain(
  request: ShareActRequest,
  context: PlanContext,
  given: readonly GivenNumbers[],
): PlanOutcome {
  if (given.length === 0) return planEvent(request, context);
  const { classes } = context.position;
  const before = classes.map((each) => {
    const firsts = given.flatMap(({ classId, numbers }) => (classId === each.id ? [numbers.first] : []));
    const least = firsts.reduce(
      (lowest, first) => (first <= lowest ? first - 1n : lowest),
      each.highestNumber,
    );
    return { ...each, highestNumber: least };
  });
  const same = planEvent(request, { ...context, position: { ...context.position, classes: before } });
  if (same.ok && !takesNumbers(same.event, given, context.position)) return same;
  const other = planEvent(request, context);
  return other.ok || same.ok ? other : same;
}

/** Whether an event gives out numbers that others had, or may have; a part of a lot has its numbers from there. */
function takesNumbers(
  { lots }: PlannedEvent,
  given: readonly GivenNumbers[],
  { classes, lines }: SharePosition,
): boolean {
  const before = new Map(lines.map(({ lot }) => [lot.id, lot]));
  const givenIn = Map.groupBy(given, ({ classId }) => classId);
  return lots.some((lot) => {
    const { classId, numbers, cameFrom } = lot;
    if (!numbers || hasNumbersFrom(lot, [cameFrom && before.get(cameFrom)])) return false;
    const own = (givenIn.get(classId) ?? []).map((each) => each.numbers);
    const highest = classes.find(({ id }) => id === classId)?.highestNumber ?? 0n;
    return remainingRanges(numbers, own).some(({ first }) => first <= highest);
  });
}

/** Whether the numbers of a lot are not new: a part of another one, or what restates it, has them from there. */
export function hasNumbersFrom({ classId, numbers }: Lot, sources: readonly (Lot | undefined)[]): boolean {
  return sources.some(
    (source) =>
      source?.classId === classId && source.numbers && numbers && isRangeWithin(numbers, source.numbers),
  );
}
