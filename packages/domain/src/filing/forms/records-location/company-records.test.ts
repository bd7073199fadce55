import { describe, expect, it } from 'vitest';
import type { FormFacts } from '../kernel/form-facts.ts';
import { formFacts } from '../testing/form-facts.fixture.ts';
import { describeRecord, isRecordType, recordsKept } from './company-records.ts';
import { RECORD_TYPES, type RecordType } from './content.ts';

type Company = FormFacts['company'];

const kept = (type: Company['type'], jurisdiction: Company['jurisdiction'] = 'england-wales') => {
  const facts = formFacts({ type });
  return recordsKept({ ...facts, company: { ...facts.company, jurisdiction } });
};
const OF_EVERY_COMPANY: readonly RecordType[] = ['MEMBER', 'DIRCONTRACT', 'DIRINDEM', 'RESMEET', 'DEB'];

describe('the records that can be inspected elsewhere', () => {
  it.each<[Company['type'], readonly RecordType[]]>([
    // A private company may buy its shares out of capital (s. 709), a public one has inquiries into interests (s. 793).
    ['ltd', ['OWNSHRPURCH', 'OWNSHRCAP']],
    ['private-limited-shares-section-30-exemption', ['OWNSHRPURCH', 'OWNSHRCAP']],
    ['plc', ['OWNSHRPURCH', 'INVEST', 'INTEREST']],
    ['private-limited-guarant-nsc', []],
    ['private-limited-guarant-nsc-limited-exemption', []],
    // An unlimited company buys its shares by its articles (s. 690 is of limited ones).
    ['private-unlimited', []],
    ['private-unlimited-nsc', []],
  ])('of a %s are those of every company and %j', (type, more) => {
    expect(kept(type)).toEqual([...OF_EVERY_COMPANY, 'CHARGEEWNI', ...more]);
  });

  it('of a partnership are debentures and charges alone', () => {
    expect(kept('llp')).toEqual(['DEB', 'CHARGEEWNI']);
    expect(kept('llp', 'scotland')).toEqual(['DEB', 'CHARGESC']);
  });

  it.each<[Company['jurisdiction'], readonly RecordType[]]>([
    ['england-wales', ['CHARGEEWNI']],
    ['wales', ['CHARGEEWNI']],
    ['northern-ireland', ['CHARGEEWNI']],
    ['scotland', ['CHARGESC']],
  ])('have the charges of the part in which the company is: %s, %j', (jurisdiction, charges) => {
    expect(kept('ltd', jurisdiction).filter((record) => record.startsWith('CHARGE'))).toEqual(charges);
  });

  it('have both kinds of charges where nobody knows the part', () => {
    const facts = formFacts();
    const unknown = { ...facts, company: { ...facts.company, jurisdiction: undefined } };
    expect(recordsKept(unknown).filter((record) => record.startsWith('CHARGE'))).toEqual([
      'CHARGEEWNI',
      'CHARGESC',
    ]);
  });

  it('are named with the section that opens them, each otherwise', () => {
    const labels = RECORD_TYPES.map(describeRecord);
    expect(new Set(labels).size).toBe(RECORD_TYPES.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z].+ \(section \d{3}[A-Z]?\)$/);
  });

  // The registers of directors, secretaries and people with control are kept nowhere since 18 November 2025.
  it.each(['DIR', 'SEC', 'PSC', 'LLPMEMBERS', 'toString', ''])('are never %s', (text) => {
    expect(isRecordType(text)).toBe(false);
  });
});
