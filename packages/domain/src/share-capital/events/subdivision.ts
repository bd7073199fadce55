import type { CivilDate } from '../../dates/civil-date.ts';
import { inRatio } from '../../money/exact-decimal.ts';
import type { SubdivisionRequest } from '../ledger/event-requests.ts';
import { perShareInRatio } from '../ledger/per-share.ts';
import type { PlanDesk } from './plan-desk.ts';
import { nextNumbers, sharesToRestate } from './restate-class.ts';

/**
 * Each share becomes several of a smaller nominal value (s.618): number times nominal stays, and so does the proportion
 * paid (I7). Refused where the new nominal value does not end within six decimals.
 */
export function planSubdivision(request: SubdivisionRequest, on: CivilDate, desk: PlanDesk): void {
  desk.readResolutionDate(request.resolvedOn, on);
  const shareClass = desk.readClass(request.classId);
  const into = desk.readWhole(request.into, { path: 'into', name: 'how many shares each becomes' });
  if (into === 1n) desk.refuse('into', 'no-change', 'Enter at least 2');
  if (!shareClass || desk.isRefused) return;
  const nominalEach = inRatio(shareClass.terms.nominalEach, 1n, into);
  if (nominalEach === undefined) {
    const message = 'Enter a number that divides the nominal value within 6 decimal places';
    return desk.refuse('into', 'not-exact', message);
  }
  for (const line of sharesToRestate(desk, shareClass)) {
    const shares = inRatio(line.shares, into, 1n) ?? line.shares;
    const numbers = nextNumbers(desk, shareClass, shares);
    desk.builder.restate(
      { line, shares: line.shares },
      (lot) => ({
        ...lot,
        nominalEach,
        price: lot.price && perShareInRatio(lot.price, 1n, into),
        unpaid: lot.unpaid && perShareInRatio(lot.unpaid, 1n, into),
        numbers,
      }),
      shares,
    );
  }
  desk.changeTerms(shareClass, { nominalEach });
}
