import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { checkForm } from '../kernel/check-form.ts';
import { type Answers, fieldsOf } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import { bristol, BRISTOL } from '../testing/answers.fixture.ts';
import { factsToBeFormed } from '../testing/form-facts.fixture.ts';
import { ONE_DIRECTOR, ONE_GUARANTOR, TWO_MEMBERS } from '../testing/incorporation.fixture.ts';
import { incorporation } from './rules.ts';

const attached = (id: string) => ({ id, filename: `${id}.pdf`, sha256: '0'.repeat(64), pages: 1 });
const facts = { ...factsToBeFormed(), documents: ['articles', 'approval', 'consent'].map(attached) };
const asked = (answers: Answers, about: FormFacts = facts) => ({
  form: 'IN01' as const,
  facts: about,
  answers,
});
const errorsOf = (more: Answers, base = ONE_DIRECTOR, about: FormFacts = facts) =>
  checkForm(incorporation, asked({ ...base, ...more }, about)).errors.map(({ path, code }) => [path, code]);
const fieldsFor = (answers: Answers) =>
  new Map(fieldsOf(incorporation.steps(asked(answers))).map((each) => [each.path, each]));
const compose = (answers: Answers) => incorporation.compose(asked(answers)).content;

describe('the name, type and office of what is formed', () => {
  it.each<[Answers, string, string]>([
    [{ companyName: '' }, 'companyName', 'missing'],
    [{ companyName: 'Plum' }, 'companyName', 'wrong-ending'],
    [{ companyName: 'Plum CIC' }, 'companyName', 'wrong-ending'],
    [{ companyName: 'Plum Cyf' }, 'companyName', 'wrong-ending'],
    [{ companyName: '#1 Plum Ltd' }, 'companyName', 'not-so-early'],
    [{ companyType: '' }, 'companyType', 'missing'],
    [{ country: '' }, 'country', 'missing'],
    [{ country: 'SC' }, 'registeredOffice.country', 'not-an-option'],
    [{ sameDay: '' }, 'sameDay', 'missing'],
    [{ rejectReference: 'ABC' }, 'rejectReference', 'not-a-reference'],
    [{ 'registeredOffice.premise': 'PO Box 7' }, 'registeredOffice.premise', 'po-box'],
    [{ 'registeredOffice.postcode': 'nowhere' }, 'registeredOffice.postcode', 'not-a-postcode'],
    [{ 'registeredOffice.postcode': 'EH2 4AD' }, 'registeredOffice.postcode', 'another-part'],
    [{ 'registeredOffice.postcode': 'CF14 3UZ' }, 'registeredOffice.postcode', 'another-part'],
    [{ isAppropriateOffice: '' }, 'isAppropriateOffice', 'missing'],
    [{ registeredEmail: 'plum' }, 'registeredEmail', 'not-understood'],
    [{ isAppropriateEmail: '' }, 'isAppropriateEmail', 'missing'],
    [{ 'sicCodes.0': '' }, 'sicCodes.0', 'missing'],
    [{ 'sicCodes.0': '12345' }, 'sicCodes.0', 'not-an-option'],
    [{ 'sicCodes.1': '62012' }, 'sicCodes.1', 'repeated'],
    [{ articles: '' }, 'articles', 'missing'],
    [{ articles: 'own' }, 'articlesDocument', 'missing'],
    [{ 'authoriser.kind': '' }, 'authoriser.kind', 'missing'],
    [{ 'authoriser.agreesNameAuthenticates': '' }, 'authoriser.agreesNameAuthenticates', 'missing'],
    [{ isForLawfulPurposes: '' }, 'isForLawfulPurposes', 'missing'],
  ])('are refused with %j', (more, path, code) => {
    expect(errorsOf(more)).toContainEqual([path, code]);
  });

  it('are taken with a postcode of a border', () => {
    expect(errorsOf({ 'registeredOffice.postcode': 'TD15 1AA' })).toEqual([]);
  });

  it('may end in Welsh where the office is to be in Wales', () => {
    const wales = { 'registeredOffice.country': 'GB-WLS', 'registeredOffice.postcode': 'CF14 3UZ' };
    expect(errorsOf({ ...wales, country: 'WA', companyName: 'Eirin Cyf' })).toEqual([]);
  });

  it('are refused where the name is taken, unless consent may free it', () => {
    const about = { ...facts, otherNames: ['PLUM (UK) LIMITED'] };
    expect(errorsOf({}, ONE_DIRECTOR, about)).toEqual([['companyName', 'same-name']]);
    expect(errorsOf({ nameConsent: 'consent' }, ONE_DIRECTOR, about)).toEqual([]);
  });

  it('warn of a word that may need an approval, and of a same-day service that is missed', () => {
    const royal = { ...ONE_DIRECTOR, companyName: 'Royal Plum Ltd' };
    const codes = (answers: Answers, about: FormFacts = facts) =>
      checkForm(incorporation, asked(answers, about)).warnings.map(({ code }) => code);
    expect(codes(royal)).toEqual(['sensitive-word']);
    expect(codes({ ...royal, nameApproval: 'approval' })).toEqual([]);
    const sunday = { ...facts, today: civilDate('2026-11-29') };
    expect(codes({ ...ONE_DIRECTOR, sameDay: 'yes' }, sunday)).toEqual(['same-day-missed']);
  });

  it('say what each service costs', () => {
    const labels = fieldsFor(ONE_DIRECTOR)
      .get('sameDay')
      ?.options?.map(({ label }) => label);
    expect(labels).toEqual(['Ordinary, £100.00', 'Same day, £156.00']);
  });

  it('carry what the name needs, and the reference of an earlier application', () => {
    const documents = { nameApproval: 'approval', nameConsent: 'consent', rejectReference: 'XYZ12345' };
    expect(compose({ ...ONE_DIRECTOR, ...documents })).toMatchObject({
      hasApprovalOfName: true,
      hasConsentToName: true,
      rejectReference: 'XYZ12345',
    });
  });

  it('ask for a further activity once there is one, of a company alone', () => {
    expect([...fieldsFor({}).keys()].filter((path) => path.startsWith('sicCodes'))).toEqual(['sicCodes.0']);
    const four = { 'sicCodes.1': '62020', 'sicCodes.2': '62030', 'sicCodes.3': '62090' };
    expect(errorsOf(four)).toEqual([]);
    expect(compose({ ...ONE_DIRECTOR, ...four }).sicCodes).toEqual(['62012', '62020', '62030', '62090']);
    expect(fieldsFor(TWO_MEMBERS).has('sicCodes.0')).toBe(false);
  });
});

