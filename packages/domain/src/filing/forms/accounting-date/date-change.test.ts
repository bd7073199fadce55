import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../../dates/civil-date.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { changeOf, periodsOf } from './date-change.ts';

const { accounts } = formFacts();
if (accounts === undefined) throw new RangeError('Plum Limited has accounts');
const periods = (given: Partial<typeof accounts>, today = '2026-11-26') =>
  periodsOf(formFacts({ accounts: { ...accounts, ...given }, today: civilDate(today) })).map(
    ({ startsOn, endsOn, isFirst }) => [startsOn, endsOn, isFirst],
  );

describe('the accounting periods that a notice may change', () => {
  it.each([
    [{}, [['2026-04-01', '2027-03-31', false]]],
    [{ periodStartsOn: undefined }, [['2026-04-01', '2027-03-31', false]]],
    [{ periodStartsOn: undefined, lastMadeUpTo: undefined }, [['2015-03-02', '2027-03-31', true]]],
    [{ nextMadeUpTo: undefined }, []],
    [
      { periodStartsOn: civilDate('2025-04-01'), nextMadeUpTo: civilDate('2026-03-31') },
      [
        ['2025-04-01', '2026-03-31', false],
        ['2026-04-01', '2027-03-31', false],
      ],
    ],
  ])('are those that the register tells, from what it says of their beginning: %#', (given, expected) => {
    expect(periods(given)).toEqual(expected);
  });

  it('are none where neither the register nor the incorporation says when one began', () => {
    const facts = formFacts({
      accounts: { ...accounts, periodStartsOn: undefined, lastMadeUpTo: undefined },
    });
    expect(periodsOf({ ...facts, company: { ...facts.company, incorporatedOn: undefined } })).toEqual([]);
    expect(periodsOf({ ...facts, accounts: undefined })).toEqual([]);
  });

  it('are the one that runs and at most the one before, without a gap, on whatever day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 12_000 }), (days) => {
        const today = addDays(civilDate('2026-04-01'), days);
        const all = periods({}, today);
        const [running, before] = all.toReversed();
        expect(all.length).toBeLessThanOrEqual(2);
        expect(String(running?.[0]) <= today && today <= String(running?.[1])).toBe(true);
        if (before) expect(addDays(civilDate(String(before[1])), 1)).toBe(running?.[0]);
      }),
    );
  });

  it('are shortened or extended, which a missing date or the same one is not', () => {
    const change = (newPeriodEndsOn: string) =>
      changeOf({
        form: 'AA01',
        facts: formFacts(),
        answers: { periodEndsOn: '2027-03-31', newPeriodEndsOn },
      });
    expect(['2027-03-30', '2027-04-01', '2027-03-31', ''].map(change)).toEqual([
      'shorten',
      'extend',
      undefined,
      undefined,
    ]);
  });
});
