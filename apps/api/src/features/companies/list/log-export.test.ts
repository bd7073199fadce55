import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';

const group = '/api/CompanyInformation';
const file = { rows: 12, columns: ['Company', 'Number'] };

describe('a list saved as a file', () => {
  it('is in the activity log, with what it held', async () => {
    const { newAccount, server } = await testApi();
    const { main } = await newAccount();
    const imported = await main.call('POST', `${group}/ImportCompany`, { companyNumber: '09990001' });
    const companyId = imported.body.entity[0].companyId;
    expect((await main.call('POST', `${group}/RecordListExport`, file)).body).toEqual({ done: true });
    await main.call('POST', `${group}/RecordListExport`, { ...file, list: 'import' });
    const register = { ...file, companyId, register: 'officers' };
    expect((await main.call('POST', `${group}/RecordRegisterExport`, register)).status).toBe(200);
    const rows = await server.platform.database.transaction(
      { as: 'account', accountId: main.accountId },
      (tx) =>
        tx.execute(
          sql`select action, subject, details->>'list', details->>'rows' from activity where action like '%.exported' order by sequence`,
        ),
    );
    expect(rows).toEqual([
      ['companies.exported', null, 'companies', '12'],
      ['companies.exported', null, 'import', '12'],
      ['register.exported', 'HARBOUR LIGHT BAKERY LIMITED (09990001)', null, '12'],
    ]);
  });

  it('is refused to who may only look', async () => {
    const account = await (await testApi()).newAccount();
    const reader = await account.addAgent(['viewCompany'], true);
    const refused = await reader.call('POST', `${group}/RecordListExport`, file);
    expect(refused).toMatchObject({ status: 403, body: { code: 'flag-missing' } });
  });
});
