import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../../dates/civil-date.ts';
import { monthsBeginningWith } from '../../../dates/statutory-periods.ts';
import { checkForm } from '../kernel/check-form.ts';
import { fieldsOf } from '../kernel/form-fields.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { accountingDate } from './rules.ts';

const facts = formFacts();
const { accounts } = facts;
if (accounts === undefined) throw new RangeError('Plum Limited has accounts');
const answers = { periodEndsOn: '2027-03-31', newPeriodEndsOn: '2026-12-31' };
const asked = (more: Record<string, string> = {}, about = facts) =>
  ({ form: 'AA01', facts: about, answers: { ...answers, ...more } }) as const;
const check = (more: Record<string, string> = {}, about = facts) =>
  checkForm(accountingDate, asked(more, about));
const errorsOf = (more: Record<string, string>, about = facts) =>
  check(more, about).errors.map(({ path, code }) => [path, code]);
const extended = { newPeriodEndsOn: '2027-06-30', 'extensionWithinFiveYears.reason': 'NONE' };

describe('a new accounting reference date', () => {
  it('shortens a period', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], warnings: [] });
    const { content } = accountingDate.compose(asked());
    expect(content).toEqual({ ...answers, change: 'shorten' });
    expect(accountingDate.expects?.(content, 'AA01').descriptionValues).toEqual({
      made_up_date: '2027-03-31',
      new_date: '2026-12-31',
    });
    expect(accountingDate.compare(asked())).toEqual([
      {
        label: 'Accounting period',
        now: ['1 April 2026 to 31 March 2027'],
        after: ['1 April 2026 to 31 December 2026'],
      },
      { label: 'Accounts due', now: ['31 December 2027'], after: ['30 September 2027'] },
    ]);
  });

  it('extends a period, and asks whether one was extended before', () => {
    expect(errorsOf({ newPeriodEndsOn: '2027-06-30' })).toEqual([
      ['extensionWithinFiveYears.reason', 'missing'],
    ]);
    expect(check(extended).isReady).toBe(true);
    expect(accountingDate.compose(asked(extended)).content).toEqual({
      periodEndsOn: '2027-03-31',
      change: 'extend',
      newPeriodEndsOn: '2027-06-30',
    });
    const approved = {
      ...extended,
      'extensionWithinFiveYears.reason': 'STATE',
      'extensionWithinFiveYears.authorisedCode': 'AB12',
    };
    expect(accountingDate.compose(asked(approved)).content.extensionWithinFiveYears).toEqual({
      reason: 'STATE',
      authorisedCode: 'AB12',
    });
  });

  it.each([
    [{ newPeriodEndsOn: '' }, 'newPeriodEndsOn', 'missing'],
    [{ periodEndsOn: '2026-03-31' }, 'periodEndsOn', 'not-an-option'],
    [{ newPeriodEndsOn: '2027-03-31' }, 'newPeriodEndsOn', 'not-a-change'],
    [{ newPeriodEndsOn: '2026-03-31' }, 'newPeriodEndsOn', 'before-period'],
    [{ ...extended, newPeriodEndsOn: '2027-04-01' }, 'newPeriodEndsOn', 'day-of-beginning'],
    [{ ...extended, newPeriodEndsOn: '2027-10-31' }, 'newPeriodEndsOn', 'over-18-months'],
    [{ ...extended, newPeriodEndsOn: '2029-03-31' }, 'newPeriodEndsOn', 'over-18-months'],
    [
      { ...extended, 'extensionWithinFiveYears.reason': 'STATE' },
      'extensionWithinFiveYears.authorisedCode',
      'missing',
    ],
    [
      {
        ...extended,
        'extensionWithinFiveYears.reason': 'STATE',
        'extensionWithinFiveYears.authorisedCode': 'AB1',
      },
      'extensionWithinFiveYears.authorisedCode',
      'not-four-characters',
    ],
  ])('refuses %j at its field', (more, path, code) => {
    expect(errorsOf(more)).toEqual([[path, code]]);
  });

  it('refuses a second extension within five years without a reason', () => {
    const lastExtendedPeriodEndedOn = civilDate('2023-03-31');
    const about = formFacts({ accounts: { ...accounts, lastExtendedPeriodEndedOn } });
    expect(errorsOf(extended, about)).toEqual([
      ['extensionWithinFiveYears.reason', 'extended-within-5-years'],
    ]);
    expect(errorsOf({ ...extended, 'extensionWithinFiveYears.reason': 'UKPAR' }, about)).toEqual([]);
  });

  it('offers the period that has ended beside the one that runs, until its accounts are overdue', () => {
    const late = {
      ...accounts,
      periodStartsOn: civilDate('2025-04-01'),
      nextMadeUpTo: civilDate('2026-03-31'),
      nextDueOn: civilDate('2026-12-31'),
    };
    const previous = { periodEndsOn: '2026-03-31', newPeriodEndsOn: '2025-12-31' };
    expect(errorsOf(previous, formFacts({ accounts: late }))).toEqual([]);
    expect(errorsOf({}, formFacts({ accounts: late }))).toEqual([]);
    const overdue = formFacts({ accounts: late, today: civilDate('2027-01-01') });
    expect(errorsOf(previous, overdue)).toEqual([['periodEndsOn', 'accounts-overdue']]);
  });

  it('counts a period as overdue from the last day that the register shows, which may have been extended', () => {
    const shortened = {
      ...accounts,
      referenceMonth: 12,
      periodStartsOn: civilDate('2025-04-01'),
      nextMadeUpTo: civilDate('2025-12-31'),
      nextDueOn: civilDate('2026-12-15'),
    };
    const again = { periodEndsOn: '2025-12-31', newPeriodEndsOn: '2025-10-31' };
    const on = (today: string, due: object = {}) =>
      formFacts({ accounts: { ...shortened, ...due }, today: civilDate(today) });
    const lastDay = (about: typeof facts) => accountingDate.lastDay?.(asked(again, about));
    const overdue = [['periodEndsOn', 'accounts-overdue']];
    expect([errorsOf(again, on('2026-12-15')), lastDay(on('2026-12-15'))]).toEqual([[], '2026-12-15']);
    expect([errorsOf(again, on('2026-12-16')), lastDay(on('2026-12-16'))]).toEqual([overdue, undefined]);
    expect(errorsOf(again, on('2026-10-01', { nextDueOn: undefined }))).toEqual(overdue);
  });

  it('offers the period that runs and the one before it, however many accounts are overdue', () => {
    const overdue = {
      ...accounts,
      periodStartsOn: civilDate('2022-04-01'),
      nextMadeUpTo: civilDate('2023-03-31'),
      nextDueOn: civilDate('2023-12-31'),
    };
    const about = formFacts({ accounts: overdue });
    const [period] = fieldsOf(accountingDate.steps(asked({}, about)));
    expect(period?.options?.map(({ value }) => value)).toEqual(['2026-03-31', '2027-03-31']);
    expect(errorsOf({}, about)).toEqual([]);
  });

  it('takes the end of February in a leap year, and warns of 18 months and a day', () => {
    const leap = {
      ...accounts,
      periodStartsOn: civilDate('2027-04-01'),
      nextMadeUpTo: civilDate('2028-03-31'),
    };
    const about = formFacts({ accounts: leap });
    const february = { periodEndsOn: '2028-03-31', newPeriodEndsOn: '2028-02-28' };
    expect(errorsOf(february, about)).toEqual([['newPeriodEndsOn', 'not-a-month-end']]);
    const quarter = {
      ...accounts,
      periodStartsOn: civilDate('2026-07-01'),
      nextMadeUpTo: civilDate('2027-06-30'),
    };
    const half = { ...extended, periodEndsOn: '2027-06-30', newPeriodEndsOn: '2027-12-31' };
    const { errors, warnings } = check(half, formFacts({ accounts: quarter }));
    expect([errors, warnings.map(({ code }) => code)]).toEqual([[], ['may-count-as-18-months-and-a-day']]);
  });

  it('is ready exactly for another day within 18 months, whatever the day', () => {
    const startsOn = civilDate('2026-04-01');
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 1200 }), (days) => {
        const newPeriodEndsOn = addDays(startsOn, days);
        // On the day on which it began, the Act finds no second time within two years (s. 392(3)).
        const isUnlawful = newPeriodEndsOn === '2027-03-31' || newPeriodEndsOn === '2027-04-01';
        const isLawful = days > 0 && newPeriodEndsOn <= monthsBeginningWith(startsOn, 18);
        expect(check({ ...extended, newPeriodEndsOn }).isReady).toBe(isLawful && !isUnlawful);
      }),
    );
  });

  it('cannot begin while the register shows no period', () => {
    expect(accountingDate.whyNot?.('AA01', formFacts({ accounts: undefined }))).toContain(
      'Update the company',
    );
    expect(accountingDate.begin('AA01', facts, {})).toEqual({ periodEndsOn: '2027-03-31' });
  });
});
