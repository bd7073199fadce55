import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { amount } from '../../../money/exact-decimal.ts';
import { stampDutyOn, stampingDueOn } from './stamp-duty.ts';

describe('stamp duty', () => {
  it.each([
    ['1000.00', '0'],
    ['1000.01', '10'],
    ['1050', '10'],
    ['2000.00', '10'],
    ['2000.01', '15'],
    ['12345', '65'],
    ['100000', '500'],
    ['100000.01', '505'],
  ])('T1: on £%s it is £%s', (consideration, duty) => {
    expect(stampDutyOn({ consideration: amount(consideration) }).duty).toBe(amount(duty));
  });

  it('is nil with a reason and the certificate that says so', () => {
    expect(stampDutyOn({ consideration: amount('900') })).toMatchObject({
      reason: 'up-to-1000',
      certificate: 1,
    });
    expect(stampDutyOn({ consideration: amount('0') })).not.toHaveProperty('certificate');
    expect(stampDutyOn({ consideration: amount('0') })).toMatchObject({ reason: 'gift' });
    expect(stampDutyOn({ consideration: amount('9000'), isExempt: true })).toMatchObject({ certificate: 2 });
  });

  it('is due below a thousand where the transfer is part of a series', () => {
    expect(stampDutyOn({ consideration: amount('900'), isPartOfSeries: true }).duty).toBe(amount('5'));
  });

  it('is payable within thirty days of signing', () => {
    const answer = stampDutyOn({ consideration: amount('2000') });
    expect(stampingDueOn(answer, civilDate('2026-11-20'))).toBe('2026-12-20');
    expect(
      stampingDueOn(stampDutyOn({ consideration: amount('1') }), civilDate('2026-11-20')),
    ).toBeUndefined();
  });

  it('never falls below half a per cent, nor a step above it', () => {
    fc.assert(
      fc.property(fc.bigInt(100_001n, 10n ** 12n), (pence) => {
        const { duty } = stampDutyOn({
          consideration: amount(`${pence / 100n}.${String(pence % 100n).padStart(2, '0')}`),
        });
        const exact = pence * 5_000_000n; // half a per cent, in hundredths of millionths of a hundredth
        expect(duty * 100_000n >= exact).toBe(true);
        expect((duty - amount('5')) * 100_000n < exact).toBe(true);
      }),
    );
  });
});
