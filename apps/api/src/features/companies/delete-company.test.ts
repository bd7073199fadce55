import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { FilingState } from '@statbook/domain/filing';
import { lockFiling } from '../../filings/filing-queries.ts';
import { importCompany } from '../../testing/imported-company.ts';
import { payableFiling, payerOf } from '../../testing/payable-filing.ts';
import { until } from '../../testing/make-call.ts';
import { untilState } from '../../testing/queued-filing.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';

const group = '/api/CompanyInformation';
const remove = (person: TestPerson, companyId: string) =>
  person.call('DELETE', `/api/EditCompanyInfo/DeleteCompany?companyId=${companyId}`);

describe('a company that is taken out of the list', () => {
  it('is gone, and everybody who had it on screen hears of it', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const companyId = await importCompany(main, '09990007');
    const { live } = api.server.platform;
    const scope = { as: 'account', accountId } as const;
    const cursor = await live.begin(scope);
    expect((await remove(main, companyId)).body).toEqual({ done: true });
    expect((await main.call('GET', `${group}/GetCompanies`)).body.entity).toEqual([]);
    const heard = await live.read({ scope, userId: main.userId, cursor });
    expect(heard).toMatchObject([{ topic: 'company', payload: { companyId } }]);
  });

  it('leaves a trace, and begins a new record only where that is asked for', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const companyNumber = '09990020';
    const companyId = await importCompany(main, companyNumber);
    await remove(main, companyId);
    expect((await main.call('POST', `${group}/RefreshCompany`, { companyId })).status).toBe(404);
    const trace = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`select action from activity where company_id = ${companyId} order by sequence`),
    );
    expect(trace).toEqual([['company.imported'], ['company.removed']]);
    expect(await main.call('POST', `${group}/ImportCompany`, { companyNumber })).toMatchObject({
      status: 409,
      body: { code: 'company-archived', facts: { companyId } },
    });
    const { body } = await main.call('POST', `${group}/ImportCompany`, { companyNumber, beginsNew: true });
    expect(body.entity[0].companyId).not.toBe(companyId);
  });
});

describe('a company with filings', () => {
  /** A company with a filing that waits for its payment, which its own account alone can move. */
  async function filingCompany() {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await payableFiling(api, account);
    const { database } = api.server.platform;
    const as = { as: 'account', accountId: account.accountId } as const;
    const set = (state: FilingState) =>
      database.transaction(as, (tx) =>
        tx.execute(sql`update filing set state = ${state} where id = ${filing.filingId}`),
      );
    return { api, main: account.main, filing, set, database, as };
  }

  it('stays while one of them is being paid or is with Companies House', async () => {
    const { main, filing, set } = await filingCompany();
    for (const state of ['awaiting-payment', 'pending'] as const) {
      await set(state);
      const refused = await remove(main, filing.companyId);
      expect(refused, state).toMatchObject({ status: 409, body: { code: 'company-has-open-filings' } });
    }
  });

  it('may go with a draft, and stays where that is submitted in the same moment', async () => {
    const { main, filing, set, database, as } = await filingCompany();
    await set('draft');
    let removing: ReturnType<typeof remove> | undefined;
    await database.transaction(as, async (tx) => {
      await lockFiling(tx, filing.filingId);
      const waitsForUs = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
      removing = remove(main, filing.companyId);
      await until(
        () => tx.execute(waitsForUs),
        (waiting) => waiting.length > 0,
      );
      await tx.execute(sql`update filing set state = 'queued' where id = ${filing.filingId}`);
    });
    expect(await removing).toMatchObject({ status: 409, body: { code: 'company-has-open-filings' } });
    await set('draft');
    expect((await remove(main, filing.companyId)).status).toBe(200);
  });

  it('stays with a rejected filing that is paid for, until it is withdrawn', async () => {
    const { api, main, filing } = await filingCompany();
    const { number: companyNumber, companyId, filingId } = filing;
    await api.registry.admin('POST', 'gateway/rules', { companyNumber, outcome: 'reject', code: '1' });
    await payerOf(api, main, filing).pay();
    await untilState(api.server.platform, filing, 'rejected');
    const refused = await remove(main, companyId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'company-has-paid-filing' } });
    const withdrawal = { filingId, reason: 'Not to be filed' };
    expect((await main.call('POST', '/api/Submissions/WithdrawFiling', withdrawal)).status).toBe(200);
    expect((await remove(main, companyId)).status).toBe(200);
  });
});
