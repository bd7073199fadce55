import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '../../../dates/civil-date.ts';
import { monthsAfter } from '../../../dates/statutory-periods.ts';
import { checkForm } from '../kernel/check-form.ts';
import { fieldsOf } from '../kernel/form-fields.ts';
import { BRISTOL, bristol } from '../testing/answers.fixture.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { officerAppointment } from './rules.ts';

const facts = formFacts();
const secretary = {
  'officer.name.title': 'Ms',
  'officer.name.forename': 'Dora',
  'officer.name.surname': 'Quince',
  hasFormerNames: 'no',
  appointedOn: '2026-11-20',
  consentToAct: 'yes',
  'officer.serviceAddress.kind': 'registered-office',
};
const director = {
  ...secretary,
  dateOfBirth: '1990-02-28',
  'officer.countryOfResidence': 'England',
  'officer.nationalities.0': 'British',
  'officer.residence.kind': 'protected-address',
  'officer.residence.secured': 'no',
  ...bristol('residentialAddress'),
  personalCode: 'abc-1234-5678',
  'officer.identityVerified': 'yes',
};
const corporate = {
  'officer.corporateName': 'MEDLAR HOLDINGS LTD',
  'officer.registration.kind': 'uk-company',
  'officer.registration.registrationNumber': '445790',
  appointedOn: '2026-11-20',
  consentToAct: 'yes',
  ...bristol('officer.address'),
};
type Form = 'AP01' | 'AP02' | 'AP03' | 'AP04';
const goodAnswers = { AP01: director, AP02: corporate, AP03: secretary, AP04: corporate };
const asked = (form: Form, more: Record<string, string> = {}, about = facts) => ({
  form,
  facts: about,
  answers: { ...goodAnswers[form], ...more },
});
const errorsOf = (form: Form, more: Record<string, string>) =>
  checkForm(officerAppointment, asked(form, more)).errors.map(({ path, code }) => [path, code]);

