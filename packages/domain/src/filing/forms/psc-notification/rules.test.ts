import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import { bristol, BRISTOL } from '../testing/answers.fixture.ts';
import { formFacts, psc, standing } from '../testing/form-facts.fixture.ts';
import { knownPscAnswers } from './known-psc.ts';
import { pscNotification } from './rules.ts';

const dates = { becameOn: '2026-11-10', confirmedOn: '2026-11-20' };
const individual = {
  ...dates,
  'psc.name.title': 'Ms',
  'psc.name.forename': 'Dora',
  'psc.name.surname': 'Quince',
  isProtected: 'no',
  'control.shares.own': '25-to-50-percent',
  'control.votes.trust': '50-to-75-percent',
  'control.appointment': 'own,firm',
  dateOfBirth: '2015-02-28',
  'psc.countryOfResidence': 'England',
  'psc.nationalities.0': 'British',
  'psc.serviceAddress.kind': 'registered-office',
  'psc.residence.kind': 'protected-address',
  'psc.residence.secured': 'no',
  ...bristol('residentialAddress'),
  statesIdentity: 'yes',
  personalCode: 'abc-1234-5678',
  'psc.identityVerified': 'yes',
};
const body = {
  ...dates,
  'psc.corporateName': 'MEDLAR HOLDINGS LTD',
  'psc.registration.legalForm': 'Private company',
  'psc.registration.lawGoverned': 'Companies Act 2006',
  'psc.registration.placeRegistered': 'Companies House',
  'psc.registration.registrationNumber': '00445790',
  'control.influence': 'own',
  ...bristol('psc.address'),
};
const answersOf = { PSC01: individual, PSC02: body, PSC03: body };
type Form = keyof typeof answersOf;
const asked = (form: Form, more: Record<string, string> = {}, facts = formFacts()) => ({
  form,
  facts,
  answers: { ...answersOf[form], ...more },
});
const check = (...given: Parameters<typeof asked>) => checkForm(pscNotification, asked(...given));
const errorsOf = (form: Form, more: Record<string, string>) =>
  check(form, more).errors.map(({ path, code }) => [path, code]);

