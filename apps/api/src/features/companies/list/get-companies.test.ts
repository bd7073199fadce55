import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestAccount } from '../../../testing/test-api.ts';

const path = '/api/CompanyInformation/GetCompanies';
const size = 10_000;

interface Row {
  companyNumber: string;
  companyName: string;
  companyStatus: string;
  nextStatementDue: string | null;
  filingsInFlight: number;
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
        case when n % 500 = 0 then 'Fifty% off_CAFÉ ' || n || ' Ltd'
          else 'Company ' || to_char((n * 7919) % 10007, 'FM00000') || ' Ltd' end,
        'ltd', case when n % 10 = 0 then 'dissolved' else 'active' end,
        case when n % 7 = 0 then null else date '2026-01-01' + (n * 31) % 700 end, now()
      from generate_series(1, ${size}) n`);
    await tx.execute(sql`
      insert into filing (account_id, company_id, form, state, updated_at)
      select account_id, id, form, state, at::timestamptz from company cross join (values
        ('CS01', 'pending', '2026-11-01'), ('NM01', 'draft', '2026-11-02'),
        ('AP01', 'accepted', '2026-11-03')) as filed (form, state, at)
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
    expect(body.total).toBe(size);
    const rows: Row[] = body.entity;
    expect(new Set(rows.map(({ companyNumber }) => companyNumber)).size).toBe(size);
    const names = rows.map(({ companyName }) => companyName);
    expect(names).toEqual(names.toSorted());
  });

  it('counts the filings that are under way, and tells the state of the one that changed last', async () => {
    const { main } = account;
    const { body } = await main.call('GET', `${path}?search=30000007`);
    expect(body).toMatchObject({
      total: 1,
      entity: [{ companyNumber: '30000007', filingsInFlight: 1, openFilingState: 'draft' }],
    });
    const first = await main.call('GET', `${path}?sort=FilingsInFlight&direction=desc&pageSize=1`);
    expect(first.body.entity).toMatchObject([{ companyNumber: '30000007' }]);
  });

  it('does not call a document that a person has yet to deliver, or has delivered, sent', async () => {
    const { main, accountId } = account;
    const { database } = (await testApi()).server.platform;
    const stateOf = async (number: string) =>
      (await main.call('GET', `${path}?search=${number}`)).body.entity[0].openFilingState;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`
        with begun as (
          insert into filing (account_id, company_id, form, state)
          select account_id, id, 'SH02', case number when '30000011' then 'queued' else 'pending' end
          from company where number in ('30000011', '30000012') returning id, account_id)
        insert into filing_attempt (account_id, filing_id, ordinal, channel, content, content_sha256)
        select account_id, id, 1, 'produced', '{}', repeat('0', 64) from begun`),
    );
    expect(await stateOf('30000011')).toBe('to-be-delivered');
    expect(await stateOf('30000012')).toBe('delivered');
  });

  it('comes in pages that hold each company once, in the order asked for', async () => {
    const { main } = account;
    const rows: Row[] = [];
    for (let page = 1; page <= 51; page += 1) {
      const query = `Page=${page}&pageSize=200&sort=NextStatementDue&direction=asc`;
      const { body } = await main.call('GET', `${path}?${query}`);
      expect(body.total).toBe(size);
      rows.push(...body.entity);
    }
    expect(new Set(rows.map(({ companyNumber }) => companyNumber)).size).toBe(size);
    const dates = rows.map(({ nextStatementDue }) => nextStatementDue ?? '9999');
    expect(dates).toEqual([...dates].sort());
    expect(rows.at(-1)?.nextStatementDue).toBeNull();
  });

  it('puts what has no date last in either direction', async () => {
    const { main } = account;
    const { body } = await main.call('GET', `${path}?sort=NextStatementDue&direction=desc&pageSize=5`);
    expect(body.entity.map((row: Row) => row.nextStatementDue)).toEqual(
      Array.from({ length: 5 }, () => '2027-12-01'),
    );
  });

  it('is filtered by status and by part of a name, taken as it is typed', async () => {
    const { main } = account;
    const dissolved = await main.call('GET', `${path}?status=dissolved&pageSize=3`);
    expect(dissolved.body.total).toBe(size / 10);
    expect(dissolved.body.entity.every((row: Row) => row.companyStatus === 'dissolved')).toBe(true);
    const typed = await main.call('GET', `${path}?search=${encodeURIComponent('fifty% OFF_café')}`);
    expect(typed.body.total).toBe(size / 500);
    const beginning = await main.call('GET', `${path}?search=${encodeURIComponent('3000 12')}`);
    expect(beginning.body.total).toBe(100);
    const none = await main.call('GET', `${path}?search=${encodeURIComponent("o'; drop table company")}`);
    expect(none.body).toEqual({ entity: [], total: 0 });
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
    const agent = await account.addAgent(['viewCompany']);
    expect((await agent.call('GET', path)).body).toEqual({ entity: [], total: 0 });
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        select account_id, ${agent.userId}::uuid, id from company where number in ('30000007', '30000008')`),
    );
    const seen = await agent.call('GET', `${path}?sort=CompanyNumber`);
    expect(seen.body).toMatchObject({
      total: 2,
      entity: [{ companyNumber: '30000007', filingsInFlight: 1 }, {}],
    });
    const names = await agent.call('GET', '/api/CompanyInformation/GetAllCompanies');
    expect(names.body.entity).toHaveLength(2);
    const stranger = await api.newAccount();
    expect((await stranger.main.call('GET', path)).body.total).toBe(0);
  });
});