describe('the appointment of an officer', () => {
  it('of a director sends birth, home and code apart from the content', () => {
    expect(checkForm(officerAppointment, asked('AP01'))).toMatchObject({ isReady: true, errors: [] });
    const { content, secrets } = officerAppointment.compose(asked('AP01'));
    expect(content).toEqual({
      appointedOn: '2026-11-20',
      consentToAct: true,
      officer: {
        kind: 'person',
        role: 'director',
        name: { title: 'Ms', forename: 'Dora', surname: 'Quince' },
        serviceAddress: { kind: 'registered-office' },
        residence: { kind: 'protected-address' },
        identityVerified: true,
        nationalities: ['British'],
        countryOfResidence: 'England',
      },
    });
    expect(secrets).toEqual({
      dateOfBirth: '1990-02-28',
      personalCode: 'ABC12345678',
      ...Object.fromEntries(
        Object.entries(BRISTOL).map(([line, text]) => [`residentialAddress.${line}`, text]),
      ),
    });
    expect(officerAppointment.expects?.(content, 'AP01').descriptionValues).toEqual({
      officer_name: 'Ms Dora Quince',
      appointment_date: '2026-11-20',
    });
  });

  it('takes a home that is the service address, former names, three nationalities and a reason', () => {
    const more = {
      'officer.serviceAddress.kind': 'address',
      ...bristol('officer.serviceAddress.address'),
      'officer.residence.kind': 'service-address',
      hasFormerNames: 'yes',
      'officer.previousNames.0.surname': 'Medlar',
      'officer.previousNames.1.forename': 'Theodora',
      'officer.previousNames.1.surname': 'Sloe',
      'officer.nationalities.1': 'French',
      'officer.nationalities.2': 'German',
      'officer.nameMismatchReason': 'PREFERRED_NAME',
    };
    expect(errorsOf('AP01', more)).toEqual([]);
    const { content, secrets } = officerAppointment.compose(asked('AP01', more));
    expect(content.officer).toMatchObject({
      serviceAddress: { kind: 'address', address: BRISTOL },
      residence: { kind: 'service-address' },
      previousNames: [{ surname: 'Medlar' }, { forename: 'Theodora', surname: 'Sloe' }],
      nationalities: ['British', 'French', 'German'],
      nameMismatchReason: 'PREFERRED_NAME',
    });
    expect(Object.keys(secrets)).toEqual(['dateOfBirth', 'personalCode']);
  });

  it('marks the first name optional for a peer alone, who has a title', () => {
    const forename = (answers: Record<string, string>) =>
      fieldsOf(officerAppointment.steps({ form: 'AP01', facts: formFacts(), answers })).find(
        ({ path }) => path === 'officer.name.forename',
      );
    expect(forename({})?.isOptional).toBe(false);
    expect(forename({ 'officer.name.title': 'Lord' })?.isOptional).toBe(true);
  });

  it('asks for the consent of the person or of the body that is appointed', () => {
    const consent = (form: Form) =>
      fieldsOf(officerAppointment.steps({ form, facts: formFacts(), answers: {} })).find(
        ({ path }) => path === 'consentToAct',
      )?.label;
    expect(consent('AP01')).toContain('the person named has consented');
    expect(consent('AP02')).toContain('the body named has consented');
  });

  it.each<[Form, Record<string, string>, string, string]>([
    ['AP01', { 'officer.name.surname': '' }, 'officer.name.surname', 'missing'],
    ['AP01', { 'officer.name.title': '', 'officer.name.forename': '' }, 'officer.name.forename', 'missing'],
    ['AP01', { hasFormerNames: '' }, 'hasFormerNames', 'missing'],
    ['AP01', { hasFormerNames: 'yes' }, 'officer.previousNames.0.surname', 'missing'],
    ['AP01', { appointedOn: '2026-11-27' }, 'appointedOn', 'in-future'],
    ['AP01', { appointedOn: '2015-03-01' }, 'appointedOn', 'too-early'],
    ['AP01', { appointedOn: '2009-09-30' }, 'appointedOn', 'before-october-2009'],
    ['AP01', { consentToAct: '' }, 'consentToAct', 'missing'],
    ['AP01', { dateOfBirth: '2010-11-21' }, 'dateOfBirth', 'too-young'],
    ['AP01', { dateOfBirth: '1916-11-20' }, 'dateOfBirth', 'too-old'],
    ['AP01', { 'officer.countryOfResidence': '' }, 'officer.countryOfResidence', 'missing'],
    ['AP01', { 'officer.nationalities.0': 'Martian' }, 'officer.nationalities.0', 'not-an-option'],
    ['AP01', { 'officer.nationalities.1': 'British' }, 'officer.nationalities.1', 'repeated'],
    [
      'AP01',
      {
        'officer.nationalities.1': 'Citizen of Antigua and Barbuda',
        'officer.nationalities.2': 'Citizen of Bosnia and Herzegovina',
      },
      'officer.nationalities.2',
      'too-long',
    ],
    ['AP01', { 'residentialAddress.postcode': 'BRISTOL' }, 'residentialAddress.postcode', 'not-a-postcode'],
    ['AP01', { 'officer.residence.secured': '' }, 'officer.residence.secured', 'missing'],
    ['AP01', { personalCode: 'ABC1234567' }, 'personalCode', 'not-a-personal-code'],
    ['AP01', { 'officer.identityVerified': '' }, 'officer.identityVerified', 'missing'],
    ['AP03', { 'officer.serviceAddress.kind': '' }, 'officer.serviceAddress.kind', 'missing'],
    ['AP02', { 'officer.corporateName': 'x'.repeat(161) }, 'officer.corporateName', 'too-long'],
    [
      'AP02',
      { 'officer.registration.registrationNumber': '01234567' },
      'officer.registration.registrationNumber',
      'own-number',
    ],
    [
      'AP02',
      { 'officer.registration.registrationNumber': 'none' },
      'officer.registration.registrationNumber',
      'not-a-company-number',
    ],
    ['AP04', { 'officer.registration.kind': 'other' }, 'officer.registration.legalForm', 'missing'],
    ['AP04', { 'officer.representative.forename': 'Eve' }, 'officer.representative.surname', 'missing'],
    ['AP04', { 'officer.address.postcode': 'X' }, 'officer.address.postcode', 'not-a-postcode'],
  ])('refuses in %s %j at its field', (form, more, path, code) => {
    expect(errorsOf(form, more)[0]).toEqual([path, code]);
  });

  it('of a secretary asks neither for birth nor for home nor for a code', () => {
    expect(checkForm(officerAppointment, asked('AP03')).isReady).toBe(true);
    const { content, secrets } = officerAppointment.compose(asked('AP03', { personalCode: 'ABC12345678' }));
    expect(content.officer).toEqual({
      kind: 'person',
      role: 'secretary',
      name: { title: 'Ms', forename: 'Dora', surname: 'Quince' },
      serviceAddress: { kind: 'registered-office' },
    });
    expect(secrets).toEqual({});
  });

  it('of a corporate body names its registration, and who acts for it', () => {
    const { content } = officerAppointment.compose(
      asked('AP02', { 'officer.representative.forename': 'Eve', 'officer.representative.surname': 'Fig' }),
    );
    expect(content.officer).toEqual({
      kind: 'corporate',
      role: 'director',
      corporateName: 'MEDLAR HOLDINGS LTD',
      address: BRISTOL,
      registration: { kind: 'uk-company', registrationNumber: '00445790' },
      representative: { forename: 'Eve', surname: 'Fig' },
    });
    const typed = asked('AP04', { 'officer.registration.registrationNumber': 'SC 123 456' });
    expect(checkForm(officerAppointment, typed).isReady).toBe(true);
    expect(officerAppointment.compose(typed).content.officer).toMatchObject({
      registration: { kind: 'uk-company', registrationNumber: 'SC123456' },
    });
    const abroad = asked('AP04', {
      'officer.registration.kind': 'other',
      'officer.registration.legalForm': 'GmbH',
      'officer.registration.lawGoverned': 'German law',
      'officer.registration.registrationNumber': 'HRB 1',
    });
    expect(checkForm(officerAppointment, abroad).isReady).toBe(true);
    expect(officerAppointment.compose(abroad).content.officer).toMatchObject({
      role: 'secretary',
      registration: {
        kind: 'other',
        registrationNumber: 'HRB 1',
        lawGoverned: 'German law',
        legalForm: 'GmbH',
      },
    });
  });

  it('of a member of an LLP asks for the designation, not for nationality', () => {
    const about = formFacts({ type: 'llp', officers: [] });
    const member = asked('AP01', { 'officer.designated': 'yes' }, about);
    expect(checkForm(officerAppointment, member).errors).toEqual([]);
    expect(officerAppointment.compose(member).content.officer).toMatchObject({
      role: 'member',
      designated: true,
      countryOfResidence: 'England',
    });
    expect(checkForm(officerAppointment, asked('AP02', {}, about)).errors).toMatchObject([
      { path: 'officer.designated', code: 'missing' },
    ]);
    expect(officerAppointment.whyNot?.('AP03', about)).toContain('no secretary');
  });

  it('warns of a namesake in office, and shows the directors with the new one', () => {
    const anna = {
      'officer.name.title': '',
      'officer.name.forename': 'anna',
      'officer.name.otherForenames': 'Maria',
      'officer.name.surname': 'plum',
    };
    expect(checkForm(officerAppointment, asked('AP01', anna)).warnings).toMatchObject([
      { code: 'same-name-in-office' },
    ]);
    expect(officerAppointment.compare(asked('AP01'))).toEqual([
      {
        label: 'Directors',
        now: ['Anna Maria Plum', 'Ben Pear'],
        after: ['Anna Maria Plum', 'Ben Pear', 'Ms Dora Quince'],
      },
    ]);
  });

  it('takes every age from 16 to below 110 on the day, and no other', () => {
    const appointedOn = civilDate('2026-11-20');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 45_000 }), (days) => {
        const born = addDays(appointedOn, -days);
        const isOldEnough = monthsAfter(born, 16 * 12) <= appointedOn;
        const isYoungEnough = appointedOn < monthsAfter(born, 110 * 12);
        expect(errorsOf('AP01', { dateOfBirth: born }).length === 0).toBe(isOldEnough && isYoungEnough);
      }),
    );
  });
});
