import { describe, expect, it } from 'vitest';
import { companyNumber } from './company-number.ts';
import { serviceFor } from './company-service.ts';
import { describeCompanyStatus, isInsolvencyStatus } from './company-status.ts';
import {
  describeCompanyType,
  getCompanyTypeFacts,
  isServedCompanyType,
  statesSicCodes,
} from './company-types.ts';
import { mayHaveShares } from './types-without-shares.ts';

const serviceOf = (number: string, type: string, status: string) =>
  serviceFor({ number: companyNumber(number), type, status });

describe('which companies are served', () => {
  it.each([
    'ltd',
    'plc',
    'private-limited-guarant-nsc',
    'private-limited-guarant-nsc-limited-exemption',
    'private-limited-shares-section-30-exemption',
    'private-unlimited',
    'private-unlimited-nsc',
  ])('an active company of type %s in full', (type) => {
    expect(serviceOf('00445790', type, 'active')).toEqual({ level: 'full' });
  });

  it.each([
    'liquidation',
    'receivership',
    'administration',
    'voluntary-arrangement',
    'insolvency-proceedings',
  ])('a company in %s still files', (status) => {
    expect(serviceOf('SC001234', 'ltd', status).level).toBe('full');
  });

  it.each(['dissolved', 'converted-closed', 'closed', 'removed'])(
    'a company that is %s is refused',
    (status) => {
      expect(serviceOf('00445790', 'ltd', status)).toMatchObject({
        level: 'refused',
        reason: 'company-closed',
      });
    },
  );

  it('a partnership is shown and not filed for', () => {
    expect(serviceOf('OC301234', 'llp', 'active')).toEqual({
      level: 'read-only',
      reason: 'type-not-served',
      message:
        'This is a limited liability partnership: its notices can be filed, but not its confirmation statement.',
    });
  });

  it('an old public company is shown and not filed for', () => {
    expect(serviceOf('00000123', 'old-public-company', 'active')).toMatchObject({
      reason: 'type-not-served',
    });
  });

  it('a status we do not know is not filed for', () => {
    expect(serviceOf('00445790', 'ltd', 'hibernating')).toMatchObject({
      level: 'read-only',
      reason: 'status-not-known',
    });
  });

  it('a number with an unknown prefix belongs to no company', () => {
    expect(serviceOf('XX123456', 'ltd', 'active')).toMatchObject({
      level: 'refused',
      reason: 'not-a-company',
    });
  });
});

describe('labels of types and statuses', () => {
  it('describes served types, known ones and new ones', () => {
    expect(describeCompanyType('ltd')).toBe('Private company limited by shares');
    expect(describeCompanyType('llp')).toBe('Limited liability partnership');
    expect(describeCompanyType('united-kingdom-societas')).toBe('United kingdom societas');
  });

  it('a guarantee company has no share capital', () => {
    expect(getCompanyTypeFacts('private-limited-guarant-nsc').hasShareCapital).toBe(false);
    expect(getCompanyTypeFacts('plc')).toMatchObject({ kind: 'public', hasShareCapital: true });
    expect(isServedCompanyType('toString')).toBe(false);
  });

  it('a partnership has no shares, and an overseas company may have them', () => {
    expect(mayHaveShares('private-limited-guarant-nsc')).toBe(false);
    expect(mayHaveShares('llp')).toBe(false);
    const withShares = ['ltd', 'private-unlimited', 'oversea-company'];
    expect(withShares.map(mayHaveShares)).toEqual([true, true, true]);
  });

  it('a partnership states no SIC codes', () => {
    expect(['ltd', 'private-limited-guarant-nsc', 'llp'].map(statesSicCodes)).toEqual([true, true, false]);
  });

  it('says who may be in charge', () => {
    expect(describeCompanyStatus('liquidation')).toBe('In liquidation');
    expect(describeCompanyStatus('hibernating')).toBe('Status not known');
    expect([isInsolvencyStatus('administration'), isInsolvencyStatus('active')]).toEqual([true, false]);
  });
});
