import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import { officerTermination } from './rules.ts';

const facts = formFacts();
const answers = { officerId: 'ben', ceasedOn: '2026-11-20' };
const check = (more: Record<string, string> = {}, about = facts) =>
  checkForm(officerTermination, { form: 'TM01', facts: about, answers: { ...answers, ...more } });
const closed = director({ id: 'cara', dateOfBirth: undefined });
const robots = director({ id: 'robots', kind: 'corporate', surname: 'ROBOTS PLC', fullName: 'ROBOTS PLC' });
const appointment = (form: 'AP01' | 'AP02', on: string) =>
  ({ id: '1', form, state: 'pending', effectiveOn: civilDate(on), subject: '' }) as const;

describe('the end of an appointment', () => {
  it('names the director as the register does, the date of birth apart', () => {
    expect(check()).toMatchObject({ isReady: true, errors: [], blockers: [], warnings: [] });
    const composed = officerTermination.compose({ form: 'TM01', facts, answers });
    expect(composed).toEqual({
      content: {
        ceasedOn: '2026-11-20',
        role: 'director',
        officer: { kind: 'person', name: { forename: 'Ben', otherForenames: 'Maria', surname: 'PEAR' } },
      },
      secrets: { dateOfBirth: '1980-05-17' },
    });
    expect(officerTermination.expects?.(composed.content, 'TM01')).toEqual({
      formType: 'TM01',
      descriptionValues: { officer_name: 'Ben Maria PEAR', termination_date: '2026-11-20' },
    });
  });

  it.each([
    [{ officerId: '' }, 'officerId', 'missing'],
    [{ officerId: 'nobody' }, 'officerId', 'not-an-option'],
    [{ ceasedOn: '' }, 'ceasedOn', 'missing'],
    [{ ceasedOn: '2026-11-27' }, 'ceasedOn', 'in-future'],
    [{ ceasedOn: '2015-03-01' }, 'ceasedOn', 'too-early'],
    [{ ceasedOn: '2009-09-30' }, 'ceasedOn', 'before-october-2009'],
  ])('refuses %j at its field', (more, path, code) => {
    expect(check(more).errors.map((error) => [error.path, error.code])).toEqual([[path, code]]);
  });

  it('asks for a date of birth that is not opened to us, in the month that the register shows', () => {
    const about = formFacts({ officers: [director(), closed] });
    const born = (dateOfBirth: string) => check({ officerId: 'cara', dateOfBirth }, about).errors;
    expect(born('')).toMatchObject([{ path: 'dateOfBirth', code: 'missing' }]);
    expect(born('1980-06-17')).toMatchObject([{ path: 'dateOfBirth', code: 'not-as-registered' }]);
    expect(born('1980-05-01')).toEqual([]);
  });

  it('waits for another where the last director leaves', () => {
    const alone = (...openFilings: readonly ReturnType<typeof appointment>[]) =>
      check({ officerId: 'anna' }, formFacts({ officers: [director()], openFilings })).blockers;
    expect(alone()).toMatchObject([{ code: 'last-officer', forms: ['AP01', 'AP02'] }]);
    expect(alone(appointment('AP01', '2026-11-21'))).toMatchObject([{ code: 'last-officer' }]);
    expect(alone(appointment('AP02', '2026-11-20'))).toMatchObject([{ code: 'last-natural-person' }]);
    expect(alone(appointment('AP01', '2026-11-20'))).toEqual([]);
  });

  it('waits for a person where only corporate directors stay, or another notice takes the other away', () => {
    const corporate = formFacts({ officers: [director(), robots] });
    expect(check({ officerId: 'anna' }, corporate).blockers).toMatchObject([{ code: 'last-natural-person' }]);
    expect(check({ officerId: 'robots' }, corporate).blockers).toEqual([]);
    const machines = director({ ...robots, id: 'machines' });
    const withoutPerson = formFacts({ officers: [robots, machines] });
    expect(check({ officerId: 'robots' }, withoutPerson).blockers).toEqual([]);
    const leaving = {
      id: '1',
      form: 'TM01',
      state: 'queued',
      effectiveOn: undefined,
      subject: 'anna',
    } as const;
    expect(check({}, formFacts({ openFilings: [leaving] })).blockers).toMatchObject([
      { code: 'last-officer' },
    ]);
  });

  it('warns where two directors share name and date of birth', () => {
    const twin = director({ id: 'twin' });
    const about = formFacts({ officers: [director(), twin] });
    expect(check({ officerId: 'twin' }, about).warnings).toMatchObject([{ code: 'two-alike' }]);
  });

  it('is of members of an LLP, which has no secretary', () => {
    const member = director({ role: 'designated-member' });
    const about = formFacts({
      type: 'llp',
      officers: [member, director({ id: 'ben', forename: 'Ben', role: 'member' })],
    });
    expect(check({}, about)).toMatchObject({ isReady: true, warnings: [{ code: 'two-needed' }] });
    const { content } = officerTermination.compose({ form: 'TM01', facts: about, answers });
    expect(content.role).toBe('member');
    expect(officerTermination.whyNot?.('TM02', about)).toContain('no secretary');
  });

  it('cannot begin where nobody is in office, and begins with the officer it was begun about', () => {
    expect(officerTermination.whyNot?.('TM02', facts)).toBe(
      'There is no secretary in office who could have ceased.',
    );
    expect(officerTermination.whyNot?.('TM01', facts)).toBeUndefined();
    expect(officerTermination.begin('TM01', facts, { officerId: 'ben' })).toEqual({ officerId: 'ben' });
  });

  it('of a secretary needs no date of birth, and warns a public company', () => {
    const secretary = director({ role: 'secretary', dateOfBirth: undefined });
    const asked = {
      form: 'TM02',
      facts: formFacts({ type: 'plc', officers: [secretary] }),
      answers: { officerId: 'anna', ceasedOn: '2026-11-20' },
    } as const;
    expect(checkForm(officerTermination, asked)).toMatchObject({
      isReady: true,
      warnings: [{ code: 'secretary-needed' }],
    });
    expect(officerTermination.compose(asked).secrets).toEqual({});
    expect(officerTermination.compare(asked)).toEqual([
      { label: 'Secretaries', now: ['Anna Maria Plum'], after: [] },
    ]);
  });
});
