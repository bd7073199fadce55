import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function officersOf(number: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyOfficers', await importCompany(main, number));
}

describe('the officers of a company', () => {
  it('are those in office and those who were, of every kind', async () => {
    const { CurrentCount, ResignedCount, Officers } = await officersOf('00990025');
    expect([CurrentCount, ResignedCount]).toEqual([3, 8]);
    expect(Officers).toContainEqual(
      expect.objectContaining({
        Name: 'PENHALIGON, Ambrose',
        RoleText: 'Director',
        State: 'current',
        AppointedOn: null,
        AppointedBefore: '1991-05-14',
        Born: { Month: 7, Year: 1938 },
      }),
    );
    expect(Officers).toContainEqual(
      expect.objectContaining({ Name: 'PENHALIGON, Cordelia', FormerNames: ['Cordelia Tregenza'] }),
    );
    expect(Officers).toContainEqual(
      expect.objectContaining({ RoleText: 'Judicial factor', State: 'resigned', Verification: null }),
    );
  });

  it('say where a body among them is registered', async () => {
    const { Officers } = await officersOf('09990019');
    expect(Officers).toContainEqual(
      expect.objectContaining({
        Name: 'NORDLYS INVEST AS',
        IsCorporate: true,
        Born: null,
        Verification: null,
        Identity: {
          LegalForm: 'AKSJESELSKAP',
          LegalAuthority: 'NORWAY',
          PlaceRegistered: 'FORETAKSREGISTERET',
          CountryRegistered: null,
          RegistrationNumber: '999000019',
        },
      }),
    );
  });

  it('stand at every stage of identity verification, as of today', async () => {
    const { Officers } = await officersOf('09990016');
    const states = Officers.map(
      (officer: { Name: string; Verification: { State: string } }) =>
        `${officer.Name}: ${officer.Verification.State}`,
    );
    expect(states.toSorted()).toEqual([
      'BRIGHT, Amos: verified',
      'COLE, Beryl: due',
      'DANE, Cyril: overdue',
      'ENNIS, Dora: not-verified',
      'FROME, Ezra: not-verified',
      'GALE, Flora: verified',
    ]);
    expect(Officers).toContainEqual(
      expect.objectContaining({
        Name: 'GALE, Flora',
        Verification: expect.objectContaining({
          VerifiedBy: 'LEDGER AND LANE LLP',
          PreferredName: 'Flo Gale',
        }),
      }),
    );
  });

  it('never have a day of birth or a home address, which are not public', async () => {
    const text = JSON.stringify(await officersOf('09990001'));
    expect(text).not.toContain('1979-05-22');
    expect(text).not.toMatch(/residential/i);
  });
});
