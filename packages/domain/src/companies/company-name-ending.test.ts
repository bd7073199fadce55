import { describe, expect, it } from 'vitest';
import { checkNameEnding } from './company-name-ending.ts';
import type { ServedCompanyType } from './company-types.ts';

const welsh = 'Medlar Cyfyngedig';

describe('the end of a new name', () => {
  it.each<[ServedCompanyType | 'llp', string, string, boolean]>([
    ['ltd', 'PLUM LIMITED', 'Medlar Ltd.', true],
    ['ltd', 'PLUM LIMITED', 'Medlar Cyfyngedig', true],
    ['ltd', 'PLUM LIMITED', 'Medlar', false],
    ['ltd', 'PLUM LIMITED', 'Medlar PLC', false],
    ['ltd', 'PLUM C.I.C.', 'Medlar Community Interest Company', true],
    ['ltd', 'PLUM CIC', 'Medlar Limited', false],
    ['ltd', 'PLUM CIC', 'Medlar Community Interest PLC', false],
    ['private-limited-guarant-nsc', 'PLUM CIC', 'Medlar C.I.C.', true],
    ['plc', 'PLUM COMMUNITY INTEREST PLC', 'Medlar Community Interest P.L.C.', true],
    ['plc', 'PLUM COMMUNITY INTEREST PLC', 'Medlar Community Interest Public Limited Company', true],
    ['plc', 'PLUM COMMUNITY INTEREST PLC', 'Medlar CIC', false],
    ['plc', 'PLUM COMMUNITY INTEREST PLC', 'Medlar PLC', false],
    ['plc', 'PLUM CIC', 'Medlar Cwmni Buddiant Cymunedol C.C.C.', true],
    ['private-limited-guarant-nsc', 'PLUM LIMITED', 'Medlar Ltd', true],
    ['private-limited-guarant-nsc', 'PLUM LIMITED', 'Medlar', false],
    ['private-limited-shares-section-30-exemption', 'PLUM', 'Medlar', true],
    ['private-limited-shares-section-30-exemption', 'PLUM', 'Medlar PLC', false],
    ['private-unlimited-nsc', 'PLUM', 'Medlar Ltd', false],
    ['private-unlimited-nsc', 'PLUM UNLIMITED', 'Medlar', true],
    ['llp', 'PLUM LLP', 'Medlar Limited Liability Partnership', true],
    ['llp', 'PLUM LLP', 'Medlar', false],
    ['llp', 'PLUM LLP', 'Medlar L.L.P.', true],
    ['plc', 'PLUM PLC', 'Medlar P.L.C.', true],
    ['plc', 'PLUM PLC', 'Medlar Limited', false],
    ['llp', 'PLUM LLP', 'Medlar LLP', true],
    ['llp', 'PLUM LLP', 'Medlar Ltd', false],
    ['private-unlimited', 'PLUM', 'Medlar', true],
    ['private-unlimited', 'PLUM', 'Medlar Unlimited', true],
    ['private-unlimited', 'PLUM', 'Medlar Limited', false],
    ['private-limited-guarant-nsc-limited-exemption', 'PLUM TRUST', 'Medlar Trust', true],
  ])('of a company of type %s, now %s: %s', (type, name, proposed, isGood) => {
    expect(checkNameEnding(proposed, { type, name }) === undefined).toBe(isGood);
  });

  it.each([
    ['wales', 'PLUM LIMITED', true],
    ['england-wales', 'PLUM LIMITED', false],
    ['scotland', 'PLUM LIMITED', false],
    ['northern-ireland', 'PLUM LIMITED', false],
    ['england-wales', 'EIRIN CYF', true],
    [undefined, 'PLUM LIMITED', true],
  ])('is Welsh for a company registered in Wales alone: %s, now %s', (jurisdiction, name, isGood) => {
    const company = { type: 'ltd', name, jurisdiction } as const;
    expect(checkNameEnding(welsh, company) === undefined).toBe(isGood);
    expect(checkNameEnding('Medlar Ltd', company)).toBeUndefined();
  });

  it('says which endings there are, or which one to leave out', () => {
    expect(checkNameEnding('Medlar', { type: 'ltd', name: 'PLUM LIMITED' })).toBe(
      'End the name with LIMITED or LTD',
    );
    expect(checkNameEnding('Medlar', { type: 'plc', name: 'PLUM COMMUNITY INTEREST PLC' })).toBe(
      'End the name with COMMUNITY INTEREST PUBLIC LIMITED COMPANY or COMMUNITY INTEREST PLC',
    );
    expect(checkNameEnding('Medlar Ltd', { type: 'private-unlimited', name: 'PLUM' })).toContain(
      'Leave LTD out',
    );
  });
});
