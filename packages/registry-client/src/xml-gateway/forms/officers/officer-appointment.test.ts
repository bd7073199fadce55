import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  AppointedCorporateOfficer,
  AppointedDirector,
  AppointedMember,
  AppointedOfficer,
  FormSecrets,
  OfficerAppointmentContent,
} from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildOfficerAppointment } from './officer-appointment.ts';

const highStreet = {
  premise: '1',
  street: 'High Street',
  postTown: 'Anywhere',
  country: 'GB-WLS',
  postcode: 'QP1 1XY',
};

const fred: AppointedDirector = {
  role: 'director',
  kind: 'person',
  name: { forename: 'Fred', surname: 'Jones' },
  serviceAddress: { kind: 'registered-office' },
  nationalities: ['British'],
  countryOfResidence: 'WALES',
  residence: { kind: 'protected-address' },
  identityVerified: true,
  nameMismatchReason: 'LEGALLY_CHANGED',
};

const secretsOfFred: FormSecrets = {
  dateOfBirth: '1992-01-01',
  personalCode: '12345678901',
  ...Object.fromEntries(
    Object.entries(highStreet).map(([line, text]) => [`residentialAddress.${line}`, text]),
  ),
};

const corporate: AppointedCorporateOfficer = {
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
};

const member: AppointedMember = {
  role: 'member',
  kind: 'person',
  name: fred.name,
  serviceAddress: { kind: 'address', address: highStreet },
  residence: { kind: 'service-address' },
  countryOfResidence: 'Wales',
  identityVerified: true,
  designated: true,
};

const DATE_AND_CONSENT = '<AppointmentDate>2026-11-20</AppointmentDate><ConsentToAct>true</ConsentToAct>';

function build(
  officer: AppointedOfficer,
  secrets: FormSecrets = {},
  change: Partial<OfficerAppointmentContent> = {},
) {
  const content = { appointedOn: '2026-11-20', consentToAct: true, officer, ...change };
  return buildOfficerAppointment(content, secrets);
}

/** The appointments in the published incorporation, without blanks between the elements. */
const publishedAppointments = () =>
  readGatewaySample('third-party/CompanyIncorporation-v3-8_example.xml').replaceAll(/>\s+</g, '><');

