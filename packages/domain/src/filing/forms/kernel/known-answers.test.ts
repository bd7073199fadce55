import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import type { FormId } from '../../form-catalogue.ts';
import { kindOfNewcomer } from '../../newcomer.ts';
import { findFormRules } from '../form-families.ts';
import type { KnownPerson } from '../known-person.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { checkForm } from './check-form.ts';
import type { Answers } from './form-fields.ts';
import { withKnownPerson } from './known-answers.ts';

const leeds = {
  premise: '1',
  street: 'High Street',
  postTown: 'Leeds',
  country: 'GB-ENG',
  postcode: 'LS1 4AP',
};
const mara: KnownPerson = {
  kind: 'human',
  name: { title: 'Ms', forename: 'Mara', otherForenames: 'Jane', surname: 'Quill' },
  formerNames: [{ forename: 'Mara', surname: 'Brand' }],
  nationality: 'BRITISH, Irish',
  countryOfResidence: 'ENGLAND',
  serviceAddress: leeds,
  dateOfBirth: civilDate('1970-05-11'),
  residentialAddress: { ...leeds, premise: '9' },
};
const mills: KnownPerson = {
  kind: 'body',
  name: 'NORTHERN MILLS LIMITED',
  address: leeds,
  legalForm: 'Private company',
  lawGoverned: 'Companies Act 2006',
  placeRegistered: 'Companies House',
  registrationNumber: '9990007',
};

function fill(form: FormId, person: KnownPerson, answers: Answers = {}): Answers {
  const rules = findFormRules(form);
  return rules === undefined ? {} : withKnownPerson(rules, { form, facts: formFacts(), answers }, person);
}

/** The fields that still have to be answered. */
function missing(form: FormId, answers: Answers): readonly string[] {
  const rules = findFormRules(form);
  if (rules === undefined) return [];
  return checkForm(rules, { form, facts: formFacts(), answers }).errors.map(({ path }) => path);
}

describe('a form that is filled in from the books', () => {
  it('asks of a director only what nobody can know before', () => {
    const filled = fill('AP01', mara);
    expect(filled).toMatchObject({
      'officer.name.otherForenames': 'Jane',
      'officer.previousNames.0.surname': 'Brand',
      'officer.nationalities.0': 'British',
      'officer.nationalities.1': 'Irish',
      'officer.countryOfResidence': 'England',
      'officer.serviceAddress.address.postcode': 'LS1 4AP',
      dateOfBirth: '1970-05-11',
      'officer.residence.kind': 'protected-address',
      'residentialAddress.premise': '9',
    });
    expect(missing('AP01', filled)).toEqual([
      'appointedOn',
      'consentToAct',
      'officer.residence.secured',
      'personalCode',
      'officer.identityVerified',
    ]);
  });

  it('takes back what was answered about somebody else, and leaves what the company decides', () => {
    const before = {
      appointedOn: '2026-11-20',
      consentToAct: 'yes',
      dateOfBirth: '1999-01-01',
      personalCode: 'abc-1234-5678',
      'residentialAddress.premise': 'Elsewhere',
      'officer.name.surname': 'Other',
    };
    expect(fill('AP01', { kind: 'human', name: { surname: 'Quill' } }, before)).toEqual({
      appointedOn: '2026-11-20',
      'officer.name.surname': 'Quill',
    });
  });

  it('takes of a secretary neither birth nor home', () => {
    const filled = fill('AP03', mara);
    expect(Object.keys(filled).filter((path) => /birth|resid|national/i.test(path))).toEqual([]);
    expect(missing('AP03', filled)).toEqual(['appointedOn', 'consentToAct']);
  });

  it('leaves to be chosen what it does not offer', () => {
    const strange = { ...mara, nationality: 'Ruritanian', countryOfResidence: 'Atlantis' };
    const filled = fill('PSC01', strange);
    expect([filled['psc.nationalities.0'], filled['psc.countryOfResidence']]).toEqual([undefined, undefined]);
    expect(filled['psc.name.forename']).toBe('Mara');
  });

  it('knows a company of the United Kingdom by its number, another body by law and form', () => {
    expect(fill('AP02', mills)).toMatchObject({
      'officer.corporateName': 'NORTHERN MILLS LIMITED',
      'officer.registration.kind': 'uk-company',
      'officer.registration.registrationNumber': '09990007',
    });
    const foreign = { ...mills, placeRegistered: 'Handelsregister', country: 'Germany' };
    expect(fill('AP04', foreign)).toMatchObject({
      'officer.registration.kind': 'other',
      'officer.registration.lawGoverned': 'Companies Act 2006',
    });
    expect(missing('PSC02', fill('PSC02', mills)).filter((path) => path.startsWith('psc.'))).toEqual([]);
  });

  it('is one that brings somebody new to the company, and no other', () => {
    expect((['AP01', 'AP02', 'PSC03', 'CH01', 'TM01', 'AD01'] as const).map(kindOfNewcomer)).toEqual([
      'human',
      'body',
      'body',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
