import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi, type TestAccount, type TestPerson } from '../../testing/test-api.ts';

const path = '/api/Dashboard/GetDashboard';

async function readDashboard(person: TestPerson, query = '') {
  const { status, body } = await person.call('GET', path + query);
  expect(status).toBe(200);
  return body.Entity[0];
}

const numbersOf = ({ Rows }: { Rows: { CompanyNumber: string }[] }) =>
  Rows.map(({ CompanyNumber }) => CompanyNumber);

describe('the dashboard', () => {
  let account: TestAccount;
  let tidewater: string;
  beforeAll(async () => {
    const api = await testApi();
    account = await api.newAccount();
    // Statement due in 8 days with a director unverified; due today; due yesterday; statement and accounts long overdue.
    tidewater = await importCompany(account.main, '09990002');
    for (const number of ['09990007', '09990009', '09990010']) await importCompany(account.main, number);
  });

  it('is empty, but whole, for an account without companies', async () => {
    const { main } = await (await testApi()).newAccount();
    const { Companies, Submissions } = await readDashboard(main);
    const none = { Rows: [], Total: 0 };
    expect(Companies).toEqual({
      Companies: 0,
      Overdue: none,
      Coming: none,
      Verifications: none,
      Proposals: none,
      Discrepancies: none,
      Drafts: none,
      Changes: none,
    });
    expect(Submissions).toEqual({ Attention: none, InFlight: none, Accepted: none });
  });

  it('parts what is overdue, the longest first, from what is to come, the next first', async () => {
    const { Companies } = await readDashboard(account.main);
    expect(Companies.Companies).toBe(4);
    expect(numbersOf(Companies.Overdue)).toEqual(expect.arrayContaining(['09990009', '09990010']));
    expect(Companies.Overdue.Total).toBe(2);
    const overdue: string[] = Companies.Overdue.Rows.map(({ DueOn }: { DueOn: string }) => DueOn);
    expect(overdue).toEqual(overdue.toSorted());
    expect(overdue.every((date) => date < '2026-11-20')).toBe(true);
    expect(Companies.Coming.Rows[0]).toMatchObject({
      CompanyNumber: '09990007',
      Kind: 'confirmation-statement',
      DueOn: '2026-11-20',
    });
    expect(Companies.Coming.Total).toBe(2);
  });

  it('names the people whose identity statement is awaited', async () => {
    const { Companies } = await readDashboard(account.main);
    expect(Companies.Verifications.Rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          CompanyNumber: '09990002',
          Register: 'officers',
          PersonName: expect.stringMatching(/HALE/),
        }),
      ]),
    );
  });

  it('shows as many rows as it is asked for, and counts the others', async () => {
    const { Companies } = await readDashboard(account.main, '?Rows=1');
    expect(Companies.Overdue.Rows).toHaveLength(1);
    expect(Companies.Overdue.Total).toBe(2);
    expect(await account.main.call('GET', `${path}?Rows=101`)).toMatchObject({ status: 400 });
  });

  it('tells drafts, rejections and what is with the registry apart', async () => {
    const api = await testApi();
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`
        insert into filing (account_id, company_id, form, state, updated_at)
          select account_id, id, 'CS01', case number when '09990002' then 'draft' when '09990007' then 'rejected'
            when '09990009' then 'pending' else 'accepted' end, timestamptz '2026-11-19 12:00Z'
          from company`),
    );
    const { Companies, Submissions } = await readDashboard(account.main);
    expect(Companies.Drafts.Rows).toMatchObject([
      { CompanyId: tidewater, FormName: 'Confirmation statement', StateText: 'Draft' },
    ]);
    expect(numbersOf(Submissions.Attention)).toEqual(['09990007']);
    expect(numbersOf(Submissions.InFlight)).toEqual(['09990009']);
    expect(numbersOf(Submissions.Accepted)).toEqual(['09990010']);
  });

  it('reports where the registry says something else than before', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const number = '09990054';
    const companyId = await importCompany(main, number);
    expect((await readDashboard(main)).Companies.Changes.Total).toBe(0);
    await api.registry.control('PATCH', `companies/${number}`, { name: 'RIGHT DOOR DELIVERIES LIMITED' });
    await main.call('POST', '/api/CompanyInformation/RefreshCompany', { CompanyId: companyId });
    const { Changes } = (await readDashboard(main)).Companies;
    expect(Changes).toMatchObject({ Total: 1, Rows: [{ CompanyId: companyId }] });
    expect(Changes.Rows[0].Kinds).toContain('profile');
  });

  it('shows an agent what is within reach, by flag', async () => {
    const agent = await account.addAgent(['ViewCompany']);
    expect(await readDashboard(agent)).toMatchObject({ Companies: { Companies: 0 }, Submissions: null });
    const api = await testApi();
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${accountId}::uuid, ${agent.userId}::uuid, ${tidewater}::uuid)`),
    );
    const { Companies } = await readDashboard(agent);
    expect(Companies).toMatchObject({ Companies: 1, Overdue: { Total: 0 }, Coming: { Total: 1 } });
    expect(new Set(numbersOf(Companies.Verifications))).toEqual(new Set(['09990002']));
    const clerk = await account.addAgent(['ViewSubmission'], true);
    expect(await readDashboard(clerk)).toMatchObject({
      Companies: null,
      Submissions: { InFlight: { Total: 1 } },
    });
  });
});