describe('the constitution', () => {
  it('has model articles, amended ones or its own as a document', () => {
    const own = { articlesDocument: 'articles', hasRestrictedArticles: 'no' };
    expect(compose(ONE_DIRECTOR)).not.toHaveProperty('hasRestrictedArticles');
    expect(errorsOf({ ...own, articles: 'amended' })).toEqual([]);
    expect(compose({ ...ONE_DIRECTOR, ...own, articles: 'amended' })).toMatchObject({
      articles: 'BYSHAREAMEND',
      hasRestrictedArticles: false,
    });
    expect(compose({ ...ONE_DIRECTOR, ...own, articles: 'own' }).articles).toBe('BESPOKE');
  });

  it('has a memorandum in which only who takes shares agrees to take one', () => {
    const memorandumOf = (answers: Answers) =>
      incorporation
        .steps(asked(answers))
        .flatMap(({ sections }) => sections)
        .find(({ title }) => title === 'Memorandum of association')?.hint;
    expect(memorandumOf(ONE_DIRECTOR)).toMatch(/a member of the company and to take at least one share\.$/);
    expect(memorandumOf(ONE_GUARANTOR)).toMatch(/a member of the company\.$/);
  });

  it('of a company without “Limited” in its name is never the model', () => {
    const exempt = { ...ONE_GUARANTOR, companyType: 'BYGUAREXEMPT', companyName: 'Plum Society' };
    expect(errorsOf({}, exempt)).toEqual([['articles', 'not-an-option']]);
    const own = { articles: 'amended', articlesDocument: 'articles', hasRestrictedArticles: 'yes' };
    expect(errorsOf(own, exempt)).toEqual([]);
    expect(compose({ ...exempt, ...own })).toMatchObject({
      articles: 'BYGUARAMEND',
      hasRestrictedArticles: true,
    });
  });

  it('is signed by an agent with an address, by a solicitor, or by a member', () => {
    const person = {
      'authoriser.party.kind': 'person',
      'authoriser.party.forename': 'Eve',
      'authoriser.party.surname': 'Fig',
    };
    const agent = { 'authoriser.kind': 'agent', ...person, ...bristol('authoriser.address') };
    expect(errorsOf(agent)).toEqual([]);
    expect(compose({ ...ONE_DIRECTOR, ...agent }).authoriser).toEqual({
      kind: 'agent',
      party: { kind: 'person', forename: 'Eve', surname: 'Fig' },
      address: BRISTOL,
      agreesNameAuthenticates: true,
    });
    const firm = {
      ...person,
      'authoriser.party.kind': 'corporate',
      'authoriser.party.corporateName': 'Fig LLP',
    };
    const solicitor = { 'authoriser.kind': 'solicitor', ...firm };
    expect(errorsOf(solicitor, TWO_MEMBERS)).toEqual([]);
    expect(compose({ ...TWO_MEMBERS, ...solicitor }).authoriser).toMatchObject({
      kind: 'solicitor',
      party: { kind: 'corporate', corporateName: 'Fig LLP' },
    });
    expect(errorsOf({ 'authoriser.kind': 'subscribers' }, TWO_MEMBERS)).toEqual([
      ['authoriser.kind', 'not-an-option'],
    ]);
    expect(errorsOf({ 'authoriser.member': 'Somebody else' }, TWO_MEMBERS)).toEqual([
      ['authoriser.member', 'not-an-option'],
    ]);
  });
});
