import { describe, expect, it } from 'vitest';
import { parseDateText } from './date-text.ts';

describe('a date as people type it', () => {
  it.each([
    '27 11 2026',
    '27/11/2026',
    '27-11-2026',
    '27.11.2026',
    '27112026',
    '27 Nov 2026',
    '27 november 2026',
    ' 2026-11-27 ',
  ])('reads "%s" as 27 November 2026', (text) => {
    expect(parseDateText(text)).toBe('2026-11-27');
  });

  it('puts the day before the month and never swaps them', () => {
    expect(parseDateText('3 4 2026')).toBe('2026-04-03');
    expect(parseDateText('11/27/2026')).toBeUndefined();
  });

  it('knows leap years', () => {
    expect(parseDateText('29 2 2028')).toBe('2028-02-29');
    expect(parseDateText('29 2 2026')).toBeUndefined();
    expect(parseDateText('29 2 2100')).toBeUndefined();
    expect(parseDateText('29 2 2000')).toBe('2000-02-29');
  });

  it.each([
    '',
    '27',
    '27 11',
    '27 11 20',
    '27/11/26',
    '31/02/2026',
    '0 1 2026',
    '1 13 2026',
    '1 Foo 2026',
    '1 1 1843',
    'tomorrow',
  ])('does not guess what "%s" means', (text) => {
    expect(parseDateText(text)).toBeUndefined();
  });
});
