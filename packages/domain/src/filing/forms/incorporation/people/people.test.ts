import { describe, expect, it } from 'vitest';
import { checkForm, stepOfField } from '../../kernel/check-form.ts';
import { isSecretPath } from '../../form-secrets.ts';
import { type Answers, fieldsOf } from '../../kernel/form-fields.ts';
import { bristol } from '../../testing/answers.fixture.ts';
import { factsToBeFormed } from '../../testing/form-facts.fixture.ts';
import { founder, ONE_DIRECTOR, ONE_GUARANTOR, TWO_MEMBERS } from '../../testing/incorporation.fixture.ts';
import { incorporation } from '../rules.ts';

const facts = factsToBeFormed();
const asked = (answers: Answers) => ({ form: 'IN01' as const, facts, answers });
const check = (answers: Answers) => checkForm(incorporation, asked(answers));
const errorsOf = (more: Answers, base = ONE_DIRECTOR) =>
  check({ ...base, ...more }).errors.map(({ path, code }) => [path, code]);
const pathsIn = (id: string, answers: Answers) =>
  fieldsOf(incorporation.steps(asked(answers)).filter((step) => step.id === id)).map(({ path }) => path);

const ben = (roles: string, more: Answers = {}) =>
  founder('people.1', {
    'name.forename': 'Ben',
    'name.surname': 'Pear',
    personalCode: 'PER12345678',
    roles,
    ...more,
  });

const body = (roles: string, more: Answers = {}): Answers => ({
  'people.1.kind': 'body',
  'people.1.roles': roles,
  'people.1.corporateName': 'MEDLAR HOLDINGS LIMITED',
  ...bristol('people.1.address'),
  ...Object.fromEntries(Object.entries(more).map(([name, answer]) => [`people.1.${name}`, answer])),
});

const ukBody = { 'registration.kind': 'uk-company', 'registration.registrationNumber': '00445790' };
const agent = { 'representative.forename': 'Eve', 'representative.surname': 'Fig' };

