import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function officersOf(number: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyOfficers', await importCompany(main, number));
}

describe('the officers of a company', () => {
  it('are those in office and those who were, of every kind', async () => {
    const { currentCount, resignedCount, officers } = await officersOf('00990025');
    expect([currentCount, resignedCount]).toEqual([3, 8]);
    expect(officers).toContainEqual(
      expect.objectContaining({
        name: 'PENHALIGON, Ambrose',
        roleText: 'Director',
        state: 'current',
        appointedOn: null,
        appointedBefore: '1991-05-14',
        born: { month: 7, year: 1938 },
      }),
    );
    expect(officers).toContainEqual(
      expect.objectContaining({ name: 'PENHALIGON, Cordelia', formerNames: ['Cordelia Tregenza'] }),
    );
    expect(officers).toContainEqual(
      expect.objectContaining({ roleText: 'Judicial factor', state: 'resigned', verification: null }),
    );
  });

  it('say where a body among them is registered', async () => {
    const { officers } = await officersOf('09990019');
    expect(officers).toContainEqual(
      expect.objectContaining({
        name: 'NORDLYS INVEST AS',
        isCorporate: true,
        born: null,
        verification: null,
        identity: {
          legalForm: 'AKSJESELSKAP',
          legalAuthority: 'NORWAY',
          placeRegistered: 'FORETAKSREGISTERET',
          countryRegistered: null,
          registrationNumber: '999000019',
        },
      }),
    );
  });

  it('say of the members of an LLP whether they are verified', async () => {
    const { officers } = await officersOf('OC990034');
    const members = officers.map(({ roleText, verification }: Record<string, unknown>) => ({
      roleText,
      verification,
    }));
    expect(members).toMatchObject([
      { roleText: 'Designated LLP member', verification: { state: 'verified' } },
      { roleText: 'Designated LLP member', verification: { state: 'due' } },
      { roleText: 'LLP member', verification: { state: 'not-verified' } },
    ]);
  });

  it('stand at every stage of identity verification, as of today', async () => {
    const { officers } = await officersOf('09990016');
    const states = officers.map(
      (officer: { name: string; verification: { state: string } }) =>
        `${officer.name}: ${officer.verification.state}`,
    );
    expect(states.toSorted()).toEqual([
      'BRIGHT, Amos: verified',
      'COLE, Beryl: due',
      'DANE, Cyril: overdue',
      'ENNIS, Dora: not-verified',
      'FROME, Ezra: not-verified',
      'GALE, Flora: verified',
    ]);
    expect(officers).toContainEqual(
      expect.objectContaining({
        name: 'GALE, Flora',
        verification: expect.objectContaining({
          verifiedBy: 'LEDGER AND LANE LLP',
          preferredName: 'Flo Gale',
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
