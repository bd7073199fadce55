import fc from 'fast-check';
import { expect, it } from 'vitest';
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
import { complaintsOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { highStreet, pdf } from '../../../testing/published-incorporation.ts';
import { findReference, named } from '../../../testing/reference.ts';
import type { AttachedDocument } from '../attached-document.ts';
import { buildIncorporation } from './incorporation.ts';

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

const founder = {
  party,
  address: fc.constant(highStreet),
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

it.skipIf(!findReference())(named('an incorporation is valid whatever it holds'), () => {
  expect(complaintsOf(buildIncorporation, cases)).toEqual([]);
});
