import { addDays, type CivilDate } from './civil-date.ts';
import { monthsBeginningWith } from './statutory-periods.ts';

/** A run of days, both ends included. */
export interface Period {
  readonly startsOn: CivilDate;
  readonly endsOn: CivilDate;
}

/** The period of `months` months that begins with a day. */
export function periodOfMonths(startsOn: CivilDate, months: number): Period {
  return { startsOn, endsOn: monthsBeginningWith(startsOn, months) };
}

/** The period of `months` months that follows another without a gap. */
export function periodFollowing(period: Period, months: number): Period {
  return periodOfMonths(addDays(period.endsOn, 1), months);
}

/** Whether a day falls in a period. */
export function isWithin(date: CivilDate, period: Period): boolean {
  return date >= period.startsOn && date <= period.endsOn;
}
