import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, daysBetween } from '../dates/civil-date.ts';
import { isWithin } from '../dates/period.ts';
import {
  confirmationStatementDueOn,
  firstReviewPeriod,
  isOverdue,
  nextReviewPeriod,
  reviewPeriodAfterStatement,
  reviewPeriodOnRegister,
} from './confirmation-cycle.ts';

describe('the confirmation statement cycle', () => {
  it('D20: incorporated 15 March 2025', () => {
    const first = firstReviewPeriod(civilDate('2025-03-15'));
    const second = nextReviewPeriod(first);
    expect([first.endsOn, confirmationStatementDueOn(first)]).toEqual(['2026-03-14', '2026-03-28']);
    expect([second.endsOn, confirmationStatementDueOn(second)]).toEqual(['2027-03-14', '2027-03-28']);
  });

  it('D21: incorporated on 29 February 2024', () => {
    const first = firstReviewPeriod(civilDate('2024-02-29'));
    const second = nextReviewPeriod(first);
    const third = nextReviewPeriod(second);
    const fourth = nextReviewPeriod(third);
    const periods = [first, second, third, fourth];
    expect(periods.map(({ endsOn }) => endsOn)).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
    expect(periods.map(confirmationStatementDueOn)).toEqual([
      '2025-03-14',
      '2026-03-14',
      '2027-03-14',
      '2028-03-14',
    ]);
  });

  it('D22: a statement made up early moves the cycle', () => {
    const next = reviewPeriodAfterStatement(civilDate('2026-09-10'));
    expect(next).toEqual({ startsOn: '2026-09-11', endsOn: '2027-09-10' });
    expect(confirmationStatementDueOn(next)).toBe('2027-09-24');
  });

  it('D23: on the last day of the review period nothing is overdue', () => {
    const dueOn = confirmationStatementDueOn({
      startsOn: civilDate('2025-11-21'),
      endsOn: civilDate('2026-11-20'),
    });
    expect(dueOn).toBe('2026-12-04');
    const overdue = ['2026-11-20', '2026-12-04', '2026-12-05'].map((today) =>
      isOverdue(dueOn, civilDate(today)),
    );
    expect(overdue).toEqual([false, false, true]);
  });

  it('takes the dates of the register where it gives them', () => {
    const incorporatedOn = civilDate('2019-03-26');
    expect(reviewPeriodOnRegister({ incorporatedOn })).toEqual(firstReviewPeriod(incorporatedOn));
    expect(reviewPeriodOnRegister({ incorporatedOn, lastMadeUpTo: civilDate('2020-03-25') })).toEqual({
      startsOn: '2020-03-26',
      endsOn: '2021-03-25',
    });
    expect(
      reviewPeriodOnRegister({
        incorporatedOn,
        lastMadeUpTo: civilDate('2020-03-25'),
        nextMadeUpTo: civilDate('2021-03-31'),
      }).endsOn,
    ).toBe('2021-03-31');
  });

  it('periods follow one another without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
        const period = firstReviewPeriod(addDays(civilDate('1900-01-01'), days));
        const next = nextReviewPeriod(period);
        expect(daysBetween(period.endsOn, next.startsOn)).toBe(1);
        expect([365, 366]).toContain(daysBetween(next.startsOn, next.endsOn) + 1);
        expect(isWithin(period.endsOn, period) && !isWithin(period.endsOn, next)).toBe(true);
        expect(reviewPeriodAfterStatement(period.endsOn)).toEqual(next);
      }),
    );
  });
});
