import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { monthsBeginningWith } from '../dates/statutory-periods.ts';
import {
  type AccountingPeriod,
  accountsDueOn,
  firstAccountingPeriod,
  LONGEST_ACCOUNTING_PERIOD_MONTHS,
  nextAccountingPeriod,
  referenceDateIn,
} from './accounting-periods.ts';

const laterPeriod = (endsOn: string): AccountingPeriod => ({
  startsOn: civilDate('2020-01-01'),
  endsOn: civilDate(endsOn),
  isFirst: false,
});
const firstPeriod = (startsOn: string, endsOn: string): AccountingPeriod => ({
  startsOn: civilDate(startsOn),
  endsOn: civilDate(endsOn),
  isFirst: true,
});

describe('when accounts are due', () => {
  it.each([
    ['D1', '2025-12-31', '2026-09-30'],
    ['D2', '2025-03-31', '2025-12-31'],
    ['D3', '2026-02-28', '2026-11-30'],
    ['D4', '2024-02-29', '2024-11-30'],
    ['D5', '2025-06-30', '2026-03-31'],
    ['D6', '2026-05-30', '2027-02-28'],
    ['D7', '2026-06-05', '2027-03-05'],
  ])('%s: a private company, period ending %s: %s', (_id, endsOn, dueOn) => {
    expect(accountsDueOn(laterPeriod(endsOn), 'private')).toBe(dueOn);
  });

  it.each([
    ['2025-06-30', '2025-12-31'],
    ['2026-02-28', '2026-08-31'],
    ['2026-06-05', '2026-12-05'],
  ])('D8: a public company, period ending %s: %s', (endsOn, dueOn) => {
    expect(accountsDueOn(laterPeriod(endsOn), 'public')).toBe(dueOn);
  });

  it.each([
    ['D9', '2026-01-15', '2027-01-31', '2027-10-15'],
    ['D10', '2025-01-01', '2026-01-31', '2026-10-01'],
    ['D11', '2025-05-01', '2026-05-31', '2027-02-01'],
    ['D12', '2025-01-31', '2026-01-31', '2026-10-31'],
    ['D13', '2024-02-29', '2025-02-28', '2025-11-30'],
  ])('%s: first accounts of a private company, %s to %s: %s', (_id, startsOn, endsOn, dueOn) => {
    expect(accountsDueOn(firstPeriod(startsOn, endsOn), 'private')).toBe(dueOn);
  });

  it('D14: a long first period of a public company runs three months past its end', () => {
    const period = firstPeriod('2026-01-15', '2027-06-30');
    expect(accountsDueOn(period, 'public')).toBe('2027-09-30');
    expect(accountsDueOn(period, 'private')).toBe('2027-10-15');
  });

  it.each([
    ['2026-01-15', '2027-07-14'],
    ['2026-07-01', '2027-12-31'],
    ['2025-09-01', '2027-02-28'],
  ])('D15: a first period from %s ends on %s at the latest', (startsOn, latest) => {
    expect(monthsBeginningWith(civilDate(startsOn), LONGEST_ACCOUNTING_PERIOD_MONTHS)).toBe(latest);
  });
});

describe('accounting reference periods', () => {
  it('the first runs to the end of the month of the anniversary', () => {
    expect(firstAccountingPeriod(civilDate('2024-08-12'))).toEqual(firstPeriod('2024-08-12', '2025-08-31'));
    expect(accountsDueOn(firstAccountingPeriod(civilDate('2024-08-12')), 'private')).toBe('2026-05-12');
  });

  it('the next one runs to the next reference date', () => {
    const next = nextAccountingPeriod(firstPeriod('2024-08-12', '2025-08-31'), { month: 8, day: 31 });
    expect(next).toEqual({ startsOn: '2025-09-01', endsOn: '2026-08-31', isFirst: false });
  });

  it('the end of February moves with leap years', () => {
    const endOfFebruary = { month: 2, day: 28 };
    expect([2026, 2028].map((year) => referenceDateIn(year, endOfFebruary))).toEqual([
      '2026-02-28',
      '2028-02-29',
    ]);
    expect(nextAccountingPeriod(laterPeriod('2027-02-28'), endOfFebruary).endsOn).toBe('2028-02-29');
    expect(nextAccountingPeriod(laterPeriod('2028-02-29'), { month: 2, day: 29 }).endsOn).toBe('2029-02-28');
  });
});
