import type { CivilDate } from './civil-date.ts';

/** The parts of the UK whose bank holidays differ. */
export type HolidayPart = 'england-wales' | 'scotland' | 'northern-ireland';

const FRIDAY = 5;

/** As proclaimed and published; each year's are added when they are. Source: gov.uk/bank-holidays. */
const BANK_HOLIDAYS: Readonly<Record<HolidayPart, readonly string[]>> = {
  'england-wales': [
    '2026-01-01 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-08-31 2026-12-25 2026-12-28',
    '2027-01-01 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-08-30 2027-12-27 2027-12-28',
    '2028-01-03 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-08-28 2028-12-25 2028-12-26',
  ],
  scotland: [
    '2026-01-01 2026-01-02 2026-04-03 2026-05-04 2026-05-25 2026-06-15 2026-08-03 2026-11-30 2026-12-25 2026-12-28',
    '2027-01-01 2027-01-04 2027-03-26 2027-05-03 2027-05-31 2027-08-02 2027-11-30 2027-12-27 2027-12-28',
    '2028-01-03 2028-01-04 2028-04-14 2028-05-01 2028-05-29 2028-08-07 2028-11-30 2028-12-25 2028-12-26',
  ],
  'northern-ireland': [
    '2026-01-01 2026-03-17 2026-04-03 2026-04-06 2026-05-04 2026-05-25 2026-07-13 2026-08-31 2026-12-25 2026-12-28',
    '2027-01-01 2027-03-17 2027-03-26 2027-03-29 2027-05-03 2027-05-31 2027-07-12 2027-08-30 2027-12-27 2027-12-28',
    '2028-01-03 2028-03-17 2028-04-14 2028-04-17 2028-05-01 2028-05-29 2028-07-12 2028-08-28 2028-12-25 2028-12-26',
  ],
};

/**
 * Whether a day is a working day in a part of the UK: not a Saturday, Sunday, Christmas Day, Good Friday or bank holiday. Of years
 * whose holidays are not published only the weekends are known.
 *
 * Source: Companies Act 2006, section 1173.
 */
export function isWorkingDay(day: CivilDate, part: HolidayPart): boolean {
  if (Temporal.PlainDate.from(day).dayOfWeek > FRIDAY) return false;
  return !BANK_HOLIDAYS[part].some((year) => year.split(' ').includes(day));
}
