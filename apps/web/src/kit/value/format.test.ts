import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  formatDate,
  formatDistance,
  formatInstant,
  formatMoney,
  formatNumber,
  formatShares,
  formatShortDate,
} from './format.ts';

describe('what is shown of exact values', () => {
  it('writes a civil date in full and short, without a detour through a time zone', () => {
    expect(formatDate('2026-11-07')).toBe('7 November 2026');
    expect(formatShortDate('2026-05-31')).toBe('31 May 2026');
    expect(formatShortDate('2026-11-07')).toBe('7 Nov 2026');
    expect(formatDate('soon')).toBe('soon');
  });

  it('writes a number of shares, one of them in the singular', () => {
    expect(['1', '0', '1000'].map(formatShares)).toEqual(['1 share', '0 shares', '1,000 shares']);
  });

  it('writes an instant in London time, summer and winter', () => {
    expect(formatInstant('2026-07-01T11:05:00Z')).toBe('1 July 2026, 12:05');
    expect(formatInstant('2026-12-01T11:05:00Z')).toBe('1 December 2026, 11:05');
  });

  it.each([
    ['0.1', 'GBP', '£0.10'],
    ['1250', 'GBP', '£1,250.00'],
    ['12345678.000001', 'GBP', '£12,345,678.000001'],
    ['-5', 'GBP', '−£5.00'],
    ['10', 'CHF', 'CHF 10.00'],
  ])('writes %s %s as %s', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown);
  });

  it('groups eleven digits without losing one', () => {
    expect(formatNumber('99999999999')).toBe('99,999,999,999');
    expect(formatNumber(9007199254740993n)).toBe('9,007,199,254,740,993');
  });

  it.each([
    ['2026-11-28', '7 days left'],
    ['2026-11-22', '1 day left'],
    ['2026-11-21', 'due today'],
    ['2026-11-18', '3 days overdue'],
  ])('says how far %s is from 21 November 2026', (date, words) => {
    expect(formatDistance(daysBetween('2026-11-21', date))).toBe(words);
  });
});
