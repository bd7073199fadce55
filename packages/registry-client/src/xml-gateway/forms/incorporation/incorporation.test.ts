import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FORMED_ARTICLES,
  FORMED_PLACES,
  type FormedAuthoriser,
  type FormedOfficer,
  type FormedParty,
  type FormedPsc,
  type FormSecrets,
  type IncorporationContent,
} from '@statbook/domain/filing/forms';
import { complaintsOf, elementNames, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import type { AttachedDocument } from '../attached-document.ts';
import { buildIncorporation } from './incorporation.ts';

const highStreet = {
  premise: '1',
  street: 'High Street',
  postTown: 'Anywhere',
  country: 'GB-WLS',
  postcode: 'QP1 1XY',
};

const secretsAt = (path: string, dateOfBirth: string, home: object): FormSecrets => ({
  [`${path}.dateOfBirth`]: dateOfBirth,
  [`${path}.personalCode`]: '12345678901',
  ...Object.fromEntries(
    Object.entries(home).map(([line, text]) => [`${path}.residentialAddress.${line}`, text]),
  ),
});

const registeredOffice = { kind: 'registered-office' } as const;
const home = { kind: 'protected-address' } as const;

/** The published example, person by person. */
const published: IncorporationContent = {
  companyName: 'JOHN SMITH EXAMPLE LIMITED',
  kind: 'BYSHR',
  place: 'EW',
  registeredOffice: {
    premise: '1',
    street: 'Any Road',
    thoroughfare: 'Area',
    postTown: 'Anytown',
    country: 'GBR',
    postcode: 'ZB2 2ZZ',
  },
  isAppropriateOffice: true,
  articles: 'BYSHRMODEL',
  officers: [
    {
      consentToAct: true,
      role: 'director',
      kind: 'person',
      name: { forename: 'Fred', surname: 'Jones' },
      serviceAddress: registeredOffice,
      nationalities: ['British'],
      countryOfResidence: 'WALES',
      residence: home,
      identityVerified: true,
      nameMismatchReason: 'LEGALLY_CHANGED',
    },
    {
      consentToAct: true,
      role: 'director',
      kind: 'corporate',
      corporateName: 'A UK Company Ltd',
      address: highStreet,
      registration: { kind: 'uk-company', registrationNumber: '12345678' },
    },
    {
      consentToAct: true,
      role: 'director',
      kind: 'corporate',
      corporateName: 'A Non UK Company Ltd',
      address: {
        premise: '2',
        street: 'A Street In Belgium',
        postTown: 'Anywhere',
        country: 'BEL',
        postcode: '9999',
      },
      registration: {
        kind: 'other',
        placeRegistered: 'Belgium',
        registrationNumber: '12345678',
        lawGoverned: 'Belgium',
        legalForm: 'Belgium Limited Liability Company',
      },
    },
    {
      consentToAct: true,
      role: 'secretary',
      kind: 'person',
      name: { forename: 'Harry', surname: 'Smith' },
      serviceAddress: {
        kind: 'address',
        address: { premise: '1', street: 'No Street', postTown: 'Nowhere', country: 'CAN' },
      },
    },
  ],
  pscs: [
    {
      psc: {
        kind: 'individual',
        name: { forename: 'John', surname: 'Smith' },
        serviceAddress: registeredOffice,
        residence: home,
        nationalities: ['British'],
        countryOfResidence: 'United Kingdom',
        identityVerified: true,
        nameMismatchReason: 'LEGALLY_CHANGED',
      },
      knowsOfNotice: true,
      control: { body: 'company', shares: { own: '25-to-50-percent' } },
    },
    {
      psc: {
        kind: 'individual',
        name: { forename: 'Jane', surname: 'Smith' },
        serviceAddress: registeredOffice,
        residence: home,
        nationalities: ['British'],
        countryOfResidence: 'United Kingdom',
      },
      knowsOfNotice: true,
      control: { body: 'company', shares: { own: '50-to-75-percent' } },
    },
    {
      psc: {
        kind: 'corporate-entity',
        corporateName: 'BIG OLD COMPANY LIMITED',
        address: { premise: '11', postTown: 'Cardiff', country: 'GB-WLS' },
        registration: {
          legalForm: 'BigOldForm',
          lawGoverned: 'BigOldLaw',
          placeRegistered: 'London',
          registrationNumber: '12345678',
          country: 'England',
        },
      },
      control: { body: 'company', shares: { own: '25-to-50-percent' } },
    },
  ],
  statementOfCapital: [
    {
      currency: 'GBP',
      totalNumberOfShares: '100',
      totalAggregateNominalValue: '100',
      totalAmountUnpaid: '10',
      shares: [
        {
          shareClass: 'Ordinary',
          prescribedParticulars: 'None',
          numberOfShares: '100',
          aggregateNominalValue: '100',
        },
      ],
    },
  ],
  subscribers: [
    {
      party: { kind: 'person', forename: 'Fred', surname: 'Jones' },
      address: {
        premise: '1',
        street: 'Fred Street',
        postTown: 'Fred Town',
        country: 'GBR',
        postcode: 'QP12 0NN',
      },
      agreesNameAuthenticates: true,
      shares: [
        {
          shareClass: 'Ordinary',
          numberOfShares: '100',
          amountPaidPerShare: '0.99',
          amountUnpaidPerShare: '0.01',
          currency: 'GBP',
          nominalValue: '1',
        },
      ],
    },
  ],
  authoriser: {
    kind: 'agent',
    party: { kind: 'corporate', corporateName: 'Jones and Co', forename: 'Fred', surname: 'Jones' },
    address: { premise: '1', street: 'MOO STREET', postTown: 'Cardiff', country: 'GB-WLS' },
    agreesNameAuthenticates: true,
  },
  sameDay: false,
  rejectReference: 'XYZ12345',
  sicCodes: ['71129'],
  registeredEmail: 'test@test.com',
  isForLawfulPurposes: true,
};

const longStreet = (premise: string, country: string) => ({
  premise,
  street: 'Long Street',
  postTown: 'Someplace',
  country,
  postcode: 'QP12 0NN',
});

const secrets: FormSecrets = {
  ...secretsAt('officers.0', '1992-01-01', highStreet),
  ...secretsAt('pscs.0', '1900-01-01', longStreet('742', 'GB-WLS')),
  ...secretsAt('pscs.1', '1985-01-02', longStreet('744', 'GB-ENG')),
};

const build = (change: Partial<IncorporationContent> = {}, documents: readonly AttachedDocument[] = []) =>
  buildIncorporation({ ...published, ...change }, secrets, { documents });

const pdf = (category: AttachedDocument['category']): AttachedDocument => ({
  category,
  bytes: new TextEncoder().encode('%PDF-1.7'),
  filename: 'a.pdf',
  contentType: 'application/pdf',
});

const partnership: Partial<IncorporationContent> = {
  kind: 'LLP',
  companyName: 'EXAMPLE LLP',
  articles: undefined,
  statementOfCapital: undefined,
  subscribers: undefined,
  sicCodes: undefined,
  officers: [0, 0].map(() => ({
    consentToAct: true,
    role: 'member',
    kind: 'corporate',
    designated: true,
    corporateName: 'A UK Company Ltd',
    address: highStreet,
    registration: { kind: 'uk-company', registrationNumber: '12345678' },
  })),
  pscs: [],
  authoriser: {
    kind: 'member',
    party: { kind: 'person', forename: 'Fred', surname: 'Jones' },
    agreesNameAuthenticates: true,
  },
};

describe('an incorporation', () => {
  it.skipIf(!findReference())(named('is written as the published example has it'), () => {
    const sample = readGatewaySample('third-party/CompanyIncorporation-v3-8_example.xml');
    const [, form = ''] = /<Form>(.*)<\/Form>/s.exec(sample) ?? [];
    const plain = form
      .replaceAll(/>\s+</g, '><')
      .trim()
      .replace(/<CompanyIncorporation [^>]*>/, '<CompanyIncorporation>');
    expect(xmlOf(build())).toBe(plain);
  });

  it('of a partnership has members, neither articles nor shares, and states that nobody has control', () => {
    const xml = xmlOf(build(partnership));
    expect(elementNames(xml)).not.toContain('DataMemorandum');
    expect(xml).toContain('<Appointment><ConsentToAct>true</ConsentToAct><Member><DesignatedInd>true');
    expect(xml).toContain(
      '<PSCs><NoPSCStatement>NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL</NoPSCStatement></PSCs><Authoriser><Member>',
    );
  });

  it('of a company by guarantee names guarantors and what each guarantees', () => {
    const [subscriber] = published.subscribers ?? [];
    if (subscriber === undefined) throw new Error('no subscriber');
    const { shares: _shares, ...founder } = subscriber;
    const guarantors = [{ ...founder, amountGuaranteed: 'GBP 1' }];
    const change = { kind: 'BYGUAR', articles: 'BYGUARMODEL', guarantors } as const;
    const xml = xmlOf(build({ ...change, statementOfCapital: undefined, subscribers: undefined }));
    expect(xml).toContain(
      '<MemorandumPersonalAuthentication>GUARANTOR_AGREES_NAME_USED_TO_AUTHENTICATE</MemorandumPersonalAuthentication></Authentication><AmountGuaranteed>GBP 1</AmountGuaranteed>',
    );
  });

  it('carries its articles, and what the name needs', () => {
    const change = { articles: 'BESPOKE', hasConsentToName: true, hasApprovalOfName: true } as const;
    expect(problemsOf(build(change))).toEqual([
      'documents must hold ARTS',
      'documents must hold SUPPEXISTNAME',
      'documents must hold SUPPNAMEAUTH',
    ]);
    const documents = [pdf('ARTS'), pdf('SUPPEXISTNAME'), pdf('SUPPNAMEAUTH')];
    expect(xmlOf(build(change, documents))).toContain(
      '<SameDay>false</SameDay><SameName>true</SameName><NameAuthorisation>true</NameAuthorisation>',
    );
    expect(problemsOf(build({}, [pdf('ARTS')]))).toEqual([
      'documents[0].category is not taken with this form',
    ]);
  });

  it.each<[Partial<IncorporationContent>, string]>([
    [{ isAppropriateOffice: false }, 'isAppropriateOffice must be confirmed'],
    [{ isForLawfulPurposes: false }, 'isForLawfulPurposes must be confirmed'],
    [{ registeredEmail: '' }, 'registeredEmail must not be empty'],
    [{ companyName: 'AB' }, 'companyName must be at least 3 characters'],
    [{ rejectReference: 'ABC' }, 'rejectReference must be 8 or 9 letters and digits'],
    [
      { authoriser: { kind: 'subscribers', parties: [], agreesNameAuthenticates: false } },
      'authoriser.agreesNameAuthenticates must be confirmed',
    ],
  ])('is refused with %j', (change, problem) => {
    expect(problemsOf(build(change))).toContain(problem);
  });

  it('names the person whose secrets are missing', () => {
    expect(problemsOf(buildIncorporation(published))).toEqual(
      expect.arrayContaining([
        'officers.0.dateOfBirth must be a date',
        'officers.0.personalCode must be the 11 characters given by Companies House',
        'pscs.1.residentialAddress.premise must not be empty',
      ]),
    );
  });

  it.skipIf(!findReference())(named('is valid whatever it holds'), () => {
    expect(complaintsOf(buildIncorporation, cases)).toEqual([]);
  });
});

const party: fc.Arbitrary<FormedParty> = fc.oneof(
  fc.record({
    kind: fc.constant('person' as const),
    forename: arbitrary.textUpTo(50),
    surname: arbitrary.textUpTo(160),
  }),
  fc.record({
    kind: fc.constant('corporate' as const),
    corporateName: arbitrary.textUpTo(160),
    forename: arbitrary.textUpTo(50),
    surname: arbitrary.textUpTo(160),
  }),
);

const { careOf: _careOf, poBox: _poBox, ...plainAddress } = highStreet as Record<string, string>;
const founder = {
  party,
  address: fc.constant({ ...highStreet, ...plainAddress }),
  agreesNameAuthenticates: fc.constant(true),
};

const terms = fc.record({
  shareClass: arbitrary.textUpTo(50),
  numberOfShares: arbitrary.decimal(15, 6, 1),
  amountPaidPerShare: arbitrary.decimal(15, 6),
  amountUnpaidPerShare: arbitrary.decimal(15, 6),
  currency: fc.constantFrom('GBP', 'EUR'),
  nominalValue: arbitrary.decimal(2, 6, 1),
});

const person = {
  kind: fc.constant('person' as const),
  name: arbitrary.personName,
  serviceAddress: arbitrary.officerServiceAddress,
  residence: arbitrary.residence,
  identityVerified: fc.constant(true),
  consentToAct: fc.constant(true),
};
const nationalities = fc.constantFrom<readonly string[]>(['British'], ['British', 'French']);

const officer: fc.Arbitrary<FormedOfficer> = fc.oneof(
  fc.record({
    ...person,
    role: fc.constant('director' as const),
    nationalities,
    countryOfResidence: arbitrary.maybe(arbitrary.textUpTo(50)),
  }),
  fc.record({
    ...person,
    role: fc.constant('member' as const),
    designated: fc.boolean(),
    countryOfResidence: arbitrary.textUpTo(50),
  }),
  fc.record({
    kind: fc.constant('corporate' as const),
    role: fc.constantFrom('director' as const, 'secretary' as const),
    corporateName: arbitrary.textUpTo(160),
    address: arbitrary.serviceAddress,
    registration: arbitrary.registration,
    consentToAct: fc.constant(true),
  }),
);

const psc: fc.Arbitrary<FormedPsc> = fc.record({
  psc: fc.record({
    kind: fc.constant('individual' as const),
    name: arbitrary.personName,
    serviceAddress: arbitrary.officerServiceAddress,
    residence: arbitrary.residence,
    nationalities,
    countryOfResidence: arbitrary.textUpTo(50),
    identityVerified: fc.constantFrom(true, undefined),
  }),
  knowsOfNotice: fc.constant(true),
  control: fc.constant({ body: 'company', influence: ['own'] } as const),
});

const authoriser: fc.Arbitrary<FormedAuthoriser> = fc.oneof(
  fc.record({ ...founder, kind: fc.constant('agent' as const) }),
  fc.record({
    kind: fc.constantFrom('solicitor' as const, 'member' as const),
    party,
    agreesNameAuthenticates: fc.constant(true),
  }),
  fc.record({
    kind: fc.constant('subscribers' as const),
    parties: fc.array(party, { minLength: 1, maxLength: 3 }),
    agreesNameAuthenticates: fc.constant(true),
  }),
);

const upToThree = <Value>(value: fc.Arbitrary<Value>, minLength = 0) =>
  fc.array(value, { minLength, maxLength: 3 });

const secretsOf = (people: readonly FormSecrets[], list: string): FormSecrets =>
  Object.fromEntries(
    people.flatMap((each, index) =>
      Object.entries(each).map(([name, value]) => [`${list}.${index}.${name}`, value]),
    ),
  );

const cases = fc
  .record({
    content: fc.record({
      companyName: fc.constant('EXAMPLE LIMITED'),
      kind: fc.constantFrom('BYSHR', 'PLC', 'LLPDES', 'BYGUAREXEMPT'),
      place: fc.constantFrom(...FORMED_PLACES),
      registeredOffice: arbitrary.officeAddress,
      isAppropriateOffice: fc.constant(true),
      articles: arbitrary.maybe(fc.constantFrom(...FORMED_ARTICLES)),
      hasRestrictedArticles: arbitrary.maybe(fc.boolean()),
      officers: upToThree(officer, 1),
      pscs: upToThree(psc),
      statementOfCapital: arbitrary.maybe(arbitrary.capital),
      subscribers: upToThree(fc.record({ ...founder, shares: upToThree(terms, 1) })),
      guarantors: upToThree(fc.record({ ...founder, amountGuaranteed: arbitrary.textUpTo(100) })),
      authoriser,
      sameDay: fc.boolean(),
      hasConsentToName: fc.boolean(),
      hasApprovalOfName: fc.boolean(),
      rejectReference: arbitrary.maybe(fc.constant('XYZ12345')),
      sicCodes: arbitrary.maybe(fc.constant(['62012', '71129'])),
      registeredEmail: fc.constant('test@example.com'),
      isForLawfulPurposes: fc.constant(true),
    }),
    people: fc.array(arbitrary.personSecrets, { minLength: 3, maxLength: 3 }),
  })
  .map(({ content, people }) => ({
    content: content satisfies IncorporationContent,
    secrets: { ...secretsOf(people, 'officers'), ...secretsOf(people, 'pscs') },
    extras: {
      documents: [pdf('ARTS'), pdf('SUPPEXISTNAME'), pdf('SUPPNAMEAUTH')].filter(isPromised(content)),
    },
  }));

function isPromised(content: IncorporationContent) {
  return ({ category }: AttachedDocument) =>
    (category === 'ARTS' && content.articles !== undefined && !content.articles.endsWith('MODEL')) ||
    (category === 'SUPPEXISTNAME' && content.hasConsentToName === true) ||
    (category === 'SUPPNAMEAUTH' && content.hasApprovalOfName === true);
}
