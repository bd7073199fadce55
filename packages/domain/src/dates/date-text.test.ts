import { describe, expect, it } from 'vitest';
import { civilDate } from './civil-date.ts';
import { formatCivilDate, formatMonthOfYear, formatShortDate } from './date-text.ts';

describe('writing a date', () => {
  it('names the month, as on statutory documents', () => {
    expect(formatCivilDate(civilDate('2026-11-27'))).toBe('27 November 2026');
    expect(formatShortDate(civilDate('2026-11-07'))).toBe('7 Nov 2026');
  });

  it('shows only month and year of a birth date', () => {
    expect(formatMonthOfYear(5, 1980)).toBe('May 1980');
  });
});
