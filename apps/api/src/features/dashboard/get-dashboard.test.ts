import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { openShareBooks } from '../../testing/share-books.ts';
import { testApi, type TestAccount, type TestPerson } from '../../testing/test-api.ts';

const path = '/api/Dashboard/GetDashboard';

async function readDashboard(person: TestPerson, query = '') {
  const { status, body } = await person.call('GET', path + query);
  expect(status).toBe(200);
  return body.entity[0];
}

const numbersOf = ({ rows }: { rows: { companyNumber: string }[] }) =>
  rows.map(({ companyNumber }) => companyNumber);

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
    const { companies, submissions } = await readDashboard(main);
    const none = { rows: [], total: 0 };
    expect(companies).toEqual({
      companies: 0,
      alarms: none,
      overdue: { ...none, dates: 0 },
      coming: { ...none, dates: 0 },
      soonDays: 28,
      verifications: none,
      proposals: none,
      discrepancies: none,
      drafts: none,
      changes: none,
    });
    expect(submissions).toEqual({ attention: none, inFlight: none, accepted: none });
  });

  it('parts what is overdue, the longest first, from what is to come, the next first', async () => {
    const { companies } = await readDashboard(account.main);
    expect(companies.companies).toBe(4);
    expect(numbersOf(companies.overdue)).toEqual(expect.arrayContaining(['09990009', '09990010']));
    expect(companies.overdue.total).toBe(2);
    const overdue: string[] = companies.overdue.rows.map(({ dueOn }: { dueOn: string }) => dueOn);
    expect(overdue).toEqual(overdue.toSorted());
    expect(overdue.every((date) => date < '2026-11-20')).toBe(true);
    expect(companies.coming.rows[0]).toMatchObject({
      companyNumber: '09990007',
      kind: 'confirmation-statement',
      dueOn: '2026-11-20',
      urgency: 'soon',
      act: 'file-statement',
    });
    expect(companies.coming.total).toBe(2);
  });

  it('has the returns of the share registers among what is due, and counts their companies', async () => {
    const books = await openShareBooks('09990001', 'BAKE01');
    const classId = await books.addClass();
    const holderId = await books.addHolder('Alice');
    const allottees = [{ classId, holderId, shares: '50', priceEach: '3', paidEach: '3' }];
    const late = await books.recorded({ kind: 'allotment', on: '2026-10-12', allottees });
    const { companies } = await readDashboard(books.person);
    expect(companies.overdue).toMatchObject({
      total: 1,
      dates: 1,
      rows: [{ kind: 'form', form: 'SH01', shareEventId: late, dueOn: '2026-11-12', act: 'begin-form' }],
    });
    expect(companies.coming.rows[0]).toMatchObject({ title: 'Confirmation statement' });
  });

  it('names the people whose identity statement is awaited', async () => {
    const { companies } = await readDashboard(account.main);
    expect(companies.verifications.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          companyNumber: '09990002',
          register: 'officers',
          personName: expect.stringMatching(/HALE/),
        }),
      ]),
    );
  });

  it('shows as many rows as it is asked for, and counts the others', async () => {
    const { companies } = await readDashboard(account.main, '?rows=1');
    expect(companies.overdue.rows).toHaveLength(1);
    expect(companies.overdue.total).toBe(2);
    expect(await account.main.call('GET', `${path}?rows=101`)).toMatchObject({ status: 400 });
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
    const { companies, submissions } = await readDashboard(account.main);
    expect(companies.drafts.rows).toMatchObject([
      { companyId: tidewater, formName: 'Confirmation statement', stateText: 'Draft' },
    ]);
    expect(numbersOf(submissions.attention)).toEqual(['09990007']);
    expect(numbersOf(submissions.inFlight)).toEqual(['09990009']);
    expect(numbersOf(submissions.accepted)).toEqual(['09990010']);
  });

  it('reports where the registry says something else than before', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const number = '09990054';
    const companyId = await importCompany(main, number);
    expect((await readDashboard(main)).companies.changes.total).toBe(0);
    await api.registry.admin('PATCH', `companies/${number}`, { name: 'RIGHT DOOR DELIVERIES LIMITED' });
    await main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
    const { changes } = (await readDashboard(main)).companies;
    expect(changes).toMatchObject({ total: 1, rows: [{ companyId }] });
    expect(changes.rows[0].kinds).toEqual(['name']);
  });

  it('shows an agent what is within reach, by flag', async () => {
    const agent = await account.addAgent(['viewCompany']);
    expect(await readDashboard(agent)).toMatchObject({ companies: { companies: 0 }, submissions: null });
    const api = await testApi();
    const { accountId } = account;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${accountId}::uuid, ${agent.userId}::uuid, ${tidewater}::uuid)`),
    );
    const { companies } = await readDashboard(agent);
    expect(companies).toMatchObject({ companies: 1, overdue: { total: 0 }, coming: { total: 1 } });
    expect(new Set(numbersOf(companies.verifications))).toEqual(new Set(['09990002']));
    const clerk = await account.addAgent(['viewSubmission'], true);
    expect(await readDashboard(clerk)).toMatchObject({
      companies: null,
      submissions: { inFlight: { total: 1 } },
    });
  });
});
