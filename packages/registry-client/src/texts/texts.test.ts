import { describe, expect, it, test } from 'vitest';
import type { FilingDescription } from '../data-api/filing-history.ts';
import { findReference, named, readReference } from '../testing/reference.ts';
import { describeCeasedOrReleased, describeChargeFiling, describeChargeStatus } from './charge-texts.ts';
import { describeCompanyStatus, describeCompanyType, describeOfficerRole } from './company-texts.ts';
import { describeFiling } from './describe-filing.ts';
import { describeInsolvencyCase } from './insolvency-texts.ts';
import { describeNatureOfControl, describePscStatement, toPublicNature } from './psc-texts.ts';

function filing(descriptionKey: string | undefined, values = {}, type = 'X1'): FilingDescription {
  return {
    type,
    category: undefined,
    subcategories: [],
    date: undefined,
    actionDate: undefined,
    descriptionKey,
    values,
  };
}

describe('a filing reads', () => {
  it.each<[string | undefined, object, string]>([
    [
      'confirmation-statement-with-no-updates',
      { made_up_date: '2026-03-31' },
      'Confirmation statement without changes, made up to 31 March 2026',
    ],
    [
      'appoint-person-director-company-with-name-date',
      { officer_name: 'Ms Anna Example', appointment_date: '2026-01-02' },
      'Director appointed: Ms Anna Example, 2 January 2026',
    ],
    ['appoint-person-director-company', {}, 'Director appointed'],
    [
      'notification-of-a-person-with-significant-control-statement',
      {},
      'Statement about persons with significant control given',
    ],
    [
      'accounts-with-accounts-type-total-exemption-full',
      { made_up_date: '2025-12-31' },
      'Accounts (exempt from audit), made up to 31 December 2025',
    ],
    [
      'capital-allotment-shares',
      {
        date: '2026-05-01',
        capital: [
          { currency: 'GBP', figure: '100,000' },
          { figure: 7, currency: 'EUR' },
        ],
      },
      'Shares allotted, 1 May 2026: GBP 100,000, EUR 7',
    ],
    ['legacy', { description: 'Ad 01/02/03\\gbp si 1@1=1' }, 'Ad 01/02/03, gbp si 1@1=1'],
    ['resolution', { description: 'Resolutions' }, 'Resolutions'],
    ['resolution', {}, 'Resolutions'],
    [
      'certificate-change-of-name-company',
      { description: 'company name changed old name LIMITED\\certificate issued on 04/02/20' },
      'Company name changed old name LIMITED, certificate issued on 04/02/20',
    ],
    ['certificate-change-of-name-company', {}, 'Name changed'],
    ['a-key-nobody-knows', {}, 'A key nobody knows (X1)'],
    [undefined, {}, 'Form X1'],
    ['statement-of-capital', { capital: 'nonsense', date: 5 }, 'Statement of capital, 5'],
  ])('%s as it should', (key, values, text) => {
    expect(describeFiling(filing(key, values))).toBe(text);
  });

  it.skipIf(!findReference())(named('without a gap for every key of the registry'), () => {
    const yaml = readReference('registry/public-api/enumerations/filing_history_descriptions.yml');
    const keys = Array.from(yaml.matchAll(/^\s*'([^']+)'\s*:/gm), ([, key = '']) => key);
    const bad = keys.filter((key) => /[{}[\]]|^\s*$/.test(describeFiling(filing(key))));
    expect(keys.length).toBeGreaterThan(1000);
    expect(bad).toEqual([]);
  });
});

test.each([
  ['ownership-of-shares-25-to-50-percent', 'Holds more than 25% and up to 50% of the shares'],
  ['voting-rights-75-to-100-percent-as-trust', 'Holds 75% or more of the voting rights, as a trustee'],
  [
    'right-to-appoint-and-remove-directors-as-firm',
    'May appoint and remove a majority of the directors, as a member of a firm',
  ],
  [
    'ownership-of-shares-more-than-25-percent-registered-overseas-entity',
    'Holds more than 25% of the shares',
  ],
  ['part-right-to-something-new', 'Part right to something new'],
])('the nature of control %s reads "%s"', (nature, text) => {
  expect(describeNatureOfControl(nature)).toBe(text);
});

test.each([
  ['OWNERSHIPOFSHARES_25TO50PERCENT', 'ownership-of-shares-25-to-50-percent'],
  ['VOTINGRIGHTS_75TO100PERCENT_AS_FIRM', 'voting-rights-75-to-100-percent-as-firm'],
  ['SIGINFLUENCECONTROL', 'significant-influence-or-control'],
  ['RIGHTTOAPPOINTANDREMOVEDIRECTORS_AS_TRUST', 'right-to-appoint-and-remove-directors-as-trust'],
])('the gateway’s %s is the public %s', (gateway, key) => {
  expect(toPublicNature(gateway)).toBe(key);
});

test('a PSC statement names the person it is about, whichever service wrote its key', () => {
  const text = 'The company has asked Mr Tom Glover to confirm changed details, without an answer in time.';
  expect(describePscStatement('psc-has-failed-to-confirm-changed-details', 'Mr Tom Glover')).toBe(text);
  expect(describePscStatement('PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS', 'Mr Tom Glover')).toBe(text);
});

test('companies, officers, charges and cases read in plain words, unknown ones too', () => {
  expect(describeCompanyType('ltd', 'community-interest-company')).toBe(
    'Private company limited by shares (community interest company)',
  );
  expect(describeCompanyStatus('active', 'active-proposal-to-strike-off')).toBe('Active – to be struck off');
  expect(describeCompanyStatus('dissolved', 'dissolved')).toBe('Dissolved');
  expect(describeOfficerRole('nominee-secretary')).toBe('Nominee secretary');
  expect(describeChargeStatus('fully-satisfied')).toBe('Satisfied');
  expect(describeChargeFiling('create-charge-with-deed-limited-liability-partnership')).toBe(
    'Charge registered',
  );
  expect(describeCeasedOrReleased('something-else')).toBe('Something else');
  expect(describeInsolvencyCase('compulsory-liquidation')).toBe('Compulsory liquidation');
});