describe('the people of an application', () => {
  it('have a page each once their roles are known, with what these call for', () => {
    const stepsOf = (answers: Answers) =>
      incorporation.steps(asked(answers)).map(({ id, title }) => [id, title]);
    expect(stepsOf({}).map(([id]) => id)).toEqual([
      'company',
      'office',
      'people',
      'shares',
      'control',
      'constitution',
    ]);
    const secretary = { ...ONE_DIRECTOR, ...ben('secretary', { 'consent.secretary': 'yes' }) };
    expect(stepsOf(secretary)).toEqual(
      expect.arrayContaining([
        ['person-1', 'Anna Plum'],
        ['person-2', 'Ben Pear'],
      ]),
    );
    expect(pathsIn('person-2', secretary)).toEqual([
      'people.1.hasFormerNames',
      'people.1.serviceAddress.kind',
      'people.1.consent.secretary',
    ]);
    expect(errorsOf(ben('secretary', { 'consent.secretary': 'yes' }))).toEqual([]);
  });

  it('of one name are told apart by their numbers, with a warning', () => {
    const twin = ben('secretary', {
      'name.forename': 'Anna',
      'name.surname': 'Plum',
      'consent.secretary': 'yes',
    });
    const answers = { ...ONE_DIRECTOR, ...twin };
    expect(incorporation.steps(asked(answers)).map(({ title }) => title)).toContain('Anna Plum, Person 2');
    expect(check(answers).warnings).toMatchObject([{ code: 'same-name-twice' }]);
  });

  it('have their secrets at the paths of secrets, of every row', () => {
    const secret = fieldsOf(incorporation.steps(asked({ ...ONE_DIRECTOR, ...ben('director') })))
      .filter(({ isSecret }) => isSecret)
      .map(({ path }) => path);
    expect(secret).toContain('people.1.residentialAddress.postcode');
    expect(secret.filter((path) => !isSecretPath(path))).toEqual([]);
    expect(isSecretPath('people.0.dateOfBirth')).toBe(true);
    expect(isSecretPath('people.0.name.surname')).toBe(false);
    expect(isSecretPath('a.people.0.dateOfBirth')).toBe(false);
  });

  it.each<[string, Answers, string, string]>([
    ['no role', { 'people.0.roles': '' }, 'people.0.roles', 'missing'],
    ['a person under 16', { 'people.0.dateOfBirth': '2010-11-27' }, 'people.0.dateOfBirth', 'too-young'],
    ['no consent', { 'people.0.consent.director': '' }, 'people.0.consent.director', 'missing'],
    ['control without knowledge', { 'people.0.knowsOfNotice': '' }, 'people.0.knowsOfNotice', 'missing'],
    ['no code', { 'people.0.personalCode': '' }, 'people.0.personalCode', 'missing'],
    [
      'a code of ten',
      { 'people.0.personalCode': 'PLM1234567' },
      'people.0.personalCode',
      'not-a-personal-code',
    ],
    ['an unverified director', { 'people.0.identityVerified': '' }, 'people.0.identityVerified', 'missing'],
    [
      'one nationality twice',
      { 'people.0.nationalities.1': 'British' },
      'people.0.nationalities.1',
      'repeated',
    ],
    [
      'no signature',
      { 'people.0.agreesNameAuthenticates': '' },
      'people.0.agreesNameAuthenticates',
      'missing',
    ],
    [
      'a subscriber without first name',
      { 'people.0.name.title': 'Lord', 'people.0.name.forename': '' },
      'people.0.name.forename',
      'missing',
    ],
    [
      'the same code for two people',
      ben('director', { personalCode: 'plm-1234-5678', 'consent.director': 'yes' }),
      'people.1.personalCode',
      'held-for-another',
    ],
    [
      'half a name of who acts for a body',
      body('secretary', { ...ukBody, 'consent.secretary': 'yes', 'representative.forename': 'Eve' }),
      'people.1.representative.surname',
      'missing',
    ],
  ])('are refused with %s', (_, more, path, code) => {
    expect(errorsOf(more)).toContainEqual([path, code]);
  });

  it('may only have control, and their identity stated later', () => {
    const control = {
      'control.votes.own': '25-to-50-percent',
      knowsOfNotice: 'yes',
      statesIdentity: 'no',
      personalCode: '',
      identityVerified: '',
    };
    const answers = { ...ONE_DIRECTOR, ...ben('psc', control) };
    expect(check(answers).errors).toEqual([]);
    const { content, secrets } = incorporation.compose(asked(answers));
    expect(content.pscs[1]?.psc).not.toHaveProperty('identityVerified');
    expect(secrets).toHaveProperty(['pscs.1.dateOfBirth']);
    expect(secrets).not.toHaveProperty(['pscs.1.personalCode']);
    expect(errorsOf({ ...answers, 'people.1.dateOfBirth': '2026-11-27' })).toEqual([
      ['people.1.dateOfBirth', 'in-future'],
    ]);
  });

  it('may be bodies: an officer, a subscriber by who acts for it, a relevant legal entity', () => {
    const answers = {
      ...ONE_DIRECTOR,
      ...body('director,subscriber,psc', {
        ...ukBody,
        ...agent,
        'consent.director': 'yes',
        pscKind: 'corporate-entity',
        'pscRegistration.legalForm': 'Private company limited by shares',
        'pscRegistration.lawGoverned': 'Companies Act 2006',
        'control.influence': 'own',
        agreesNameAuthenticates: 'yes',
        'shares.0.numberOfShares': '1',
      }),
    };
    expect(check(answers).errors).toEqual([]);
    const { content } = incorporation.compose(asked(answers));
    expect(content.officers[1]).toMatchObject({
      role: 'director',
      kind: 'corporate',
      registration: { kind: 'uk-company', registrationNumber: '00445790' },
      representative: { forename: 'Eve', surname: 'Fig' },
    });
    expect(content.subscribers?.[1]?.party).toEqual({
      kind: 'corporate',
      corporateName: 'MEDLAR HOLDINGS LIMITED',
      forename: 'Eve',
      surname: 'Fig',
    });
    expect(content.pscs[1]).toMatchObject({ psc: { kind: 'corporate-entity' } });
    expect(content.pscs[1]).not.toHaveProperty('knowsOfNotice');
  });

  it('have former names where they are officers', () => {
    const former = {
      'people.0.hasFormerNames': 'yes',
      'people.0.previousNames.0.forename': 'Ann',
      'people.0.previousNames.0.surname': 'Medlar',
    };
    const { content } = incorporation.compose(asked({ ...ONE_DIRECTOR, ...former }));
    expect(content.officers[0]).toMatchObject({ previousNames: [{ forename: 'Ann', surname: 'Medlar' }] });
  });
});