describe('the notice of a person with significant control', () => {
  it('of an individual sends birth, home and code apart from the content, a child’s too', () => {
    expect(check('PSC01')).toMatchObject({ isReady: true, errors: [], blockers: [], warnings: [] });
    const { content, secrets } = pscNotification.compose(asked('PSC01'));
    expect(content).toEqual({
      ...dates,
      psc: {
        kind: 'individual',
        name: { title: 'Ms', forename: 'Dora', surname: 'Quince' },
        serviceAddress: { kind: 'registered-office' },
        residence: { kind: 'protected-address' },
        nationalities: ['British'],
        countryOfResidence: 'England',
        identityVerified: true,
      },
      control: {
        body: 'company',
        shares: { own: '25-to-50-percent' },
        votes: { trust: '50-to-75-percent' },
        appointment: ['own', 'firm'],
      },
    });
    expect(secrets).toMatchObject({
      dateOfBirth: '2015-02-28',
      personalCode: 'ABC12345678',
      'residentialAddress.premise': '7',
    });
  });

  it('of a legal entity asks for its register, of a public body for its law alone, and for no code', () => {
    expect(pscNotification.compose(asked('PSC02'))).toEqual({
      content: {
        ...dates,
        psc: {
          kind: 'corporate-entity',
          corporateName: 'MEDLAR HOLDINGS LTD',
          address: BRISTOL,
          registration: {
            legalForm: 'Private company',
            lawGoverned: 'Companies Act 2006',
            placeRegistered: 'Companies House',
            registrationNumber: '00445790',
          },
        },
        control: { body: 'company', influence: ['own'] },
      },
      secrets: {},
    });
    expect(pscNotification.compose(asked('PSC03')).content.psc).toMatchObject({
      kind: 'legal-person',
      registration: { legalForm: 'Private company', lawGoverned: 'Companies Act 2006' },
    });
    expect(errorsOf('PSC02', { 'psc.registration.registrationNumber': '01234567' })).toEqual([
      ['psc.registration.registrationNumber', 'own-number'],
    ]);
  });

  it('asks and sends one nationality, as the form takes', () => {
    const given = asked('PSC01', { 'psc.nationalities.1': 'French' });
    const fields = pscNotification
      .steps(given)
      .flatMap(({ sections }) => sections.flatMap((each) => each.fields));
    const paths = fields.map(({ path }) => path).filter((path) => path.includes('nationalities'));
    expect(paths).toEqual(['psc.nationalities.0']);
    expect(pscNotification.compose(given).content).toMatchObject({ psc: { nationalities: ['British'] } });
    const known = { kind: 'human', name: { surname: 'Quince' }, nationality: 'Irish, French' } as const;
    expect(knownPscAnswers(known)).toMatchObject({ 'psc.nationalities.0': 'Irish' });
    expect(knownPscAnswers(known)).not.toHaveProperty('psc.nationalities.1');
  });

  it('may leave the identity for later', () => {
    const later = { statesIdentity: 'no', personalCode: '', 'psc.identityVerified': '' };
    expect(check('PSC01', later).isReady).toBe(true);
    expect(pscNotification.compose(asked('PSC01', later)).secrets).not.toHaveProperty('personalCode');
    expect(errorsOf('PSC01', { personalCode: 'ABC' })).toEqual([['personalCode', 'not-a-personal-code']]);
  });

  it.each([
    [{ becameOn: '2016-04-05' }, ['becameOn', 'before-april-2016']],
    [{ becameOn: '2026-11-27' }, ['becameOn', 'in-future']],
    [{ confirmedOn: '2026-11-09' }, ['confirmedOn', 'too-early']],
    [{ dateOfBirth: '2026-11-11' }, ['dateOfBirth', 'not-born']],
    [
      { 'control.shares.own': '', 'control.votes.trust': '', 'control.appointment': '' },
      ['control.shares.own', 'missing'],
    ],
  ])('with %j is refused', (more, error) => {
    expect(errorsOf('PSC01', more)).toContainEqual(error);
  });

  it('counts its last day from the confirmation', () => {
    expect(pscNotification.effectiveOn(asked('PSC01'))).toBe('2026-11-20');
    expect(check('PSC01', { becameOn: '2026-01-01' }).warnings).toEqual([]);
    expect(check('PSC01', { confirmedOn: '2026-11-11' }).warnings).toMatchObject([{ code: 'late' }]);
  });

  it('waits until a statement that nobody is known is withdrawn, which one step does', () => {
    const facts = formFacts({ pscs: [], pscStatements: [standing()] });
    expect(check('PSC01', {}, facts).blockers).toMatchObject([
      { code: 'statement-stands', forms: ['PSC09'] },
    ]);
    const filing = {
      id: 'f',
      form: 'PSC09',
      subject: 'nobody',
      effectiveOn: civilDate('2026-11-20'),
    } as const;
    const withFiling = (state: 'pending' | 'queued') => ({ ...facts, openFilings: [{ ...filing, state }] });
    for (const state of ['pending', 'queued'] as const)
      expect(check('PSC01', {}, withFiling(state)).blockers).toMatchObject([
        { code: 'withdrawal-undecided', forms: [] },
      ]);
    const other = formFacts({ pscStatements: [standing({ statement: 'psc-details-not-confirmed' })] });
    expect(check('PSC01', {}, other).blockers).toEqual([]);
  });

  it('of a person whose every particular is protected goes on paper', () => {
    expect(check('PSC01', { isProtected: 'yes' }).blockers).toMatchObject([
      { code: 'super-secure', message: expect.stringContaining('on paper only') },
    ]);
  });

  it.each([
    ['PSC01', { forename: 'DORA', otherForenames: undefined, surname: 'QUINCE', title: 'Mrs' }, true],
    ['PSC01', { forename: 'Theodora', otherForenames: undefined, surname: 'Quince' }, false],
    ['PSC01', { kind: 'corporate-entity', forename: undefined, surname: 'Dora Quince' }, false],
    ['PSC02', { kind: 'corporate-entity', surname: 'Medlar Holdings Limited' }, true],
    ['PSC02', { kind: 'corporate-entity', surname: 'NEW MEDLAR HOLDINGS LTD' }, false],
    ['PSC02', { kind: 'legal-person', surname: 'MEDLAR HOLDINGS LTD' }, false],
    ['PSC03', { kind: 'legal-person', surname: 'MEDLAR HOLDINGS LTD' }, true],
  ] as const)('%s warns where %j on the register has the same name: %s', (form, registered, isWarned) => {
    const { warnings } = check(form, {}, formFacts({ pscs: [psc(registered)] }));
    expect(warnings.map(({ code }) => code)).toEqual(isWarned ? ['same-name-on-register'] : []);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['influence alone', { 'control.influence': 'own' }, false],
    ['shares', { 'control.influence': 'own', 'control.shares.own': '75-to-100-percent' }, true],
    ['votes', { 'control.influence': 'own', 'control.votes.own': '25-to-50-percent' }, true],
    ['a right to appoint', { 'control.influence': 'own', 'control.appointment': 'own' }, true],
    ['shares of a trust', { 'control.influence': 'own', 'control.shares.trust': '25-to-50-percent' }, false],
    ['influence of a firm', { 'control.influence': 'firm', 'control.votes.own': '25-to-50-percent' }, false],
  ])('warns of influence of one’s own beside %s: %j, %s', (_what, more, isWarned) => {
    const none = { 'control.shares.own': '', 'control.votes.trust': '', 'control.appointment': '' };
    const codes = check('PSC01', { ...none, ...more }).warnings.map(({ code }) => code);
    expect(codes).toEqual(isWarned ? ['influence-beside-control'] : []);
  });

  it('of a partnership speaks of its surplus assets and members', () => {
    const facts = formFacts({ type: 'llp', name: 'PLUM LLP' });
    expect(pscNotification.compare(asked('PSC01', {}, facts))[1]?.after).toEqual([
      'More than 25% and up to 50% of the surplus assets',
      'More than 50% and less than 75% of the voting rights, through control over the trustees of a trust',
      'May appoint and remove a majority of the members who manage',
      'May appoint and remove a majority of the members who manage, through control over the members of a firm',
    ]);
    expect(pscNotification.compose(asked('PSC01', {}, facts)).content.control.body).toBe('partnership');
  });

  it('is looked for by name and day', () => {
    const { content } = pscNotification.compose(asked('PSC01'));
    expect(pscNotification.expects?.(content, 'PSC01')).toEqual({
      formType: 'PSC01',
      descriptionValues: { psc_name: 'Ms Dora Quince', notification_date: '2026-11-10' },
    });
  });
});
