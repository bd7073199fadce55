import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { formatPence } from '../money/pence.ts';
import { lateAccountsPenalty } from './late-accounts-penalty.ts';

const dueOn = civilDate('2026-09-30');

describe('the penalty for late accounts due on 30 September 2026', () => {
  it.each([
    ['2026-09-30', '£0.00', '£0.00'],
    ['2026-10-01', '£150.00', '£750.00'],
    ['2026-10-30', '£150.00', '£750.00'],
    ['2026-11-02', '£375.00', '£1,500.00'],
    ['2026-12-30', '£375.00', '£1,500.00'],
    ['2027-01-15', '£750.00', '£3,000.00'],
    ['2027-03-30', '£750.00', '£3,000.00'],
    ['2027-04-01', '£1,500.00', '£7,500.00'],
  ])('delivered on %s: %s, or %s for a public company', (deliveredOn, asPrivate, asPublic) => {
    const penalty = (kind: 'private' | 'public') =>
      formatPence(
        lateAccountsPenalty({ dueOn, deliveredOn: civilDate(deliveredOn), kind, previousYearLate: false }),
      );
    expect([penalty('private'), penalty('public')]).toEqual([asPrivate, asPublic]);
  });

  it('is doubled for the second year running', () => {
    const again = lateAccountsPenalty({
      dueOn,
      deliveredOn: civilDate('2026-10-01'),
      kind: 'private',
      previousYearLate: true,
    });
    expect(formatPence(again)).toBe('£300.00');
  });
});
