import { planEvent } from '../events/plan-event.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { doRangesOverlap, type NumberRange, remainingRanges } from '../ledger/number-range.ts';
import type { PlanContext, PlanOutcome } from '../ledger/plan.ts';
import type { ShareClassId } from '../ledger/ids.ts';

/** A range of numbers in use, and its class. */
export interface UsedNumbers {
  readonly classId: ShareClassId;
  readonly numbers: NumberRange;
}

/**
 * Plans what takes the place of an event that was taken back. Its shares get the numbers that the other gave out, as far as
 * it needs no more than those or the further ones are free; else new ones, as for any event.
 */
export function planAgain(
  request: ShareActRequest,
  context: PlanContext,
  { given, used }: { readonly given: readonly UsedNumbers[]; readonly used: () => readonly UsedNumbers[] },
): PlanOutcome {
  if (given.length === 0) return planEvent(request, context);
  const classes = context.position.classes.map((each) => {
    const firsts = given.flatMap(({ classId, numbers }) => (classId === each.id ? [numbers.first] : []));
    const before = firsts.reduce((least, first) => (first <= least ? first - 1n : least), each.highestNumber);
    return { ...each, highestNumber: before };
  });
  const same = planEvent(request, { ...context, position: { ...context.position, classes } });
  if (same.ok && !takesNumbers(same.event, given, used())) return same;
  const other = planEvent(request, context);
  return other.ok || same.ok ? other : same;
}

/** Whether an event gives out numbers that are used and were not given out before. */
function takesNumbers(
  { lots }: PlannedEvent,
  given: readonly UsedNumbers[],
  used: readonly UsedNumbers[],
): boolean {
  return lots.some(({ classId, numbers }) => {
    if (!numbers) return false;
    const further = without(
      numbers,
      given.filter((each) => each.classId === classId),
    );
    return used.some(
      (each) => each.classId === classId && further.some((range) => doRangesOverlap(range, each.numbers)),
    );
  });
}

function without(range: NumberRange, taken: readonly UsedNumbers[]): readonly NumberRange[] {
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
