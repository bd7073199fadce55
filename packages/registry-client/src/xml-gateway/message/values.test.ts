import { describe, expect, it } from 'vitest';
import { readDate, readDecimal, readFlag } from './values.ts';
import { parseXml } from './xml-reader.ts';

const holding = (text: string) => parseXml(`<r><v>${text}</v></r>`);

describe('a value of the gateway', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T09:30:00', '2026-11-20'],
    ['2026-11-20Z', '2026-11-20'],
    ['0001-01-01', undefined],
    ['20/11/2026', undefined],
    ['', undefined],
  ])('%j is the date %s', (text, date) => {
    expect(readDate(holding(text), 'v')).toBe(date);
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['yes', undefined],
    ['', undefined],
  ])('%j is the flag %s', (text, flag) => {
    expect(readFlag(holding(text), 'v')).toBe(flag);
  });

  it.each([
    ['100', '100'],
    ['0100.50', '0100.50'],
    ['-1.5', '-1.5'],
    ['99999999999999999999.999999', '99999999999999999999.999999'],
    ['1e5', undefined],
    ['1,000', undefined],
    ['', undefined],
  ])('%j is the decimal %s, exactly as sent', (text, decimal) => {
    expect(readDecimal(holding(text), 'v')).toBe(decimal);
  });

  it('is absent where the element or its parent is', () => {
    expect([readDate(undefined, 'v'), readFlag(holding('1'), 'w'), readDecimal(undefined, 'v')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
