import { addDays, type CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { isWithin, type Period } from '../../../dates/period.ts';
import { daysBeginningWith } from '../../../dates/statutory-periods.ts';
import { atRate } from '../../../money/exact-decimal.ts';
import type { RedenominationRequest } from '../../ledger/event-requests.ts';
import type { EventPlanner } from '../../planning/event-planner.ts';
import { pricesInRatio, restateAll, sharesToRestate } from '../../planning/restate-class.ts';

const MILLION = 1_000_000n;

/**
 * Redenominates a class into another currency at the spot rate of a day within 28 days before the resolution, before the
 * resolution lapses (ss.622-623). The number of shares stays (I8); what is unpaid is converted too. Refused where the new
 * nominal value does not end within six decimals.
 */
export function planRedenomination(
  request: RedenominationRequest,
  on: CivilDate,
  planner: EventPlanner,
): void {
  const shareClass = planner.readClass(request.classId);
  const rate = planner.readAmount(request.rate, { path: 'rate', name: 'the rate of exchange' });
  checkDates(request, on, planner);
  if (!/^[A-Z]{3}$/.test(request.currency)) {
    planner.refuse('currency', 'not-a-currency', 'Choose a currency, like EUR');
  }
  if (!shareClass) return;
  if (shareClass.terms.currency === request.currency) {
    planner.refuse('currency', 'no-change', 'Choose another currency than that of the class');
  }
  if (planner.isRefused) return;
  const nominalEach = atRate(shareClass.terms.nominalEach, rate);
  if (nominalEach === undefined) {
    const message = 'Enter a rate at which the nominal value ends within 6 decimal places';
    return planner.refuse('rate', 'not-exact', message);
  }
  const { currency } = request;
  restateAll(planner, sharesToRestate(planner, shareClass), (lot) => ({
    ...lot,
    currency,
    nominalEach,
    ...pricesInRatio(lot, rate, MILLION),
  }));
  planner.changeTerms(shareClass, { currency, nominalEach });
}

function checkDates(request: RedenominationRequest, on: CivilDate, planner: EventPlanner): void {
  const resolvedOn = planner.readDate(request.resolvedOn, 'resolvedOn');
  const rateOn = planner.readDate(request.rateOn, 'rateOn');
  if (resolvedOn === undefined || rateOn === undefined) return;
  requireWithin(rateOn, { startsOn: addDays(resolvedOn, -28), endsOn: addDays(resolvedOn, -1) }, 'rateOn');
  requireWithin(on, { startsOn: resolvedOn, endsOn: daysBeginningWith(resolvedOn, 28) }, 'on');

  function requireWithin(date: CivilDate, period: Period, path: string): void {
    if (isWithin(date, period)) return;
    const limits = `from ${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`;
    planner.refuse(path, 'out-of-period', `Enter a date ${limits}, as the resolution requires`);
  }
}
