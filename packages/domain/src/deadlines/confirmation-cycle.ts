import { addDays, type CivilDate, isAfter } from '../dates/civil-date.ts';
import { type Period, periodFollowing, periodOfMonths } from '../dates/period.ts';
import { daysAfter, monthsBeginningWith } from '../dates/statutory-periods.ts';

const REVIEW_MONTHS = 12;
const DELIVERY_DAYS = 14;

/** Whether a deadline has passed; the due day itself still counts. Weekends and holidays never extend a deadline. */
export function isOverdue(dueOn: CivilDate, today: CivilDate): boolean {
  return isAfter(today, dueOn);
}

/** The first review period: twelve months beginning with incorporation (s.853A(3)). */
export function firstReviewPeriod(incorporatedOn: CivilDate): Period {
  return periodOfMonths(incorporatedOn, REVIEW_MONTHS);
}

/** The review period that follows one in which no earlier statement was made. */
export function nextReviewPeriod(period: Period): Period {
  return periodFollowing(period, REVIEW_MONTHS);
}

/**
 * The review period after a statement made up to a date: twelve months beginning with the day after it (s.853A(6)). An
 * early statement moves the whole cycle; delivering one late does not.
 */
export function reviewPeriodAfterStatement(madeUpTo: CivilDate): Period {
  return periodOfMonths(addDays(madeUpTo, 1), REVIEW_MONTHS);
}

/** Last day for delivering the statement of a review period (s.853A(1)). */
export function confirmationStatementDueOn(period: Period): CivilDate {
  return daysAfter(period.endsOn, DELIVERY_DAYS);
}

/**
 * The review period by the register's dates: from the day after the last statement, or incorporation, to the register's next
 * made-up date where it gives one, which prevails over the computed date.
 */
export function reviewPeriodOnRegister(dates: {
  readonly incorporatedOn: CivilDate;
  readonly lastMadeUpTo?: CivilDate | undefined;
  readonly nextMadeUpTo?: CivilDate | undefined;
}): Period {
  const startsOn = dates.lastMadeUpTo ? addDays(dates.lastMadeUpTo, 1) : dates.incorporatedOn;
  return { startsOn, endsOn: dates.nextMadeUpTo ?? monthsBeginningWith(startsOn, REVIEW_MONTHS) };
}
