import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestAccount } from '../../testing/test-api.ts';

const path = '/api/CompanyInformation/GetCompanies';
const size = 10_000;

interface Row {
  CompanyNumber: string;
  CompanyName: string;
  CompanyStatus: string;
  NextStatementDue: string | null;
  FilingsInFlight: number;
}

/** An account with ten thousand companies: every seventh without a due date, every tenth dissolved. */
async function fill(): Promise<TestAccount> {
  const api = await testApi();
  const account = await api.newAccount();
  const { accountId } = account;
  await api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    await tx.execute(sql`
      insert into company (account_id, number, name, type, status, statement_due_on, registry_read_at)
      select ${accountId}::uuid, to_char(30000000 + n, 'FM00000000'),
        case when n % 500 = 0 then 'Fifty% off_' || n || ' Ltd'
          else 'Company ' || to_char((n * 7919) % 10007, 'FM00000') || ' Ltd' end,
        'ltd', case when n % 10 = 0 then 'dissolved' else 'active' end,
        case when n % 7 = 0 then null else date '2026-01-01' + (n * 31) % 700 end, now()
      from generate_series(1, ${size}) n`);
    await tx.execute(sql`
      insert into filing (account_id, company_id, form, state, updated_at)
      select account_id, id, form, state, at::timestamptz from company cross join (values
        ('confirmation-statement', 'pending', '2026-11-01'), ('change-of-name', 'draft', '2026-11-02'),
        ('officer', 'accepted', '2026-11-03')) as filed (form, state, at)
      where number = '30000007'`);
  });
  return account;
}

describe('the list of ten thousand companies', () => {
  let account: TestAccount;
  beforeAll(async () => {
    account = await fill();
  });

  it('comes whole and by name, each company once', async () => {
    const { main } = account;
    const { body } = await main.call('GET', path);
    expect(body.Total).toBe(size);
    const rows: Row[] = body.Entity;
    expect(new Set(rows.map(({ CompanyNumber }) => CompanyNumber)).size).toBe(size);
  });

  it('counts the filings that are under way, and tells the state of the one that changed last', async () => {
    const { main } = account;
    const { body } = await main.call('GET', `${path}?Search=30000007`);
    expect(body).toMatchObject({
      Total: 1,
      Entity: [{ CompanyNumber: '30000007', FilingsInFlight: 1, OpenFilingState: 'draft' }],
    });
    const first = await main.call('GET', `${path}?Sort=FilingsInFlight&Direction=desc&PageSize=1`);
    expect(first.body.Entity).toMatchObject([{ CompanyNumber: '30000007' }]);
  });

  it('comes in pages that hold each company once, in the order asked for', async () => {
    const { main } = account;
    const rows: Row[] = [];
    for (let page = 1; page <= 51; page += 1) {
      const query = `Page=${page}&PageSize=200&Sort=NextStatementDue&Direction=asc`;
      const { body } = await main.call('GET', `${path}?${query}`);
      expect(body.Total).toBe(size);
      rows.push(...body.Entity);
    }
    expect(new Set(rows.map(({ CompanyNumber }) => CompanyNumber)).size).toBe(size);
    const dates = rows.map(({ NextStatementDue }) => NextStatementDue ?? '9999');
    expect(dates).toEqual([...dates].sort());
    expect(rows.at(-1)?.NextStatementDue).toBeNull();
  });

  it('puts what has no date last in either direction', async () => {
    const { main } = account;
    const { body } = await main.call('GET', `${path}?Sort=NextStatementDue&Direction=desc&PageSize=5`);
    expect(body.Entity.map((row: Row) => row.NextStatementDue)).toEqual(
      Array.from({ length: 5 }, () => '2027-12-01'),
    );
  });

  it('is filtered by status and by part of a name, taken as it is typed', async () => {
    const { main } = account;
    const dissolved = await main.call('GET', `${path}?Status=dissolved&PageSize=3`);
    expect(dissolved.body.Total).toBe(size / 10);
    expect(dissolved.body.Entity.every((row: Row) => row.CompanyStatus === 'dissolved')).toBe(true);
    const typed = await main.call('GET', `${path}?Search=${encodeURIComponent('fifty% OFF_')}`);
    expect(typed.body.Total).toBe(size / 500);
    const beginning = await main.call('GET', `${path}?Search=${encodeURIComponent('3000 12')}`);
    expect(beginning.body.Total).toBe(100);
    const none = await main.call('GET', `${path}?Search=${encodeURIComponent("o'; drop table company")}`);
    expect(none.body).toEqual({ Entity: [], Total: 0 });
  });

  it('refuses pages that cannot be', async () => {
    const { main } = account;
    for (const query of ['PageSize=201', 'Page=0', 'Sort=Password', 'Direction=sideways']) {
      expect(await main.call('GET', `${path}?${query}`)).toMatchObject({ status: 400 });
    }
  });

  it('shows an agent the companies that it may see, and another account none', async () => {
    const api = await testApi();
    const { accountId } = account;
    const agent = await account.addAgent(['ViewCompany']);
    expect((await agent.call('GET', path)).body).toEqual({ Entity: [], Total: 0 });
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        select account_id, ${agent.userId}::uuid, id from company where number in ('30000007', '30000008')`),
    );
    const seen = await agent.call('GET', `${path}?Sort=CompanyNumber`);
    expect(seen.body).toMatchObject({
      Total: 2,
      Entity: [{ CompanyNumber: '30000007', FilingsInFlight: 1 }, {}],
    });
    const names = await agent.call('GET', '/api/CompanyInformation/GetAllCompanies');
    expect(names.body.Entity).toHaveLength(2);
    const stranger = await api.newAccount();
    expect((await stranger.main.call('GET', path)).body.Total).toBe(0);
  });
});
