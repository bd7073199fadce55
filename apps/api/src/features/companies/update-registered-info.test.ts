import { describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

const path = '/api/EditCompanyInfo';

async function openDetails() {
  const account = await (await testApi()).newAccount();
  const CompanyId = await importCompany(account.main, '09990001');
  const save = (more: object) =>
    account.main.call('POST', `${path}/UpdateRegisteredInfo`, { CompanyId, ...more });
  const read = async () =>
    (await account.main.call('GET', `${path}/GetCompanyRegisteredInformation?CompanyId=${CompanyId}`)).body
      .Entity[0];
  return { account, CompanyId, save, read };
}

describe('what is kept of a company for its filings', () => {
  it('stands beside what is registered, and what is left out stays as it is', async () => {
    const { account, CompanyId, save, read } = await openDetails();
    expect((await read()).Kept).toBeNull();
    const saved = await save({ Email: 'office@harbour.example', SICCodes: '10710/47240' });
    expect(saved.body.Entity).toMatchObject([
      {
        Email: 'office@harbour.example',
        SicCodes: [{ Code: '10710', Description: expect.any(String) }, { Code: '47240' }],
      },
    ]);
    const query = `?CompanyId=${CompanyId}&SICCodes=62012`;
    const byGet = await account.main.call('GET', `${path}/UpdateRegisteredInfo${query}`);
    expect(byGet.body.Entity[0]).toMatchObject({
      Email: 'office@harbour.example',
      SicCodes: [{ Code: '62012' }],
    });
    const { Kept, SicCodes } = await read();
    expect(Kept).toEqual(byGet.body.Entity[0]);
    expect(SicCodes).not.toEqual(Kept.SicCodes);
    expect((await save({ Email: '' })).body.Entity[0]).toMatchObject({ Email: null });
  });

  it.each([
    [{ Email: 'nobody' }, { Email: 'Enter an email address in the correct format, like name@example.com' }],
    [{ SICCodes: '10710/1' }, { SICCodes: 'Enter five-digit codes of the SIC 2007' }],
    [{ SICCodes: '10710/10710' }, { SICCodes: 'Enter each code once' }],
    [{ SICCodes: '10710/47240/62012/62020/62090' }, { SICCodes: 'Enter at most 4 codes' }],
  ])('refuses %j', async (given, errors) => {
    const { save } = await openDetails();
    expect((await save(given)).body).toMatchObject({ status: 400, errors });
  });

  it('is changed only by who may edit the company', async () => {
    const { account, CompanyId, save } = await openDetails();
    await save({ Email: 'office@harbour.example' });
    const reader = await account.addAgent(['ViewCompany'], true);
    const refused = await reader.call('POST', `${path}/UpdateRegisteredInfo`, { CompanyId, Email: '' });
    expect(refused.status).toBe(403);
  });
});
