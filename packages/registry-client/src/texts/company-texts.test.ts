import { describe, expect, it } from 'vitest';
import { findReference, listKeys, named } from '../testing/reference.ts';
import {
  describeAccountsType,
  describeCompanyStatus,
  describeCompanyType,
  describeJurisdiction,
  describeOfficerRole,
  describeSailRecord,
} from './company-texts.ts';

describe('the texts of a company', () => {
  it.each([
    ['ltd', undefined, 'Private company limited by shares'],
    ['ltd', 'community-interest-company', 'Private company limited by shares (community interest company)'],
    ['private-limited-guarant-nsc', undefined, 'Private company limited by guarantee'],
    ['royal-charter', undefined, 'Royal charter'],
  ])('of the type %s %s is “%s”', (type, subtype, text) => {
    expect(describeCompanyType(type, subtype)).toBe(text);
  });

  it.each([
    ['active', undefined, 'Active'],
    ['active', 'active-proposal-to-strike-off', 'Active – to be struck off'],
    ['dissolved', 'dissolved', 'Dissolved'],
    ['liquidation', 'some-new-detail', 'In liquidation – some new detail'],
  ])('of the status %s %s is “%s”', (status, detail, text) => {
    expect(describeCompanyStatus(status, detail)).toBe(text);
  });

  it.each([
    [describeJurisdiction, 'england-wales', 'England and Wales'],
    [describeJurisdiction, 'scotland', 'Scotland'],
    [describeAccountsType, 'micro-entity', 'Micro-entity'],
    [describeAccountsType, 'null', 'None filed'],
    [describeAccountsType, 'dormant', 'Dormant'],
    [describeOfficerRole, 'nominee-secretary', 'Nominee secretary'],
    [describeOfficerRole, 'llp-designated-member', 'Designated LLP member'],
    [describeSailRecord, 'MEMBER', 'Register of members'],
    [describeSailRecord, 'NEWKIND', 'NEWKIND'],
  ])('%o of %s is “%s”', (describeKey, key, text) => {
    expect(describeKey(key)).toBe(text);
  });

  it.skipIf(!findReference())(
    named('of every key of the registry begin with a capital and hold no dash of a key'),
    () => {
      const keys = listKeys('constants.yml').filter((key) => /^[a-z][a-z-]+$/.test(key));
      expect(keys.length).toBeGreaterThan(100);
      for (const key of keys) {
        for (const describeKey of [describeCompanyType, describeCompanyStatus, describeOfficerRole])
          expect(describeKey(key), key).toMatch(/^[A-Z]/);
      }
    },
  );
});
