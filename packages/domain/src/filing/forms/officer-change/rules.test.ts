import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../kernel/check-form.ts';
import { BRISTOL, bristol } from '../testing/answers.fixture.ts';
import { director, formFacts } from '../testing/form-facts.fixture.ts';
import { officerChange } from './rules.ts';

type Form = 'CH01' | 'CH02' | 'CH03' | 'CH04';
const robots = director({
  id: 'robots',
  kind: 'corporate',
  surname: 'ROBOTS LTD',
  fullName: 'ROBOTS LTD',
  identification: {
    registrationNumber: '00445790',
    placeRegistered: undefined,
    lawGoverned: undefined,
    legalForm: undefined,
  },
});
const facts = formFacts({
  officers: [director(), robots, director({ id: 'sam', role: 'secretary', dateOfBirth: undefined })],
});
const named = { officerId: 'anna', changedOn: '2026-11-20' };
const surname = {
  ...named,
  changes: 'name',
  'officer.change.name.forename': 'Anna',
  'officer.change.name.otherForenames': 'Maria',
  'officer.change.name.surname': 'Sloe',
};
const moved = {
  ...named,
  changes: 'service-address',
  'officer.change.serviceAddress.kind': 'address',
  ...bristol('officer.change.serviceAddress.address'),
  'officer.change.residentialAddressUnchanged': 'yes',
};
const asked = (form: Form, answers: Record<string, string>, about = facts) => ({
  form,
  facts: about,
  answers,
});
const errorsOf = (form: Form, answers: Record<string, string>) =>
  checkForm(officerChange, asked(form, answers)).errors.map(({ path, code }) => [path, code]);

