import { describe, expect, it } from 'vitest';
import { parseDateText, parseUnfinishedDate } from './date-text.ts';

describe('a date as people type it', () => {
  it.each([
    '27 11 2026',
    '27/11/2026',
    '27.11.2026',
    '27112026',
    '27/11/26',
    '271126',
    '27 Nov 26',
    '27 Nov 2026',
    '27 november 2026',
    ' 2026-11-27 ',
  ])('reads “%s” as 27 November 2026', (text) => {
    expect(parseDateText(text)).toBe('2026-11-27');
  });

  it.each([
    '',
    '27 11',
    '27/11/6',
    '31/02/2026',
    '31/02/26',
    '11/27/2026',
    '1 Foo 2026',
    '1 1 1843',
    'tomorrow',
  ])('does not guess what “%s” means', (text) => {
    expect(parseDateText(text)).toBeUndefined();
  });

  it('waits for more while a year of two digits may be the beginning of one of four', () => {
    expect(['27/11/20', '271120', '27/11/2026'].map((text) => parseUnfinishedDate(text))).toEqual([
      undefined,
      undefined,
      '2026-11-27',
    ]);
  });
});
