import type { CivilDate } from '../../../dates/civil-date.ts';
import { inRatio } from '../../../money/exact-decimal.ts';
import type { SubdivisionRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { convertLine, sharesToRestate } from '../../planning/restate-class.ts';

/**
 * Sub-divides each share of a class into several with a smaller nominal value (s.618). The aggregate nominal value and the
 * proportion paid up stay the same (I7). Refused where the new nominal value does not end within six decimals.
 */
export function planSubdivision(request: SubdivisionRequest, on: CivilDate, planner: EventPlanner): void {
  planner.readResolutionDate(request.resolvedOn, on);
  const shareClass = planner.readClass(request.classId);
  const into = planner.readWhole(request.into, { path: 'into', name: 'how many shares each becomes' });
  if (into === 1n) planner.refuse('into', 'no-change', 'Enter at least 2');
  if (!shareClass || planner.isRefused) return;
  const nominalEach = inRatio(shareClass.terms.nominalEach, 1n, into);
  if (nominalEach === undefined) {
    const message = 'Enter a number that divides the nominal value within 6 decimal places';
    return planner.refuse('into', 'not-exact', message);
  }
  for (const line of sharesToRestate(planner, shareClass))
    convertLine(planner, line, { shareClass, from: 1n, into, nominalEach });
  planner.changeTerms(shareClass, { nominalEach });
}