describe('the appointment of an officer', () => {
  it('of a director who is a person has everything in the order of the schema', () => {
    const previousNames = [{ forename: 'Freda', surname: 'Smith' }, { surname: 'Brown' }];
    const officer: AppointedDirector = {
      ...fred,
      name: { title: 'Mr', forename: 'Fred', otherForenames: 'John', surname: 'Jones' },
      nationalities: ['British', 'French'],
      residence: { kind: 'protected-address', secured: true },
      previousNames,
    };
    expect(xmlOf(build(officer, secretsOfFred))).toBe(
      `<OfficerAppointment>${DATE_AND_CONSENT}<Director><Person>` +
        '<Title>Mr</Title><Forename>Fred</Forename><OtherForenames>John</OtherForenames><Surname>Jones</Surname>' +
        '<ServiceAddress><SameAsRegisteredOffice>true</SameAsRegisteredOffice></ServiceAddress>' +
        '<DOB>1992-01-01</DOB><Nationality>British,French</Nationality><CountryOfResidence>WALES</CountryOfResidence>' +
        '<PreviousNames><Forename>Freda</Forename><Surname>Smith</Surname></PreviousNames>' +
        '<PreviousNames><Surname>Brown</Surname></PreviousNames><ResidentialAddress><Address><Premise>1</Premise>' +
        '<Street>High Street</Street><PostTown>Anywhere</PostTown><Country>GB-WLS</Country><Postcode>QP1 1XY</Postcode>' +
        '</Address><SecureAddressInd>true</SecureAddressInd></ResidentialAddress><VerificationDetails>' +
        '<CompaniesHousePersonalCode>12345678901</CompaniesHousePersonalCode><VerificationStatements>' +
        '<VerificationStatementForIndividual>INDIVIDUAL_VERIFIED</VerificationStatementForIndividual>' +
        '</VerificationStatements><NameMismatchReason>LEGALLY_CHANGED</NameMismatchReason></VerificationDetails>' +
        '</Person></Director></OfficerAppointment>',
    );
  });

  it('of a secretary who is a person asks for no birth, nationality, residence or code', () => {
    const officer = { ...fred, role: 'secretary' } as const;
    expect(xmlOf(build(officer))).toBe(
      `<OfficerAppointment>${DATE_AND_CONSENT}<Secretary><Person><Forename>Fred</Forename><Surname>Jones</Surname>` +
        '<ServiceAddress><SameAsRegisteredOffice>true</SameAsRegisteredOffice></ServiceAddress></Person></Secretary>' +
        '</OfficerAppointment>',
    );
  });

  it('of a member says first whether the member is designated, and has no nationality', () => {
    const xml = xmlOf(build(member, secretsOfFred));
    expect(xml).toContain('<Member><DesignatedInd>true</DesignatedInd><Person><Forename>Fred</Forename>');
    expect(xml).toContain('<DOB>1992-01-01</DOB><CountryOfResidence>Wales</CountryOfResidence>');
    expect(xml).toContain('<SameAsServiceAddress>true</SameAsServiceAddress>');
  });

  it('of a corporate officer names first who acts for it', () => {
    const officer = { ...corporate, representative: { forename: 'Ann', surname: 'Ash' } };
    expect(xmlOf(build(officer))).toContain(
      '<Director><Corporate><Forename>Ann</Forename><Surname>Ash</Surname><CorporateName>A Non UK Company Ltd<',
    );
  });

  it.each<[string, Partial<AppointedDirector>, FormSecrets, string[]]>([
    ['no nationality', { nationalities: [] }, {}, ['officer.nationalities', 'officer.nationalities']],
    ['four nationalities', { nationalities: ['A', 'B', 'C', 'D'] }, {}, ['officer.nationalities']],
    [
      'nationalities over 50 letters',
      { nationalities: ['A'.repeat(50), 'B'] },
      {},
      ['officer.nationalities'],
    ],
    ['an empty nationality', { nationalities: ['British', ' '] }, {}, ['officer.nationalities[1]']],
    ['a country over 50 letters', { countryOfResidence: 'C'.repeat(51) }, {}, ['officer.countryOfResidence']],
    [
      'previous names that are too long',
      { previousNames: [{ forename: 'F'.repeat(51), surname: 'S'.repeat(51) }] },
      {},
      ['officer.previousNames[0].forename', 'officer.previousNames[0].surname'],
    ],
    ['an identity that is not verified', { identityVerified: false }, {}, ['officer.identityVerified']],
    ['a code of ten characters', {}, { personalCode: '1234567890' }, ['personalCode']],
    ['no date of birth', {}, { dateOfBirth: '' }, ['dateOfBirth']],
    ['an age of 15', {}, { dateOfBirth: '2010-11-21' }, ['dateOfBirth']],
    ['an age of 110', {}, { dateOfBirth: '1916-11-20' }, ['dateOfBirth']],
    [
      'a residence that nobody gave',
      {},
      { 'residentialAddress.premise': '', 'residentialAddress.postTown': '' },
      ['residentialAddress.premise', 'residentialAddress.postTown'],
    ],
    ['a residence at a PO box', {}, { 'residentialAddress.poBox': '12' }, ['residentialAddress.poBox']],
    [
      'a service address that is too long',
      { serviceAddress: { kind: 'address', address: { ...highStreet, careOf: 'C'.repeat(101) } } },
      {},
      ['officer.serviceAddress.address.careOf'],
    ],
  ])('is refused with %s', (_, change, secrets, fields) => {
    const problems = problemsOf(build({ ...fred, ...change }, { ...secretsOfFred, ...secrets }));
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(fields);
  });

  it('is taken on the 16th birthday and until the day before the 110th', () => {
    for (const dateOfBirth of ['2010-11-20', '1916-11-21']) {
      expect(problemsOf(build(fred, { ...secretsOfFred, dateOfBirth }))).toEqual([]);
    }
  });

  it('is refused before 1 October 2009 and without consent', () => {
    const change = { appointedOn: '2009-09-30', consentToAct: false };
    expect(problemsOf(build(corporate, {}, change))).toEqual([
      'appointedOn must not be before 1 October 2009',
      'consentToAct must be confirmed',
    ]);
  });

  it('of a corporate officer is refused where its particulars are missing or too long', () => {
    const registration = {
      kind: 'other',
      placeRegistered: 'P'.repeat(51),
      registrationNumber: 'N'.repeat(21),
      lawGoverned: '',
      legalForm: 'F'.repeat(51),
    } as const;
    expect(problemsOf(build({ ...corporate, corporateName: 'N'.repeat(161), registration }))).toEqual([
      'officer.corporateName must be at most 160 characters',
      'officer.registration.placeRegistered must be at most 50 characters',
      'officer.registration.registrationNumber must be at most 20 characters',
      'officer.registration.lawGoverned must not be empty',
      'officer.registration.legalForm must be at most 50 characters',
    ]);
    const uk = { kind: 'uk-company', registrationNumber: ' ' } as const;
    expect(problemsOf(build({ ...corporate, registration: uk }))).toEqual([
      'officer.registration.registrationNumber must not be empty',
    ]);
  });

  it('shows what is sent otherwise of the name, never of the residence', () => {
    const secrets = { ...secretsOfFred, 'residentialAddress.street': 'Straße’ — 1' };
    const built = build({ ...fred, name: { surname: 'Müller' } }, secrets);
    expect(built).toMatchObject({
      form: { adjustments: [{ field: 'officer.name.surname', given: 'Müller', sent: 'MÜLLER' }] },
    });
  });

  it.skipIf(!findReference())(named('is written as in the published incorporation'), () => {
    const published = publishedAppointments();
    for (const built of [build(fred, secretsOfFred), build(corporate)]) {
      const officer = /<Director>.*<\/Director>/.exec(xmlOf(built))?.[0];
      expect(published).toContain(officer);
    }
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const { maybe, textUpTo } = arbitrary;
    const person = {
      kind: fc.constant('person' as const),
      name: arbitrary.personName,
      serviceAddress: arbitrary.officerServiceAddress,
      previousNames: maybe(
        fc.array(fc.record({ forename: maybe(textUpTo(50)), surname: textUpTo(50) }), { maxLength: 3 }),
      ),
    };
    const verified = {
      ...person,
      residence: arbitrary.residence,
      identityVerified: fc.constant(true),
      nameMismatchReason: maybe(fc.constantFrom('PREFERRED_NAME', 'NOT_SAY')),
    };
    const corporateOfficer = {
      kind: fc.constant('corporate' as const),
      corporateName: textUpTo(160),
      address: arbitrary.serviceAddress,
      registration: arbitrary.registration,
      representative: maybe(fc.record({ forename: textUpTo(50), surname: textUpTo(160) })),
    };
    const officer: fc.Arbitrary<AppointedOfficer> = fc.oneof(
      fc.record({
        ...verified,
        role: fc.constant('director' as const),
        nationalities: fc.array(textUpTo(16), { minLength: 1, maxLength: 3 }),
        countryOfResidence: maybe(textUpTo(50)),
      }),
      fc.record({ ...person, role: fc.constant('secretary' as const) }),
      fc.record({
        ...verified,
        role: fc.constant('member' as const),
        designated: fc.boolean(),
        countryOfResidence: textUpTo(50),
      }),
      fc.record({ ...corporateOfficer, role: fc.constantFrom('director', 'secretary') }),
      fc.record({ ...corporateOfficer, role: fc.constant('member' as const), designated: fc.boolean() }),
    );
    const appointedOn = arbitrary.dayBetween(2010, 2026);
    const content = fc.record({ appointedOn, consentToAct: fc.constant(true), officer });
    const cases = fc.record({ content, secrets: arbitrary.personSecrets });
    expect(complaintsOf(buildOfficerAppointment, cases)).toEqual([]);
  });
});
