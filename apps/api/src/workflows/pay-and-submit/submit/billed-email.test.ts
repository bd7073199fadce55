import { expect, it } from 'vitest';
import { importCompany } from '../../../testing/imported-company.ts';
import { testApi } from '../../../testing/test-api.ts';
import { findCompanyEmail } from './billed-email.ts';

it('the e-mail address that the practice keeps of a company comes before the registered one', async () => {
  const api = await testApi();
  const { main, accountId } = await api.newAccount();
  const companyId = await importCompany(main, '09990001', 'BAKE01');
  const { database, vault } = api.server.platform;
  const find = () =>
    database.transaction({ as: 'account', accountId }, (tx) => findCompanyEmail(tx, vault, companyId));
  const save = (email: string) =>
    main.call('POST', '/api/EditCompanyInfo/UpdateRegisteredInfo', { companyId, email });
  const registered = await find();
  expect(registered).toContain('@');
  await save('office@practice.example');
  expect(await find()).toBe('office@practice.example');
  await save('');
  expect(await find()).toBe(registered);
});
