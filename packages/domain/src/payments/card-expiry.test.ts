import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { formatTypedExpiry, parseCardExpiry, toGatewayExpiry } from './card-expiry.ts';

const today = civilDate('2026-11-20');

describe('an expiry date', () => {
  it.each([
    ['11/26', 11, 2026],
    ['1126', 11, 2026],
    ['01/2027', 1, 2027],
    ['012027', 1, 2027],
    ['12/46', 12, 2046],
  ])('reads %s', (text, month, year) => {
    expect(parseCardExpiry(text, today)).toEqual({ ok: true, expiry: { month, year } });
  });

  it.each([
    ['', 'empty'],
    ['13/27', 'not-a-month'],
    ['00/27', 'not-a-month'],
    ['1/27', 'not-a-month'],
    ['10/26', 'passed'],
    ['12/25', 'passed'],
    ['11/2025', 'passed'],
    ['01/47', 'too-far-ahead'],
    ['12/99', 'too-far-ahead'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(parseCardExpiry(text, today)).toEqual({ ok: false, reason });
  });

  it('gets its slash while typing and loses it on the way out', () => {
    expect(['1', '11', '112', '1126', '11/26', '11x2026', '1/', '1/2', '0/'].map(formatTypedExpiry)).toEqual([
      '1',
      '11',
      '11/2',
      '11/26',
      '11/26',
      '11/2026',
      '01',
      '01/2',
      '00',
    ]);
    expect(toGatewayExpiry({ month: 1, year: 2027 })).toBe('0127');
  });
});
