import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChargeRegistrationContent,
  type FormSecrets,
  PERSONAL_ATTRIBUTES,
} from '@statbook/domain/filing/forms';
import { complaintsOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import type { AttachedDocument } from '../attached-document.ts';
import { buildChargeRegistration } from './charge-registration.ts';

const deed: AttachedDocument = {
  category: 'DEED',
  bytes: new TextEncoder().encode('%PDF-1.7 of an instrument'),
  filename: 'instrument.pdf',
  contentType: 'application/pdf',
};
const extras = { documents: [deed] };

const debenture: ChargeRegistrationContent = {
  createdOn: '2026-11-02',
  propertyAcquiredOn: '2026-11-09',
  personsEntitled: ['Ash Bank PLC', 'Oak Trust', 'Elm', 'Fir'],
  morePersonsEntitled: true,
  description: 'Mill Lane 2, Leeds',
  fixedCharge: true,
  floatingCharge: 'COVERSALL',
  negativePledge: true,
  bareTrustee: true,
  certificationStatement: 'A true copy of the instrument',
  certifiedBy: 'Anna Ash',
  authentication: ['BIRTOWN', 'TEL', 'MUM'],
};
const secrets: FormSecrets = {
  'authentication.BIRTOWN': 'LEE',
  'authentication.TEL': '123',
  'authentication.MUM': 'OAK',
};

const problemsWith = (change: Partial<ChargeRegistrationContent>, secret: FormSecrets = {}) =>
  problemsOf(buildChargeRegistration({ ...debenture, ...change }, { ...secrets, ...secret }, extras));

describe('the registration of a charge', () => {
  it('holds the charge, the certificate and the three attributes', () => {
    expect(xmlOf(buildChargeRegistration(debenture, secrets, extras))).toBe(
      '<ChargeRegistration><CreationDate>2026-11-02</CreationDate><PropertyAcquiredDate>2026-11-09</PropertyAcquiredDate>' +
        '<PersonsEntitled><ChargeeName>Ash Bank PLC</ChargeeName><ChargeeName>Oak Trust</ChargeeName>' +
        '<ChargeeName>Elm</ChargeeName><ChargeeName>Fir</ChargeeName><AdditionalChargees>true</AdditionalChargees>' +
        '</PersonsEntitled><ChargeDescription>Mill Lane 2, Leeds</ChargeDescription>' +
        '<FixedChargeOrFixedSecurity>true</FixedChargeOrFixedSecurity><FloatingCharge>COVERSALL</FloatingCharge>' +
        '<NegativePledge>true</NegativePledge><BareTrustee>true</BareTrustee>' +
        '<DeedCertificationStatement>A true copy of the instrument</DeedCertificationStatement>' +
        '<DeedCertifiedBy>Anna Ash</DeedCertifiedBy>' +
        '<Authentication><PersonalAttribute>BIRTOWN</PersonalAttribute><PersonalData>LEE</PersonalData></Authentication>' +
        '<Authentication><PersonalAttribute>TEL</PersonalAttribute><PersonalData>123</PersonalData></Authentication>' +
        '<Authentication><PersonalAttribute>MUM</PersonalAttribute><PersonalData>OAK</PersonalData></Authentication>' +
        '</ChargeRegistration>',
    );
  });

  it('leaves out what does not apply, and the attributes where the registrar no longer wants them', () => {
    const content: ChargeRegistrationContent = {
      createdOn: '2026-11-02',
      personsEntitled: ['Ash Bank PLC'],
      fixedCharge: false,
      certificationStatement: 'A true copy',
      certifiedBy: 'Anna Ash',
    };
    const options = { mr01Authentication: false };
    expect(xmlOf(buildChargeRegistration(content, {}, { ...extras, options }))).toBe(
      '<ChargeRegistration><CreationDate>2026-11-02</CreationDate><PersonsEntitled><ChargeeName>Ash Bank PLC</ChargeeName>' +
        '</PersonsEntitled><DeedCertificationStatement>A true copy</DeedCertificationStatement>' +
        '<DeedCertifiedBy>Anna Ash</DeedCertifiedBy></ChargeRegistration>',
    );
  });

  it('carries its instrument, once', () => {
    expect(buildChargeRegistration(debenture, secrets, extras)).toMatchObject({ form: extras });
    for (const documents of [[], [deed, deed]]) {
      expect(problemsOf(buildChargeRegistration(debenture, secrets, { documents }))).toEqual([
        'documents must hold the instrument, once',
      ]);
    }
  });

  it.each<[string, Partial<ChargeRegistrationContent>, FormSecrets, string[]]>([
    ['nobody entitled', { personsEntitled: [] }, {}, ['personsEntitled', 'morePersonsEntitled']],
    [
      'five persons',
      { personsEntitled: ['A', 'B', 'C', 'D', 'E'] },
      {},
      ['personsEntitled', 'morePersonsEntitled'],
    ],
    ['more persons than three', { personsEntitled: ['A', 'B', 'C'] }, {}, ['morePersonsEntitled']],
    [
      'names that are empty or over 256 letters',
      { personsEntitled: ['', 'B'.repeat(257), 'C', 'D'] },
      {},
      ['personsEntitled[0]', 'personsEntitled[1]'],
    ],
    ['an acquisition before the charge', { propertyAcquiredOn: '2026-11-01' }, {}, ['propertyAcquiredOn']],
    ['impossible dates', { createdOn: '', propertyAcquiredOn: '' }, {}, ['createdOn', 'propertyAcquiredOn']],
    ['a description over 3,500 letters', { description: 'D'.repeat(3501) }, {}, ['description']],
    ['another answer on floating charges', JSON.parse('{"floatingCharge":"YES"}'), {}, ['floatingCharge']],
    [
      'a certificate that is too long',
      { certificationStatement: 'S'.repeat(501), certifiedBy: 'C'.repeat(257) },
      {},
      ['certificationStatement', 'certifiedBy'],
    ],
    [
      'an empty certificate',
      { certificationStatement: '', certifiedBy: ' ' },
      {},
      ['certificationStatement', 'certifiedBy'],
    ],
    ['no attributes', { authentication: undefined }, {}, ['authentication']],
    ['an attribute twice', { authentication: ['TEL', 'TEL', 'MUM'] }, {}, ['authentication']],
    [
      'an attribute of two characters and one of four',
      {},
      { 'authentication.TEL': '12', 'authentication.MUM': 'ELMS' },
      ['authentication.TEL', 'authentication.MUM'],
    ],
  ])('is refused with %s', (_, change, secret, fields) => {
    expect(problemsWith(change, secret).map((problem) => problem.split(' ')[0])).toEqual(fields);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const { maybe, textUpTo } = arbitrary;
    const persons = (minLength: number, maxLength: number) =>
      fc.array(textUpTo(256), { minLength, maxLength });
    const content = fc
      .record({
        createdOn: arbitrary.dayBetween(2025, 2025),
        propertyAcquiredOn: maybe(arbitrary.dayBetween(2026, 2026)),
        personsEntitled: fc.oneof(persons(1, 3), persons(4, 4)),
        description: maybe(textUpTo(3500)),
        fixedCharge: maybe(fc.boolean()),
        floatingCharge: maybe(fc.constantFrom('N/A', 'COVERSALL', 'DOESNOTCOVERALL')),
        negativePledge: maybe(fc.boolean()),
        bareTrustee: maybe(fc.boolean()),
        certificationStatement: textUpTo(500),
        certifiedBy: textUpTo(256),
        authentication: fc.shuffledSubarray([...PERSONAL_ATTRIBUTES], { minLength: 3, maxLength: 3 }),
      })
      .map((each) => ({ ...each, morePersonsEntitled: each.personsEntitled.length === 4 }));
    const data = Object.fromEntries(PERSONAL_ATTRIBUTES.map((each) => [`authentication.${each}`, 'A1Z']));
    const cases = fc.record({ content, secrets: fc.constant(data), extras: fc.constant(extras) });
    expect(complaintsOf(buildChargeRegistration, cases)).toEqual([]);
  });
});
