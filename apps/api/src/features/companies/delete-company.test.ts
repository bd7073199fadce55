import { describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

describe('a company that is taken out of the list', () => {
  it('is gone, and everybody who had it on screen hears of it', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const companyId = await importCompany(main, '09990007');
    const { live } = api.server.platform;
    const scope = { as: 'account', accountId } as const;
    const cursor = await live.begin(scope);
    const address = `/api/EditCompanyInfo/DeleteCompany?companyId=${companyId}`;
    const { body } = await main.call('DELETE', address);
    expect(body).toEqual({ done: true });
    expect((await main.call('GET', '/api/CompanyInformation/GetCompanies')).body.entity).toEqual([]);
    const heard = await live.read({ scope, userId: main.userId, cursor });
    expect(heard).toMatchObject([{ topic: 'company', payload: { companyId } }]);
  });
});
