import { civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawRegisterOfOfficers, type OfficerEntry } from './register-of-officers.ts';

const director: OfficerEntry = {
  name: 'HARCASTLE, Nora Jane',
  formerNames: ['Nora Green'],
  role: 'director',
  roleText: 'Director',
  state: 'current',
  appointedOn: '2018-11-17',
  serviceAddress: { premises: '1', addressLine1: 'Quay Street', locality: 'Bristol', country: 'GB-ENG' },
  born: { month: 5, year: 1979 },
  nationality: 'British',
  countryOfResidence: 'England',
  occupation: 'Baker',
};
const former: OfficerEntry = {
  ...director,
  name: 'PENHALIGON, Ambrose',
  formerNames: [],
  state: 'resigned',
  appointedOn: undefined,
  appointedBefore: '1991-05-14',
  resignedOn: '2020-01-31',
};
const body: OfficerEntry = {
  name: 'NORDLYS INVEST AS',
  formerNames: [],
  role: 'corporate-secretary',
  roleText: 'Corporate secretary',
  state: 'current',
  appointedOn: '2021-02-03',
  identity: { legalForm: 'Aksjeselskap', legalAuthority: 'Norway', registrationNumber: '999000019' },
};

async function textOf(officers: readonly OfficerEntry[], readOn: string | undefined = '2026-11-18') {
  const bytes = await drawRegisterOfOfficers({
    company: { name: 'Harbour Bakery Limited', number: '09990001' },
    officers,
    readOn: readOn === '' ? undefined : civilDate(readOn),
    madeOn: civilDate('2026-11-20'),
  });
  const { pages } = await readDocument(bytes);
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

const ordered = (...words: readonly string[]) =>
  new RegExp(words.map((word) => word.replaceAll(/[.()]/g, '\\$&')).join('.*'));

describe('the register of officers as PDF', () => {
  it('has directors and secretaries apart, current ones first, with what is public of them', async () => {
    const text = await textOf([former, body, director]);
    expect(text).toMatch(
      ordered(
        'Register of officers',
        'Made on 20 November 2026',
        'As shown by Companies House on 18 November 2026',
        '2 current, 1 resigned',
        'Directors',
        'HARCASTLE',
        'PENHALIGON',
        'Secretaries',
        'NORDLYS',
      ),
    );
    for (const said of [
      'Former names: Nora Green',
      '1 Quay Street, Bristol',
      'May 1979',
      'before 14 May 1991',
      '31 Jan 2020',
      'Governing law: Norway',
      'Registration number: 999000019',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Role');
  });

  it('names the members of an LLP as such, by their roles', async () => {
    const designated = { ...director, role: 'llp-designated-member', roleText: 'Designated LLP member' };
    const text = await textOf([designated, { ...former, role: 'llp-member', roleText: 'LLP member' }]);
    expect(text).toMatch(ordered('LLP members', 'Role', 'Designated LLP', 'LLP member'));
    expect(text).not.toContain('Directors');
  });

  it('says the role of everybody who is neither director nor secretary', async () => {
    const factor = { ...former, role: 'judicial-factor', roleText: 'Judicial factor' };
    expect(await textOf([director, factor])).toMatch(
      ordered('Directors', 'Other officers', 'Role', 'Judicial'),
    );
  });

  it('is empty where the register is, and not known where it was never read', async () => {
    expect(await textOf([])).toContain('The register shows no officers.');
    const text = await textOf([], '');
    expect(text).toContain('Not read from Companies House yet.');
    expect(text).not.toContain('shows no officers');
  });
});
