import { addDays, type CivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { isWithin, type Period } from '../../dates/period.ts';
import { daysBeginningWith } from '../../dates/statutory-periods.ts';
import { atRate } from '../../money/exact-decimal.ts';
import type { RedenominationRequest } from '../ledger/event-requests.ts';
import { perShareInRatio } from '../ledger/per-share.ts';
import type { PlanDesk } from './plan-desk.ts';
import { restateAll, sharesToRestate } from './restate-class.ts';

const MILLION = 1_000_000n;

/**
 * The nominal value passes into another currency at the spot rate of a day within 28 days before the resolution, while the
 * resolution has not lapsed (ss.622-623); the number of shares stays (I8), and what is unpaid passes over too. Refused where
 * the new nominal value does not end within six decimals.
 */
export function planRedenomination(request: RedenominationRequest, on: CivilDate, desk: PlanDesk): void {
  const shareClass = desk.readClass(request.classId);
  const rate = desk.readAmount(request.rate, { path: 'rate', name: 'the rate of exchange' });
  checkDates(request, on, desk);
  if (!/^[A-Z]{3}$/.test(request.currency)) {
    desk.refuse('currency', 'not-a-currency', 'Choose a currency, like EUR');
  }
  if (!shareClass) return;
  if (shareClass.terms.currency === request.currency) {
    desk.refuse('currency', 'no-change', 'Choose another currency than that of the class');
  }
  if (desk.isRefused) return;
  const nominalEach = atRate(shareClass.terms.nominalEach, rate);
  if (nominalEach === undefined) {
    const message = 'Enter a rate at which the nominal value ends within 6 decimal places';
    return desk.refuse('rate', 'not-exact', message);
  }
  const { currency } = request;
  restateAll(desk, sharesToRestate(desk, shareClass), (lot) => ({
    ...lot,
    currency,
    nominalEach,
    price: lot.price && perShareInRatio(lot.price, rate, MILLION),
    unpaid: lot.unpaid && perShareInRatio(lot.unpaid, rate, MILLION),
  }));
  desk.changeTerms(shareClass, { currency, nominalEach });
}

function checkDates(request: RedenominationRequest, on: CivilDate, desk: PlanDesk): void {
  const resolvedOn = desk.readDate(request.resolvedOn, 'resolvedOn');
  const rateOn = desk.readDate(request.rateOn, 'rateOn');
  if (resolvedOn === undefined || rateOn === undefined) return;
  requireWithin(rateOn, { startsOn: addDays(resolvedOn, -28), endsOn: addDays(resolvedOn, -1) }, 'rateOn');
  requireWithin(on, { startsOn: resolvedOn, endsOn: daysBeginningWith(resolvedOn, 28) }, 'on');

  function requireWithin(date: CivilDate, period: Period, path: string): void {
    if (isWithin(date, period)) return;
    const limits = `from ${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`;
    desk.refuse(path, 'out-of-period', `Enter a date ${limits}, as the resolution requires`);
  }
}
