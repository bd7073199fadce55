import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi, type TestAccount, type TestPerson } from '../../testing/test-api.ts';

async function find(person: TestPerson, text: string) {
  const path = `/api/Dashboard/FindCompaniesAndPeople?Text=${encodeURIComponent(text)}`;
  const { status, body } = await person.call('GET', path);
  expect(status).toBe(200);
  return body.Entity[0];
}

const names = (companies: { CompanyName: string }[]) => companies.map(({ CompanyName }) => CompanyName);

describe('finding companies and people', () => {
  let account: TestAccount;
  let quill: string;
  beforeAll(async () => {
    account = await (await testApi()).newAccount();
    quill = await importCompany(account.main, '09990018', 'QUIL18');
    await importCompany(account.main, '09990007');
    await importCompany(account.main, '09990002');
  });

  it('finds a company by words of its name in any order, and by the beginning of its number', async () => {
    expect(names((await find(account.main, 'consulting quill')).Companies)).toEqual([
      'QUILL AND CO CONSULTING LTD',
    ]);
    expect(names((await find(account.main, '0999 0007')).Companies)).toEqual(['LAST DAY LANTERNS LTD']);
    expect((await find(account.main, '%')).Companies).toEqual([]);
  });

  it('finds a person in every register that names them', async () => {
    const { People } = await find(account.main, 'hale tobias');
    expect(People).toMatchObject([
      { CompanyNumber: '09990002', PersonName: 'HALE, Tobias Edwin', Registers: ['officers'] },
      {
        PersonName: 'Mr Tobias Edwin Hale',
        Registers: ['pscs'],
        RoleText: 'Person with significant control',
      },
    ]);
    const quills = (await find(account.main, 'quill')).People;
    expect(quills.every((person: { CompanyId: string }) => person.CompanyId === quill)).toBe(true);
    const registers = quills.flatMap((person: { Registers: string[] }) => person.Registers);
    expect(new Set(registers)).toEqual(new Set(['officers', 'pscs', 'shareholders']));
    expect(quills.map((person: { RoleText: string }) => person.RoleText)).toContain('Director');
  });

  it('finds nobody whom the register no longer names', async () => {
    const api = await testApi();
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`update company set removed_at = now() where number = '09990002'`),
    );
    expect(await find(account.main, 'hale')).toEqual({ Companies: [], People: [] });
    // Whoever left a board stands in the register as a former officer only.
    await importCompany(account.main, '09990026');
    const { People } = await find(account.main, 'oakes');
    const people = await account.main.call(
      'GET',
      `/api/CompanyInformation/GetCompanyOfficers?CompanyId=${People[0].CompanyId}`,
    );
    const left = people.body.Entity[0].Officers.filter(
      ({ ResignedOn }: { ResignedOn: string | null }) => ResignedOn !== null,
    );
    expect(left.length).toBeGreaterThan(0);
    const found = (await find(account.main, left[0].Name.split(',')[0])).People;
    expect(found.filter(({ PersonName }: { PersonName: string }) => PersonName === left[0].Name)).toEqual([]);
  });

  it('finds nothing outside the reach of an agent, nor in another account', async () => {
    const agent = await account.addAgent(['ViewCompany']);
    const stranger = await (await testApi()).newAccount();
    for (const person of [agent, stranger.main])
      expect(await find(person, 'quill')).toEqual({ Companies: [], People: [] });
  });
});