describe('a change of an officer’s details', () => {
  it('names the officer as now registered, and only what changes', () => {
    expect(checkForm(officerChange, asked('CH01', surname))).toMatchObject({ isReady: true, errors: [] });
    const { content, secrets } = officerChange.compose(asked('CH01', surname));
    expect(content).toEqual({
      changedOn: '2026-11-20',
      officer: {
        kind: 'person',
        role: 'director',
        name: { forename: 'Anna', otherForenames: 'Maria', surname: 'PLUM' },
        change: { name: { forename: 'Anna', otherForenames: 'Maria', surname: 'Sloe' } },
      },
    });
    expect(secrets).toEqual({ dateOfBirth: '1980-05-17' });
    expect(officerChange.compare(asked('CH01', surname))).toEqual([
      { label: 'Name', now: ['Anna Maria PLUM'], after: ['Anna Maria Sloe'] },
    ]);
  });

  it('is found on the register by the officer’s name, unless that is what changes: either may be shown then', () => {
    const valuesOf = (answers: Record<string, string>) => {
      const { content } = officerChange.compose(asked('CH01', answers));
      return officerChange.expects?.(content, 'CH01').descriptionValues;
    };
    expect(valuesOf(moved)).toEqual({ officer_name: 'Anna Maria PLUM', change_date: '2026-11-20' });
    expect(valuesOf(surname)).toEqual({ change_date: '2026-11-20' });
  });

  it('asks whether the home is unchanged where the service address alone changes', () => {
    expect(errorsOf('CH01', moved)).toEqual([]);
    expect(officerChange.compose(asked('CH01', moved)).content.officer.change).toEqual({
      serviceAddress: { kind: 'address', address: BRISTOL },
      residentialAddressUnchanged: true,
    });
    const path = 'officer.change.residentialAddressUnchanged';
    expect(errorsOf('CH01', { ...moved, [path]: '' })).toEqual([[path, 'missing']]);
    expect(errorsOf('CH01', { ...moved, [path]: 'no' })).toEqual([[path, 'home-needed']]);
  });

  it('keeps a new home apart from the content', () => {
    const home = {
      ...named,
      changes: 'residence,nationality,country-of-residence',
      'officer.change.residence.kind': 'protected-address',
      'officer.change.residence.secured': 'yes',
      ...bristol('residentialAddress'),
      'officer.change.nationalities.0': 'French',
      'officer.change.countryOfResidence': 'France',
    };
    expect(errorsOf('CH01', home)).toEqual([]);
    const { content, secrets } = officerChange.compose(asked('CH01', home));
    expect(content.officer.change).toEqual({
      residence: { kind: 'protected-address', secured: true },
      nationalities: ['French'],
      countryOfResidence: 'France',
    });
    expect(secrets).toMatchObject({
      dateOfBirth: '1980-05-17',
      'residentialAddress.postcode': 'BS1 5LJ',
    });
    expect(JSON.stringify(content)).not.toContain('Park Row');
  });

  it.each<[Form, Record<string, string>, string, string]>([
    ['CH01', { ...named, changes: '' }, 'changes', 'missing'],
    ['CH01', { ...surname, changedOn: '2026-11-27' }, 'changedOn', 'in-future'],
    ['CH01', { ...surname, changedOn: '2014-01-01' }, 'changedOn', 'too-early'],
    ['CH01', { ...surname, officerId: 'robots' }, 'officerId', 'not-an-option'],
    [
      'CH01',
      { ...surname, 'officer.change.name.surname': ' plum ' },
      'officer.change.name.surname',
      'no-change',
    ],
    ['CH01', { ...surname, 'officer.change.name.forename': '' }, 'officer.change.name.forename', 'missing'],
    [
      'CH01',
      { ...named, changes: 'nationality', 'officer.change.nationalities.0': 'British' },
      'officer.change.nationalities.0',
      'no-change',
    ],
    [
      'CH01',
      { ...named, changes: 'country-of-residence', 'officer.change.countryOfResidence': 'Wales' },
      'officer.change.countryOfResidence',
      'no-change',
    ],
    [
      'CH01',
      { ...moved, 'officer.change.serviceAddress.address.postcode': 'X' },
      'officer.change.serviceAddress.address.postcode',
      'not-a-postcode',
    ],
    [
      'CH02',
      {
        officerId: 'robots',
        changedOn: '2026-11-20',
        changes: 'registration',
        'officer.change.registration.kind': 'uk-company',
        'officer.change.registration.registrationNumber': '445790',
      },
      'officer.change.registration.kind',
      'no-change',
    ],
    ['CH03', { officerId: 'sam', changedOn: '2026-11-20', changes: 'residence' }, 'changes', 'not-an-option'],
  ])('refuses in %s %j at its field', (form, answers, path, code) => {
    expect(errorsOf(form, answers)[0]).toEqual([path, code]);
  });

  it('of a corporate director may change name and office', () => {
    const corporate = {
      officerId: 'robots',
      changedOn: '2026-11-20',
      changes: 'corporate-name,address',
      'officer.change.corporateName': 'MACHINES LTD',
      ...bristol('officer.change.address'),
    };
    expect(errorsOf('CH02', corporate)).toEqual([]);
    const { content, secrets } = officerChange.compose(asked('CH02', corporate));
    expect(content.officer).toEqual({
      kind: 'corporate',
      role: 'director',
      corporateName: 'ROBOTS LTD',
      change: { corporateName: 'MACHINES LTD', address: BRISTOL },
    });
    expect(secrets).toEqual({});
  });

  it('of a secretary asks nothing about a home', () => {
    const secretary = { ...moved, officerId: 'sam', 'officer.change.residentialAddressUnchanged': '' };
    expect(errorsOf('CH03', secretary)).toEqual([]);
    expect(officerChange.compose(asked('CH03', secretary)).content.officer.change).toEqual({
      serviceAddress: { kind: 'address', address: BRISTOL },
    });
  });

  it('of a member of an LLP may change the designation, with consent', () => {
    const about = formFacts({ type: 'llp', officers: [director({ role: 'member' })] });
    const answers = {
      ...named,
      changes: 'designation',
      'officer.change.designation.designated': 'yes',
      'officer.change.designation.consentToAct': 'yes',
    };
    expect(checkForm(officerChange, asked('CH01', answers, about)).errors).toEqual([]);
    expect(officerChange.compose(asked('CH01', answers, about)).content.officer).toMatchObject({
      role: 'member',
      change: { designation: { designated: true, consentToAct: true } },
    });
  });

  it('begins with what the register says, which is then no change', () => {
    const begun = officerChange.begin('CH01', facts, { officerId: 'anna' });
    expect(begun).toMatchObject({ officerId: 'anna', 'officer.change.name.surname': 'PLUM' });
    fc.assert(
      fc.property(fc.subarray(['name', 'nationality', 'country-of-residence'], { minLength: 1 }), (parts) => {
        const answers = { ...begun, changedOn: '2026-11-20', changes: parts.join(',') };
        const { errors } = checkForm(officerChange, asked('CH01', answers));
        expect(errors.map(({ code }) => code)).toEqual(parts.map(() => 'no-change'));
      }),
    );
  });

  it('cannot begin where no officer of the kind is in office', () => {
    expect(officerChange.whyNot?.('CH04', facts)).toBe(
      'There is no corporate secretary in office whose details could change.',
    );
  });
});
