import { planEvent } from '../events/plan-event.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { isRangeWithin, type NumberRange, remainingRanges } from '../ledger/distinguishing-numbers.ts';
import type { PlanContext, PlanOutcome } from '../planning/plan-outcome.ts';
import type { ShareClassId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { SharePosition } from '../ledger/position.ts';

/** A range of distinguishing numbers that an event gave, and its class. */
export interface GivenNumbers {
  readonly classId: ShareClassId;
  readonly numbers: NumberRange;
}

/**
 * Plans the replacement of a reversed event. Its shares get the numbers that the reversed event gave, as far as it needs no
 * more, or further ones above all numbers ever given; otherwise new numbers. Numbers of cancelled shares are never reused: the
 * cancellation may be reversed.
 */
export function replanEvent(
  request: ShareActionRequest,
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

/** Whether an event gives numbers that other shares had or may have; part of a lot keeps its own. */
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

/** Whether a lot has its numbers from one of the sources, as part of it or restated. */
export function hasNumbersFrom({ classId, numbers }: Lot, sources: readonly (Lot | undefined)[]): boolean {
  return sources.some(
    (source) =>
      source?.classId === classId && source.numbers && numbers && isRangeWithin(numbers, source.numbers),
  );
}
