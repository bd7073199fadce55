import { describe, expect, it } from 'vitest';
import { importCompany } from '../../../testing/imported-company.ts';
import { testApi } from '../../../testing/test-api.ts';

const path = '/api/EditCompanyInfo';

async function openDetails() {
  const account = await (await testApi()).newAccount();
  const companyId = await importCompany(account.main, '09990001');
  const save = (more: object) =>
    account.main.call('POST', `${path}/UpdateRegisteredInfo`, { companyId, ...more });
  const read = async () =>
    (await account.main.call('GET', `${path}/GetCompanyRegisteredInformation?companyId=${companyId}`)).body
      .entity[0];
  return { account, companyId, save, read };
}

describe('what is kept of a company for its filings', () => {
  it('stands beside what is registered, and what is left out stays as it is', async () => {
    const { account, companyId, save, read } = await openDetails();
    expect((await read()).kept).toBeNull();
    const saved = await save({ email: 'office@harbour.example', sicCodes: '10710/47240' });
    expect(saved.body.entity).toMatchObject([
      {
        email: 'office@harbour.example',
        sicCodes: [{ code: '10710', description: expect.any(String) }, { code: '47240' }],
      },
    ]);
    const query = `?companyId=${companyId}&sicCodes=62012`;
    const byGet = await account.main.call('GET', `${path}/UpdateRegisteredInfo${query}`);
    expect(byGet.body.entity[0]).toMatchObject({
      email: 'office@harbour.example',
      sicCodes: [{ code: '62012' }],
    });
    const { kept, sicCodes } = await read();
    expect(kept).toEqual(byGet.body.entity[0]);
    expect(sicCodes).not.toEqual(kept.sicCodes);
    expect((await save({ email: '' })).body.entity[0]).toMatchObject({ email: null });
  });

  it.each([
    [{ email: 'nobody' }, { email: 'Enter an email address in the correct format, like name@example.com' }],
    [{ sicCodes: '10710/1' }, { sicCodes: 'Enter five-digit codes of the SIC 2007' }],
    [{ sicCodes: '10710/10710' }, { sicCodes: 'Enter each code once' }],
    [{ sicCodes: '10710/47240/62012/62020/62090' }, { sicCodes: 'Enter at most 4 codes' }],
  ])('refuses %j', async (given, errors) => {
    const { save } = await openDetails();
    expect((await save(given)).body).toMatchObject({ status: 400, errors });
  });

  it('is changed only by who may edit the company', async () => {
    const { account, companyId, save } = await openDetails();
    await save({ email: 'office@harbour.example' });
    const reader = await account.addAgent(['viewCompany'], true);
    const refused = await reader.call('POST', `${path}/UpdateRegisteredInfo`, { companyId, email: '' });
    expect(refused.status).toBe(403);
  });
});