describe('the offices of what is formed', () => {
  const lackOf = (more: Answers, base = ONE_DIRECTOR) =>
    check({ ...base, ...more }).errors.find(({ path, code }) => path === 'people' && code === 'too-few')
      ?.message;
  const plc = { companyType: 'PLC', companyName: 'Plum plc' };
  const second = ben('director', { 'consent.director': 'yes' });

  it.each<[string, Answers, Answers, string | undefined]>([
    ['a company without director', { 'people.0.roles': 'subscriber' }, ONE_DIRECTOR, 'section 155'],
    ['a company without member', { 'people.0.roles': 'director' }, ONE_DIRECTOR, 'section 7'],
    ['a public company of one director', plc, ONE_DIRECTOR, 'section 154'],
    ['a public company without secretary', { ...plc, ...second }, ONE_DIRECTOR, 'section 271'],
    [
      'a public company of two directors, one its secretary',
      { ...plc, ...second, 'people.1.roles': 'director,secretary', 'people.1.consent.secretary': 'yes' },
      ONE_DIRECTOR,
      undefined,
    ],
    ['a partnership of one', { 'people.1.roles': 'psc' }, TWO_MEMBERS, 'two members'],
    ['a partnership with one designated member', { 'people.1.roles': 'member' }, TWO_MEMBERS, 'designated'],
    ['a partnership of two', {}, TWO_MEMBERS, undefined],
  ])('%s: %#', (_, more, base, said) => {
    const lack = lackOf(more, base);
    if (said === undefined) expect(lack).toBeUndefined();
    else expect(lack).toContain(said);
  });

  it.each<[string, Answers, Answers, readonly (readonly [string, string])[]]>([
    [
      'a company',
      { 'people.0.roles': 'psc' },
      ONE_DIRECTOR,
      [
        ['people', 'Name a director'],
        ['people', 'Name a subscriber'],
        ['shares', 'Nobody takes shares yet'],
        ['constitution', 'Nobody signs the memorandum yet'],
      ],
    ],
    [
      'a company by guarantee',
      { 'people.0.roles': 'director' },
      ONE_GUARANTOR,
      [
        ['people', 'Name a guarantor'],
        ['shares', 'Nobody guarantees yet'],
        ['constitution', 'Nobody signs the memorandum yet'],
      ],
    ],
    [
      'a partnership',
      { 'people.0.roles': 'psc', 'people.1.roles': 'psc' },
      TWO_MEMBERS,
      [
        ['people', 'Name two members'],
        ['constitution', 'Nobody is a member yet'],
      ],
    ],
  ])('of %s without members leave no step complete that needs them', (_, more, base, said) => {
    const { steps, errors } = check({ ...base, ...more });
    for (const [step, message] of said) {
      const found = errors.find((error) => error.message.startsWith(message));
      expect([message, found && stepOfField(steps, found.path)]).toEqual([message, step]);
    }
  });

  it('are named beside a role that is not ticked yet', () => {
    const { errors } = check({ ...ONE_DIRECTOR, 'people.0.roles': '' });
    const ofPeople = errors.filter(({ path }) => path === 'people' || path === 'people.0.roles');
    expect(ofPeople.map(({ path, code }) => [path, code])).toEqual([
      ['people.0.roles', 'missing'],
      ['people', 'too-few'],
      ['people', 'too-few'],
    ]);
  });

  it('of a body alone are not filled', () => {
    const robots = {
      ...body('director', { ...ukBody, 'consent.director': 'yes' }),
      'people.0.roles': 'subscriber',
    };
    expect(lackOf(robots)).toContain('a person, not a body');
  });
});
