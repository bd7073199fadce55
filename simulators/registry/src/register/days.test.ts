import { describe, expect, it } from 'vitest';
import { endOfMonth, endOfYearFrom, plusAccountsMonths, plusMonths, plusYears } from './days.ts';

describe('days of the register', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (day, months, moved) => {
    expect(plusMonths(day, months)).toBe(moved);
  });

  it('have anniversaries, also those of 29 February', () => {
    expect(plusYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
  });

  it('end a year on the day before its anniversary', () => {
    expect(endOfYearFrom('2025-11-15')).toBe('2026-11-14');
    expect(endOfYearFrom('2024-03-01')).toBe('2025-02-28');
  });

  it.each([
    ['2026-02-10', '2026-02-28'],
    ['2024-02-10', '2024-02-29'],
    ['2026-12-31', '2026-12-31'],
  ])('of the month of %s end with %s', (day, end) => {
    expect(endOfMonth(day)).toBe(end);
  });

  it('of accounts that end with a month are due at the end of a month (section 443)', () => {
    expect(plusAccountsMonths('2026-06-30', 9)).toBe('2027-03-31');
    expect(plusAccountsMonths('2026-02-28', 6)).toBe('2026-08-31');
    expect(plusAccountsMonths('2026-06-15', 9)).toBe('2027-03-15');
  });
});
