import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi, type TestAccount, type TestPerson } from '../../testing/test-api.ts';

async function find(person: TestPerson, text: string) {
  const path = `/api/Dashboard/FindCompaniesAndPeople?text=${encodeURIComponent(text)}`;
  const { status, body } = await person.call('GET', path);
  expect(status).toBe(200);
  return body.entity[0];
}

const names = (companies: { companyName: string }[]) => companies.map(({ companyName }) => companyName);

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
    expect(names((await find(account.main, 'consulting quill')).companies)).toEqual([
      'QUILL AND CO CONSULTING LTD',
    ]);
    expect(names((await find(account.main, '0999 0007')).companies)).toEqual(['LAST DAY LANTERNS LTD']);
    expect((await find(account.main, '%')).companies).toEqual([]);
  });

  it('finds a person once in a company, with what every register says of them', async () => {
    const { people } = await find(account.main, 'hale tobias');
    expect(people).toMatchObject([
      {
        companyNumber: '09990002',
        personName: 'HALE, Tobias Edwin',
        registers: ['officers', 'pscs'],
        roleText: 'Director, person with significant control',
      },
    ]);
    const quills = (await find(account.main, 'quill')).people;
    expect(quills.every((person: { companyId: string }) => person.companyId === quill)).toBe(true);
    expect(quills).toMatchObject([
      {
        registers: ['officers', 'pscs', 'shareholders'],
        roleText: 'Director, person with significant control, shareholder',
      },
    ]);
  });

  it('finds nobody whom the register no longer names', async () => {
    const api = await testApi();
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`update company set removed_at = now() where number = '09990002'`),
    );
    expect(await find(account.main, 'hale')).toEqual({ companies: [], people: [] });
    // Whoever left a board stands in the register as a former officer only.
    await importCompany(account.main, '09990026');
    const { people } = await find(account.main, 'oakes');
    const officers = await account.main.call(
      'GET',
      `/api/CompanyInformation/GetCompanyOfficers?companyId=${people[0].companyId}`,
    );
    const left = officers.body.entity[0].officers.filter(
      ({ resignedOn }: { resignedOn: string | null }) => resignedOn !== null,
    );
    expect(left.length).toBeGreaterThan(0);
    const found = (await find(account.main, left[0].name.split(',')[0])).people;
    expect(found.filter(({ personName }: { personName: string }) => personName === left[0].name)).toEqual([]);
  });

  it('finds nothing outside the reach of an agent, nor in another account', async () => {
    const agent = await account.addAgent(['viewCompany']);
    const stranger = await (await testApi()).newAccount();
    for (const person of [agent, stranger.main])
      expect(await find(person, 'quill')).toEqual({ companies: [], people: [] });
  });
});
