import { describe, expect, it } from 'vitest';
import type { FormId } from '../../form-catalogue.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import {
  birthFields,
  birthSecret,
  checkBirth,
  chosenOfficer,
  describeOfficer,
  getOfficer,
  inOfficeOf,
  officerAnswer,
  officerChoice,
  officerRoleOf,
  officersOf,
  registeredOfficerOf,
  warnOfNamesakes,
  whyNotSecretary,
} from './officer-fields.ts';

const robots = director({ id: 'robots', kind: 'corporate', surname: 'ROBOTS LTD', fullName: 'ROBOTS LTD' });
const company = formFacts({
  officers: [
    director(),
    robots,
    director({ id: 'sam', role: 'secretary', dateOfBirth: undefined }),
    director({ ...robots, id: 'clerks', role: 'secretary' }),
    director({ id: 'receiver', role: 'other' }),
  ],
});
const partnership = formFacts({
  type: 'llp',
  officers: [director({ role: 'designated-member' }), director({ ...robots, role: 'member' })],
});
const asked = (form: FormId, officerId: string, facts = company) => ({ form, facts, answers: { officerId } });

describe('the officers whom a form may be about', () => {
  it.each<[FormId, string[], string[]]>([
    ['TM01', ['anna', 'robots'], ['anna', 'robots']],
    ['CH01', ['anna'], ['anna']],
    ['CH02', ['robots'], ['robots']],
    ['TM02', ['sam', 'clerks'], []],
    ['CH03', ['sam'], []],
    ['CH04', ['clerks'], []],
  ])('%s: of a company %j, of a partnership %j', (form, ofCompany, ofPartnership) => {
    const ids = (facts: typeof company) => officersOf(form, facts).map(({ id }) => id);
    expect([ids(company), ids(partnership)]).toEqual([ofCompany, ofPartnership]);
  });

  it('are members in a partnership, designated or not, and never secretaries', () => {
    expect(officerRoleOf('TM01', partnership)).toBe('member');
    expect(inOfficeOf('CH01', partnership)).toHaveLength(2);
    expect(whyNotSecretary('CH03', partnership)).toContain('no secretary');
    expect(whyNotSecretary('CH01', partnership)).toBeUndefined();
    expect(whyNotSecretary('CH03', company)).toBeUndefined();
  });

  it('are chosen by name, with the month of birth that is public', () => {
    expect(officerChoice(asked('TM01', '')).options).toEqual([
      { value: 'anna', label: 'Anna Maria Plum', hint: 'Born May 1980' },
      { value: 'robots', label: 'ROBOTS LTD', hint: 'Born May 1980' },
    ]);
    expect(officerChoice(asked('CH01', '', partnership)).missing).toBe('Choose the member');
    expect([officerAnswer({}), officerAnswer({ officerId: 'anna' })]).toEqual([{}, { officerId: 'anna' }]);
  });

  it('are found only among those of the form, and a form without one is not composed', () => {
    expect(chosenOfficer(asked('CH01', 'robots'))).toBeUndefined();
    expect(getOfficer(asked('CH02', 'robots')).id).toBe('robots');
    expect(() => getOfficer(asked('CH01', 'robots'))).toThrow(RangeError);
  });
});

describe('the date of birth by which an officer is found', () => {
  const closed = director({ dateOfBirth: undefined });
  const born = (dateOfBirth: string, officer = closed) =>
    checkBirth({ ...asked('TM01', 'anna'), answers: { dateOfBirth } }, officer).map(({ code }) => code);

  it('is asked for of a person in office as director or member, unless the register has opened it', () => {
    const isAsked = (officer: ReturnType<typeof director> | undefined) => birthFields(officer).length > 0;
    expect(
      [undefined, closed, director(), robots, director({ ...closed, role: 'secretary' })].map(isAsked),
    ).toEqual([false, true, false, false, false]);
  });

  it.each([
    ['1980-05-01', []],
    ['1980-05-31', []],
    ['1980-04-30', ['not-as-registered']],
    ['1981-05-17', ['not-as-registered']],
    ['', []],
  ])('%s in the month of the register: %j', (date, codes) => {
    expect(born(date)).toEqual(codes);
  });

  it('cannot be compared where the register shows no month, and need not where it is opened', () => {
    expect(born('1981-05-17', director({ dateOfBirth: undefined, born: undefined }))).toEqual([]);
    expect(born('1981-05-17', director())).toEqual([]);
  });

  it('is the register’s before what was typed, and lies sealed', () => {
    const typed = { ...asked('TM01', 'anna'), answers: { dateOfBirth: '1980-05-01' } };
    expect(birthSecret(typed, director())).toEqual({ dateOfBirth: '1980-05-17' });
    expect(birthSecret(typed, closed)).toEqual({ dateOfBirth: '1980-05-01' });
    expect(birthSecret(typed, robots)).toEqual({});
  });
});

describe('an officer as the register names them', () => {
  it('is a name in its parts, or the whole name of a body', () => {
    const lord = director({ title: 'Lord', forename: undefined, otherForenames: undefined });
    expect([director(), lord, robots].map((each) => describeOfficer(registeredOfficerOf(each)))).toEqual([
      'Anna Maria PLUM',
      'Lord PLUM',
      'ROBOTS LTD',
    ]);
  });

  it('may be another too: two of one name and month of birth are warned of', () => {
    const warned = (second: Parameters<typeof director>[0]) => {
      const facts = formFacts({ officers: [director(), director({ id: 'twin', ...second })] });
      return warnOfNamesakes(asked('TM01', 'anna', facts)).length > 0;
    };
    expect(warned({ surname: 'Plum' })).toBe(true);
    expect([warned({ forename: 'Ann' }), warned({ born: { month: 6, year: 1980 } })]).toEqual([false, false]);
    expect(warnOfNamesakes(asked('TM01', ''))).toEqual([]);
  });
});
