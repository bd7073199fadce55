import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate, datePartsOf, daysInMonth } from '../dates/civil-date.ts';
import {
  allotmentEntryDueOn,
  allotmentReturnDueOn,
  capitalChangeNoticeDueOn,
  capitalReductionFilingDueOn,
  certificateDueOn,
  ownSharesReturnDueOn,
  preEmptionOfferOpenUntil,
  solvencyStatementReliedOnUntil,
  stampDutyDueOn,
  transferDecisionDueOn,
  treasurySharesReturnDueOn,
} from './share-deadlines.ts';

describe('the last day after a share event', () => {
  it.each([
    ['D28', 'allotment', allotmentReturnDueOn, '2026-01-31', '2026-02-28'],
    ['D28', 'allotment in a leap year', allotmentReturnDueOn, '2028-01-31', '2028-02-29'],
    ['D28', 'allotment on the last of February', allotmentReturnDueOn, '2026-02-28', '2026-03-28'],
    ['D28', 'allotment on the last of November', allotmentReturnDueOn, '2026-11-30', '2026-12-30'],
    ['D31', 'own shares delivered, due on a bank holiday', ownSharesReturnDueOn, '2026-12-01', '2026-12-28'],
    ['D32', 'treasury shares sold', treasurySharesReturnDueOn, '2026-12-01', '2026-12-29'],
    ['D33', 'certificate after an allotment', certificateDueOn, '2026-06-30', '2026-08-30'],
    ['D33', 'certificate after a transfer', certificateDueOn, '2026-12-31', '2027-02-28'],
    ['D35', 'solvency statement made', solvencyStatementReliedOnUntil, '2026-12-01', '2026-12-16'],
    ['D36', 'pre-emption offer sent', preEmptionOfferOpenUntil, '2026-11-02', '2026-11-15'],
  ])('%s: %s', (_id, _event, rule, on, expected) => {
    expect(rule(civilDate(on))).toBe(expected);
  });

  it('share events have a month, two months, fifteen or thirty days', () => {
    const day = civilDate('2026-11-20');
    expect([allotmentEntryDueOn(day), transferDecisionDueOn(day)]).toEqual(['2027-01-20', '2027-01-20']);
    expect([capitalChangeNoticeDueOn(day), capitalReductionFilingDueOn(day)]).toEqual([
      '2026-12-20',
      '2026-12-05',
    ]);
    expect(stampDutyDueOn(day)).toBe('2026-12-20');
  });

  it('within a month is the same day of the next month, or its last day', () => {
    const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays(civilDate('2024-01-01'), days));
    fc.assert(
      fc.property(anyDay, (day) => {
        const [from, due] = [datePartsOf(day), datePartsOf(allotmentReturnDueOn(day))];
        expect(due.year * 12 + due.month).toBe(from.year * 12 + from.month + 1);
        expect(due.day).toBe(Math.min(from.day, daysInMonth(due.year, due.month)));
      }),
    );
  });
});
