import { describe, expect, it } from 'vitest';
import { date, money, number, text } from './sheet.ts';

describe('a cell', () => {
  it.each([text, date, number, money])('of %o is empty without a value', (cell) => {
    expect([cell(undefined), cell(null), cell('')]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['60', '60.00'],
    ['1.5', '1.50'],
    ['13869827035.401856', '13869827035.401856'],
    ['-0.1', '-0.10'],
  ])('shows the sum %s as %s', (value, shown) => {
    expect(money(value)).toEqual({ number: shown });
  });

  it('keeps text, date and number apart', () => {
    expect([text('1'), date('2026-11-20'), number('1')]).toEqual([
      { text: '1' },
      { date: '2026-11-20' },
      { number: '1' },
    ]);
  });
});
