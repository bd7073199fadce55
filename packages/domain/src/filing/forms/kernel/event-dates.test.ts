import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { checkEventDate, checkOfficerDate, dateAt } from './event-dates.ts';

const asked = (on: string) => ({ form: 'AP01', facts: formFacts(), answers: { on } }) as const;
const codesOf = (errors: ReturnType<typeof checkEventDate>) => errors.map(({ code }) => code);

describe('the day of an event', () => {
  it('is read only where it is a day that may be entered', () => {
    expect(dateAt({ on: '2026-11-20' }, 'on')).toBe('2026-11-20');
    expect(['', '20 November', '9999-12-31'].map((on) => dateAt({ on }, 'on'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is from the incorporation until today', () => {
    const check = (on: string) => codesOf(checkEventDate(asked(on), 'on'));
    expect(['2015-03-01', '2015-03-02', '2026-11-26', '2026-11-27', ''].map(check)).toEqual([
      ['too-early'],
      [],
      [],
      ['in-future'],
      [],
    ]);
  });

  it('is not before what has to come first, which the error names', () => {
    const earliest = [{ on: civilDate('2020-01-10'), of: 'the appointment' }];
    const [error] = checkEventDate(asked('2020-01-09'), 'on', earliest);
    expect(error?.message).toBe('Enter 10 January 2020 or a later date: that is the day of the appointment');
    expect(checkEventDate(asked('2020-01-10'), 'on', earliest)).toEqual([]);
  });

  it('of an officer is since October 2009, and since the appointment', () => {
    const check = (on: string) => codesOf(checkOfficerDate(asked(on), 'on', civilDate('2016-05-01')));
    expect(['2009-09-30', '2016-04-30', '2016-05-01'].map(check)).toEqual([
      ['before-october-2009'],
      ['too-early'],
      [],
    ]);
  });
});
