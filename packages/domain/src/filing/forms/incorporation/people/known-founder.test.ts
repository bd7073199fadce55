import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../../dates/civil-date.ts';
import { checkForm } from '../../kernel/check-form.ts';
import type { Answers } from '../../kernel/form-fields.ts';
import { withKnownPerson } from '../../kernel/known-answers.ts';
import type { KnownPerson } from '../../known-person.ts';
import { BRISTOL } from '../../testing/answers.fixture.ts';
import { factsToBeFormed } from '../../testing/form-facts.fixture.ts';
import { ONE_DIRECTOR, TWO_MEMBERS } from '../../testing/incorporation.fixture.ts';
import { incorporation } from '../rules.ts';

const asked = (answers: Answers) => ({ form: 'IN01' as const, facts: factsToBeFormed(), answers });
const add = (answers: Answers, person: KnownPerson, roles?: readonly string[]) =>
  withKnownPerson(incorporation, asked(answers), { ...person, roles });

const nora: KnownPerson = {
  kind: 'human',
  name: { forename: 'Nora', surname: 'Quill' },
  nationality: 'BRITISH',
  countryOfResidence: 'ENGLAND',
  serviceAddress: BRISTOL,
  dateOfBirth: civilDate('1979-05-22'),
  residentialAddress: BRISTOL,
  personalCode: 'QLL12345678',
};
const mills: KnownPerson = {
  kind: 'body',
  name: 'NORTHERN MILLS LIMITED',
  address: BRISTOL,
  legalForm: 'Private company limited by shares',
  lawGoverned: 'Companies Act 2006',
  placeRegistered: 'Companies House',
  registrationNumber: '00445790',
  country: 'England',
};

describe('somebody of the books in an application to register a company', () => {
  it('stands after those who are named, with what each role will ask', () => {
    const answers = add(ONE_DIRECTOR, nora);
    expect(answers).toMatchObject(ONE_DIRECTOR);
    expect(answers).toMatchObject({
      'people.1.kind': 'person',
      'people.1.name.forename': 'Nora',
      'people.1.name.surname': 'Quill',
      'people.1.nationalities.0': 'British',
      'people.1.countryOfResidence': 'England',
      'people.1.serviceAddress.kind': 'address',
      'people.1.dateOfBirth': '1979-05-22',
      'people.1.residence.kind': 'protected-address',
      'people.1.residentialAddress.postcode': BRISTOL.postcode,
      'people.1.personalCode': 'QLL12345678',
    });
    // With the role that asks all of it; consent is said by hand.
    expect(answers['people.1.roles']).toBe('director');
    expect(answers).not.toHaveProperty('people.1.consent.director');
  });

  it('becomes what is meant, and nothing that the application does not have', () => {
    const added = (person: KnownPerson, ...roles: string[]) =>
      add(ONE_DIRECTOR, person, roles)['people.1.roles'];
    expect(added(nora, 'psc', 'subscriber')).toBe('subscriber,psc');
    expect(added(nora, 'designated-member')).toBe('director');
    expect(added(mills, 'subscriber')).toBe('subscriber');
    expect(add(TWO_MEMBERS, nora, ['member'])['people.2.roles']).toBe('member');
  });

  it('takes the row that names nobody, and leaves the roles that are ticked there', () => {
    const begun = {
      'people.0.roles': 'secretary',
      'people.0.dateOfBirth': '1990-01-01',
      'people.0.isAdded': 'yes',
    };
    const answers = add(begun, { ...nora, dateOfBirth: undefined });
    expect(answers).toMatchObject({ 'people.0.name.surname': 'Quill', 'people.0.roles': 'secretary' });
    expect(answers).not.toHaveProperty('people.0.dateOfBirth');
    expect(Object.keys(answers).filter((path) => path.startsWith('people.1.'))).toEqual([]);
  });

  it('is a body with its registration, as officer and as one with control', () => {
    const answers = add(ONE_DIRECTOR, mills);
    expect(answers).toMatchObject({
      'people.1.kind': 'body',
      'people.1.corporateName': 'NORTHERN MILLS LIMITED',
      'people.1.address.postcode': BRISTOL.postcode,
      'people.1.registration.kind': 'uk-company',
      'people.1.registration.registrationNumber': '00445790',
      'people.1.pscRegistration.legalForm': 'Private company limited by shares',
      'people.1.pscRegistration.country': 'England',
    });
  });

  it('is a member of a partnership, and lacks what is said by hand alone', () => {
    const answers = add(TWO_MEMBERS, nora);
    const lacking = checkForm(incorporation, asked(answers)).errors.map(({ path }) => path);
    expect(lacking).toEqual([
      'people.2.hasFormerNames',
      'people.2.residence.secured',
      'people.2.identityVerified',
      'people.2.consent.member',
    ]);
  });

  it('whose code is another’s is refused at its field', () => {
    const facts = {
      ...factsToBeFormed(),
      codeRefusals: { 'people.0.personalCode': 'It is held for another.' },
    };
    const { errors } = checkForm(incorporation, { ...asked(ONE_DIRECTOR), facts });
    expect(errors).toEqual([
      {
        path: 'people.0.personalCode',
        code: 'held-for-another',
        message: 'Anna Plum: It is held for another.',
      },
    ]);
    expect(incorporation.codesAsked?.(asked(TWO_MEMBERS))).toMatchObject([
      { path: 'people.0.personalCode', person: { name: { surname: 'Plum' }, birthDate: '1980-05-17' } },
      { path: 'people.1.personalCode', person: { name: { surname: 'Pear' } } },
    ]);
  });
});
