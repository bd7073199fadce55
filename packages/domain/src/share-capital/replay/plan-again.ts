import { planEvent } from '../events/plan-event.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { doRangesOverlap, isRangeWithin, type NumberRange, remainingRanges } from '../ledger/number-range.ts';
import type { PlanContext, PlanOutcome } from '../ledger/plan.ts';
import type { ShareClassId } from '../ledger/ids.ts';
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
  return lots.some(({ classId, numbers, cameFrom }) => {
    if (!numbers) return false;
    const source = lines.find(({ lot }) => lot.id === cameFrom)?.lot;
    if (source?.classId === classId && source.numbers && isRangeWithin(numbers, source.numbers)) return false;
    const own = given.filter((each) => each.classId === classId);
    const highest = classes.find(({ id }) => id === classId)?.highestNumber ?? 0n;
    return without(numbers, own).some(({ first }) => first <= highest);
  });
}

function without(range: NumberRange, taken: readonly GivenNumbers[]): readonly NumberRange[] {
  let left: readonly NumberRange[] = [range];
  for (const { numbers } of taken) {
    left = left.flatMap((each) => {
      if (!doRangesOverlap(each, numbers)) return [each];
      const first = numbers.first > each.first ? numbers.first : each.first;
      const last = numbers.last < each.last ? numbers.last : each.last;
      return remainingRanges(each, [{ first, last }]);
    });
  }
  return left;
}
