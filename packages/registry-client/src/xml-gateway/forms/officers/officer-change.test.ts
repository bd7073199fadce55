import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangedOfficer, FormSecrets, OfficerChangeDetails } from '@statbook/domain/filing/forms';
import { complaintsOf, keepsOrderOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildOfficerChange } from './officer-change.ts';

const secretsOfAnna: FormSecrets = {
  dateOfBirth: '1980-02-29',
  'residentialAddress.premise': '9',
  'residentialAddress.postTown': 'Leeds',
  'residentialAddress.country': 'GB-ENG',
};
const ashHouse = { premise: '1', postTown: 'Leeds', country: 'GB-ENG' };
const name = { title: 'Ms', forename: 'Anna', otherForenames: 'Maria', surname: 'ASH' };

const anna = (change: OfficerChangeDetails): ChangedOfficer => ({
  role: 'director',
  kind: 'person',
  name,
  change,
});
const build = (officer: ChangedOfficer, secrets = secretsOfAnna) =>
  buildOfficerChange({ changedOn: '2026-11-20', officer }, secrets);
const problemsWith = (change: OfficerChangeDetails) => problemsOf(build(anna(change)));

const everything: OfficerChangeDetails = {
  name: { title: 'Mrs', forename: 'Anna', otherForenames: 'Maria', surname: 'OAK' },
  serviceAddress: { kind: 'registered-office' },
  residence: { kind: 'service-address' },
  nationalities: ['British', 'Irish'],
  countryOfResidence: 'England',
};

const FOUND =
  '<OfficerChangeDetails><DateOfChange>2026-11-20</DateOfChange><Director><Person><Title>Ms</Title>' +
  '<Surname>ASH</Surname><Forename>Anna</Forename><OtherForenames>Maria</OtherForenames><DOB>1980-02-29</DOB>';

