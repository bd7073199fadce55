import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import type { Answers } from '../kernel/form-fields.ts';
import { bristol, BRISTOL } from '../testing/answers.fixture.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import { officerChange } from './rules.ts';

type Form = 'CH01' | 'CH02' | 'CH03' | 'CH04';

const firm = director({
  id: 'firm',
  kind: 'corporate',
  fullName: 'MEDLAR HOLDINGS LTD',
  surname: 'MEDLAR HOLDINGS LTD',
  identification: {
    placeRegistered: undefined,
    registrationNumber: '00445790',
    lawGoverned: undefined,
    legalForm: undefined,
  },
});
const company = formFacts({
  officers: [
    director({ surname: 'O’BRIEN', fullName: 'Anna Maria O’Brien' }),
    firm,
    director({ ...firm, id: 'clerks', role: 'secretary' }),
    director({ id: 'sam', role: 'secretary' }),
  ],
});
const asked = (form: Form, officerId: string, changes: string, more: Answers = {}, facts = company) => ({
  form,
  facts,
  answers: {
    ...officerChange.begin(form, facts, { officerId }),
    changedOn: '2026-11-20',
    changes,
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [`officer.change.${name}`, value])),
  },
});
const errorsOf = (...given: Parameters<typeof asked>) =>
  checkForm(officerChange, asked(...given)).errors.map(({ path, code }) => [
    path.replace('officer.change.', ''),
    code,
  ]);

describe('what the register does not say already', () => {
  it.each<[string, string, Answers, readonly (readonly [string, string])[]]>([
    ['the same name', 'name', {}, [['name.surname', 'no-change']]],
    ['another apostrophe', 'name', { 'name.surname': "O'Brien" }, [['name.surname', 'no-change']]],
    ['capitals', 'name', { 'name.surname': 'o’brien' }, [['name.surname', 'no-change']]],
    ['an accent', 'name', { 'name.surname': 'Ó’Brien' }, []],
    ['a title', 'name', { 'name.title': 'Dr' }, []],
    ['no middle name', 'name', { 'name.otherForenames': '' }, []],
    ['the same nationality', 'nationality', {}, [['nationalities.0', 'no-change']]],
    ['a second nationality', 'nationality', { 'nationalities.1': 'Irish' }, []],
    ['the same country', 'country-of-residence', {}, [['countryOfResidence', 'no-change']]],
    ['another country', 'country-of-residence', { countryOfResidence: 'Scotland' }, []],
  ])('is asked of a director: %s', (_what, changes, more, errors) => {
    expect(errorsOf('CH01', 'anna', changes, more)).toEqual(errors);
  });

  it('is several things at once, each sent and shown by itself', () => {
    const given = asked('CH01', 'anna', 'name,nationality', {
      'name.surname': 'Quince',
      'nationalities.0': 'Irish',
    });
    expect(checkForm(officerChange, given)).toMatchObject({ isReady: true });
    expect(officerChange.compose(given).content.officer.change).toEqual({
      name: { forename: 'Anna', otherForenames: 'Maria', surname: 'Quince' },
      nationalities: ['Irish'],
    });
    expect(officerChange.compare(given)).toEqual([
      { label: 'Name', now: ['Anna Maria O’BRIEN'], after: ['Anna Maria Quince'] },
      { label: 'Nationality', now: ['British'], after: ['Irish'] },
    ]);
  });

  it('is nothing that is not ticked, whatever was typed', () => {
    const given = asked('CH01', 'anna', 'nationality', {
      'name.surname': 'Quince',
      'nationalities.0': 'Irish',
    });
    expect(officerChange.compose(given).content.officer.change).toEqual({ nationalities: ['Irish'] });
  });
});

describe('a corporate officer', () => {
  const abroad = {
    'registration.kind': 'other',
    'registration.legalForm': 'GmbH',
    'registration.lawGoverned': 'German law',
  };

  it.each<[Form, string]>([
    ['CH02', 'firm'],
    ['CH04', 'clerks'],
  ])('in %s changes its registration, which is not the one it has nor the company’s own', (form, id) => {
    const uk = (number: string) => ({
      'registration.kind': 'uk-company',
      'registration.registrationNumber': number,
    });
    expect(errorsOf(form, id, 'registration', uk('445790'))).toEqual([['registration.kind', 'no-change']]);
    expect(errorsOf(form, id, 'registration', uk('01234567'))).toEqual([
      ['registration.registrationNumber', 'own-number'],
    ]);
    expect(errorsOf(form, id, 'registration', uk('SC123456'))).toEqual([]);
    expect(errorsOf(form, id, 'registration', abroad)).toEqual([]);
    expect(officerChange.compose(asked(form, id, 'registration', abroad))).toMatchObject({
      content: {
        officer: {
          kind: 'corporate',
          corporateName: 'MEDLAR HOLDINGS LTD',
          change: { registration: { kind: 'other', legalForm: 'GmbH', lawGoverned: 'German law' } },
        },
      },
      secrets: {},
    });
  });

  it('moves its office, also abroad where a postcode is as it is there', () => {
    expect(errorsOf('CH02', 'firm', 'address')).toEqual([['address.premise', 'no-change']]);
    const moved = bristol('address');
    expect(
      officerChange.compose(asked('CH02', 'firm', 'address', moved)).content.officer.change,
    ).toMatchObject({
      address: { ...BRISTOL },
    });
    expect(errorsOf('CH02', 'firm', 'address', { ...moved, 'address.postcode': '20459' })).toEqual([
      ['address.postcode', 'not-a-postcode'],
    ]);
    expect(
      errorsOf('CH02', 'firm', 'address', {
        ...moved,
        'address.postcode': '20459',
        'address.country': 'Germany',
      }),
    ).toEqual([]);
  });
});

describe('a member of a partnership', () => {
  const partnership = formFacts({
    type: 'llp',
    name: 'PLUM LLP',
    officers: [director({ role: 'designated-member' }), director({ id: 'ben', role: 'member' })],
  });
  const designation = (answer: string): Answers => ({
    'designation.designated': answer,
    'designation.consentToAct': 'yes',
  });

  it.each([
    ['anna', 'yes', [['designation.designated', 'no-change']]],
    ['anna', 'no', []],
    ['ben', 'yes', []],
    ['ben', 'no', [['designation.designated', 'no-change']]],
  ])('%s, from now on designated: %s', (id, answer, errors) => {
    expect(errorsOf('CH01', id, 'designation', designation(answer), partnership)).toEqual(errors);
  });

  it('has no nationality to change', () => {
    expect(errorsOf('CH01', 'anna', 'nationality', {}, partnership)).toEqual([['changes', 'not-an-option']]);
  });
});
