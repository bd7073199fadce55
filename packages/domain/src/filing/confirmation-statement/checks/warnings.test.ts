import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { ordinaryCapital, PLUM } from '../testing/plum-limited.ts';
import { checkPlum } from '../testing/plum-statements.ts';

describe('what to know before filing', () => {
  const warningsOf = (...args: Parameters<typeof checkPlum>) =>
    checkPlum(...args).warnings.map(({ code }) => code);

  it('D22: an early date moves the cycle', () => {
    expect(warningsOf({ madeUpTo: '2026-09-10' })).toEqual(['moves-review-period']);
  });

  it('D23: overdue begins on the day after the fourteenth', () => {
    expect(warningsOf({}, {}, civilDate('2026-12-04'))).toEqual([]);
    const { warnings, isReady } = checkPlum({}, {}, civilDate('2026-12-05'));
    expect(isReady).toBe(true);
    expect(warnings[0]?.message).toContain('was due on 4 December 2026, 1 day ago');
  });

  it('a liquidator may have taken the place of the directors', () => {
    expect(warningsOf({}, { company: { ...PLUM.company, status: 'liquidation' } })).toEqual(['insolvency']);
  });

  it('a private company is hardly ever traded', () => {
    expect(warningsOf({ trading: { onMarket: true, dtr5Applies: false, pscExemptions: [] } })).toEqual([
      'private-company-on-market',
    ]);
  });

  it('what we do not hold we cannot check', () => {
    expect(warningsOf({}, { statementOfCapital: undefined })).toEqual(['register-not-known']);
  });

  it('members of a company without shares are not missed', () => {
    const company = { ...PLUM.company, type: 'private-limited-guarant-nsc' } as const;
    expect(warningsOf({}, { company, statementOfCapital: undefined, shareholdings: undefined })).toEqual([]);
  });

  it('what is replaced need not be known from the register', () => {
    const capital = ordinaryCapital('100');
    expect(
      warningsOf({ statementOfCapital: { answer: 'replace', capital } }, { statementOfCapital: undefined }),
    ).toEqual([]);
  });

  it('a statement that is days late says how many', () => {
    const [warning] = checkPlum({}, {}, civilDate('2026-12-14')).warnings;
    expect(warning?.message).toContain('10 days ago');
  });
});