describe('changed details of an officer', () => {
  it('find a director as registered, and give the new details in the same order of names', () => {
    expect(xmlOf(build(anna(everything)))).toBe(
      `${FOUND}<Change><Name><Title>Mrs</Title><Surname>OAK</Surname><Forename>Anna</Forename>` +
        '<OtherForenames>Maria</OtherForenames></Name><ServiceAddress><SameAsRegisteredOffice>true</SameAsRegisteredOffice>' +
        '</ServiceAddress><ResidentialAddress><SameAsServiceAddress>true</SameAsServiceAddress></ResidentialAddress>' +
        '<Nationality>British,Irish</Nationality><CountryOfResidence>England</CountryOfResidence></Change></Person>' +
        '</Director></OfficerChangeDetails>',
    );
  });

  it('say that the residence is unchanged where the service address alone is new', () => {
    const change: OfficerChangeDetails = {
      serviceAddress: { kind: 'address', address: ashHouse },
      residentialAddressUnchanged: true,
    };
    expect(xmlOf(build(anna(change)))).toBe(
      `${FOUND}<Change><ServiceAddress><Address><Premise>1</Premise><PostTown>Leeds</PostTown><Country>GB-ENG</Country>` +
        '</Address><ResidentialAddressUnchangedInd>true</ResidentialAddressUnchangedInd></ServiceAddress></Change>' +
        '</Person></Director></OfficerChangeDetails>',
    );
  });

  it('take a new residence from the secrets', () => {
    expect(xmlOf(build(anna({ residence: { kind: 'protected-address' } })))).toContain(
      '<Change><ResidentialAddress><Address><Premise>9</Premise><PostTown>Leeds</PostTown><Country>GB-ENG</Country>' +
        '</Address></ResidentialAddress></Change>',
    );
  });

  it('of a secretary need no date of birth', () => {
    const officer = {
      role: 'secretary',
      kind: 'person',
      name,
      change: { name: { surname: 'OAK' } },
    } as const;
    expect(xmlOf(build(officer, {}))).toContain(
      '<OtherForenames>Maria</OtherForenames><Change><Name><Surname>OAK</Surname></Name></Change></Person></Secretary>',
    );
  });

  it('of a corporate member end with whether it is designated', () => {
    const officer = {
      role: 'member',
      kind: 'corporate',
      corporateName: 'ASH LTD',
      change: {
        corporateName: 'OAK LTD',
        address: ashHouse,
        registration: { kind: 'uk-company', registrationNumber: '01234567' },
        designation: { designated: false, consentToAct: true },
      },
    } as const;
    expect(xmlOf(build(officer, {}))).toBe(
      '<OfficerChangeDetails><DateOfChange>2026-11-20</DateOfChange><Member><Corporate><CorporateName>ASH LTD</CorporateName>' +
        '<Change><CorporateName>OAK LTD</CorporateName><Address><Premise>1</Premise><PostTown>Leeds</PostTown>' +
        '<Country>GB-ENG</Country></Address><CompanyIdentification><UK><RegistrationNumber>01234567</RegistrationNumber></UK>' +
        '</CompanyIdentification><DesignatedInd>false</DesignatedInd><ConsentToAct>true</ConsentToAct></Change></Corporate>' +
        '</Member></OfficerChangeDetails>',
    );
  });

  it.each<[string, OfficerChangeDetails, string[]]>([
    ['nothing changed', {}, ['officer.change must change something']],
    [
      'a new service address alone, without a word on the residence',
      { serviceAddress: { kind: 'registered-office' } },
      ['officer.change.residentialAddressUnchanged must be confirmed, or the new one given'],
    ],
    [
      'a residence both new and unchanged',
      { ...everything, residentialAddressUnchanged: true },
      ['officer.change.residentialAddressUnchanged cannot be said together with a new residence'],
    ],
    [
      'an unchanged residence without a new service address',
      { countryOfResidence: 'Wales', residentialAddressUnchanged: true },
      ['officer.change.residentialAddressUnchanged is only said with a new service address'],
    ],
    [
      'details that are too long',
      {
        name: { surname: 'S'.repeat(161) },
        nationalities: ['N'.repeat(51)],
        countryOfResidence: 'C'.repeat(51),
      },
      [
        'officer.change.countryOfResidence must be at most 50 characters',
        'officer.change.name.surname must be at most 160 characters',
        'officer.change.nationalities must be at most 50 characters',
      ],
    ],
  ])('are refused with %s', (_, change, problems) => {
    expect(problemsWith(change)).toEqual(problems);
  });

  it('of a member are refused without consent to be designated', () => {
    const designation = { designated: true, consentToAct: false };
    const officer = { role: 'member', kind: 'person', name, change: { designation } } as const;
    expect(problemsOf(build(officer))).toEqual(['officer.change.designation.consentToAct must be confirmed']);
  });

  it.skipIf(!findReference())(named('have the order of the genuine skeleton'), () => {
    const skeleton = readGatewaySample('skeletons/OfficerChangeDetails-v2-8.skeleton.xml');
    const { residence: _, ...rest } = everything;
    expect(keepsOrderOf(xmlOf(build(anna(everything))), skeleton)).toBe(true);
    const unchanged = { ...rest, residentialAddressUnchanged: true };
    expect(keepsOrderOf(xmlOf(build(anna(unchanged))), skeleton)).toBe(true);
  });

  it.skipIf(!findReference())(named('are valid by the schema in 200 shapes'), () => {
    const { maybe, textUpTo } = arbitrary;
    const consent = fc.constant(true);
    const designation = maybe(fc.record({ designated: fc.boolean(), consentToAct: consent }));
    const secretary = fc.record({
      name: arbitrary.personName,
      serviceAddress: maybe(arbitrary.officerServiceAddress),
    });
    const resident = fc
      .record({
        name: maybe(arbitrary.personName),
        serviceAddress: maybe(arbitrary.officerServiceAddress),
        residence: maybe(arbitrary.residence),
        countryOfResidence: textUpTo(50),
      })
      .map((change) => ({
        ...change,
        residentialAddressUnchanged: change.serviceAddress && !change.residence ? true : undefined,
      }));
    const corporate = fc.record({
      corporateName: textUpTo(160),
      address: maybe(arbitrary.serviceAddress),
      registration: maybe(arbitrary.registration),
    });
    const nationalities = maybe(fc.array(textUpTo(16), { minLength: 1, maxLength: 3 }));
    const person = { kind: fc.constant('person' as const), name: arbitrary.personName };
    const corporateOfficer = { kind: fc.constant('corporate' as const), corporateName: textUpTo(160) };
    const and = <A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>) =>
      fc.tuple(a, b).map(([first, second]) => ({ ...first, ...second }));
    const officer: fc.Arbitrary<ChangedOfficer> = fc.oneof(
      fc.record({
        ...person,
        role: fc.constant('director' as const),
        change: and(resident, fc.record({ nationalities })),
      }),
      fc.record({ ...person, role: fc.constant('secretary' as const), change: secretary }),
      fc.record({
        ...person,
        role: fc.constant('member' as const),
        change: and(resident, fc.record({ designation })),
      }),
      fc.record({ ...corporateOfficer, role: fc.constantFrom('director', 'secretary'), change: corporate }),
      fc.record({
        ...corporateOfficer,
        role: fc.constant('member' as const),
        change: and(corporate, fc.record({ designation })),
      }),
    );
    const content = fc.record({ changedOn: arbitrary.dayBetween(2010, 2026), officer });
    const cases = fc.record({ content, secrets: arbitrary.personSecrets });
    expect(complaintsOf(buildOfficerChange, cases)).toEqual([]);
  });
});
