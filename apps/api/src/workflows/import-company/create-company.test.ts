import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { shareBooksOf } from '../../testing/share-books.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const order = {
  companyNumber: '9990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyType: 'ltd',
  incorporatedOn: '2019-05-01',
  jurisdiction: 'england-wales',
  registeredOffice: {
    premises: '1',
    addressLine1: 'Quay Street',
    locality: 'Bristol',
    postalCode: 'BS1 1AA',
  },
};

const create = (person: TestPerson, more: object = {}) =>
  person.call('POST', '/api/CompanyInformation/CreateCompany', { ...order, ...more });

async function created(person: TestPerson, more: object = {}): Promise<string> {
  const { status, body } = await create(person, more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.entity[0].companyId;
}

const newMain = async () => (await (await testApi()).newAccount()).main;

describe('a company made by hand', () => {
  it('stands in the list with what was entered, as never read', async () => {
    const main = await newMain();
    const companyId = await created(main);
    const list = await main.call('GET', '/api/CompanyInformation/GetCompanies');
    expect(list.body.entity).toMatchObject([
      { companyId, companyNumber: '09990001', companyName: order.companyName, registryReadAt: null },
    ]);
    expect(await readRecord(main, 'GetCompanyOverview', companyId)).toMatchObject({
      readAt: null,
      incorporatedOn: '2019-05-01',
      companyStatus: 'unknown',
      jurisdictionText: 'England and Wales',
      registeredOffice: { premises: '1', addressLine1: 'Quay Street', postalCode: 'BS1 1AA' },
      service: { level: 'read-only', message: expect.stringContaining('made by hand') },
      counts: { officers: null, pscs: null, charges: null, filings: null },
      needs: [],
    });
  });

  it('is not filed for before the register was read', async () => {
    const main = await newMain();
    const companyId = await created(main);
    const ask = (path: string) => main.call('GET', `${path}?companyId=${companyId}`);
    expect(await ask('/api/Forms/GetForms')).toMatchObject({ status: 200, body: { entity: [] } });
    const refusals = [
      await main.call('POST', '/api/Forms/StartForm', { companyId, form: 'AD01' }),
      await ask('/api/ConfirmationStateMent/GetConfirmationStatementFacts'),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'company-not-read'],
      [422, 'company-not-read'],
    ]);
    expect((await ask('/api/CompanyInformation/GETFBIInformation')).body.entity).toMatchObject([
      { canFile: false, reason: expect.stringContaining('made by hand') },
    ]);
  });

  it('is an ordinary one once it is read from Companies House', async () => {
    const main = await newMain();
    const companyId = await created(main, { companyName: 'The Harbour Light Bakery Ltd' });
    const read = await main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
    expect(read.status).toBe(200);
    const record = await readRecord(main, 'GetCompanyOverview', companyId);
    expect(record).toMatchObject({ companyName: order.companyName, service: { level: 'full' } });
    expect(record.readAt).not.toBeNull();
    expect(record.registeredOffice.addressLine1).not.toBe('Quay Street');
  });

  it('does not become another company by a mistyped number, unless somebody has seen both names', async () => {
    const main = await newMain();
    const companyId = await created(main, { companyName: 'Tidewater Ltd' });
    const read = (acceptedName?: string) =>
      main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId, acceptedName });
    for (const refused of [await read(), await read('SOME OTHER NAME LIMITED')]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'company-name-differs' } });
      expect(refused.body.detail).toContain(order.companyName);
      expect(refused.body.facts).toMatchObject({
        registeredName: order.companyName,
        registeredOn: expect.stringMatching(/^\d{4}-/),
        registeredType: 'Private company limited by shares',
        registeredOffice: expect.any(String),
      });
    }
    expect(await readRecord(main, 'GetCompanyOverview', companyId)).toMatchObject({
      companyName: 'Tidewater Ltd',
      readAt: null,
      registeredOffice: { addressLine1: 'Quay Street' },
    });
    expect((await read(order.companyName)).status).toBe(200);
    expect(await readRecord(main, 'GetCompanyOverview', companyId)).toMatchObject({
      companyName: order.companyName,
    });
  });

  it('that the register does not know stays as it was made', async () => {
    const main = await newMain();
    const companyId = await created(main, { companyNumber: '99999999' });
    const read = await main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
    expect([read.status, read.body.code]).toEqual([404, 'company-unknown']);
    expect(await readRecord(main, 'GetCompanyOverview', companyId)).toMatchObject({ readAt: null });
  });

  it('is refused where its number is in the list already', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001');
    expect(await create(main)).toMatchObject({
      status: 409,
      body: { code: 'company-already-imported', facts: { companyId } },
    });
  });

  it('is refused where its number is in the archive, unless a new record is asked for', async () => {
    const main = await newMain();
    const companyId = await importCompany(main, '09990001');
    await main.call('DELETE', `/api/EditCompanyInfo/DeleteCompany?companyId=${companyId}`);
    expect(await create(main)).toMatchObject({
      status: 409,
      body: { code: 'company-archived', facts: { companyId } },
    });
    expect((await create(main, { beginsNew: true })).status).toBe(200);
  });

  it.each([
    [{ companyNumber: 'OC301234' }, 'companyNumber', 'a limited liability partnership'],
    [{ companyType: 'llp' }, 'companyNumber', 'a limited liability partnership'],
    [{ companyNumber: 'nothing at a' }, 'companyNumber', 'eight characters'],
    [{ companyNumber: 'SC123456' }, 'jurisdiction', 'registered elsewhere'],
    [{ incorporatedOn: '2026-12-24' }, 'incorporatedOn', 'not in the future'],
    [{ companyName: ' ' }, 'companyName', 'Enter the company’s name'],
  ])('is refused at its field: %o', async (wrong, field, words) => {
    const { status, body } = await create(await newMain(), wrong);
    expect([status, body.errors]).toEqual([400, { [field]: expect.stringContaining(words) }]);
  });

  it('may be a limited liability partnership, and is read as one', async () => {
    const main = await newMain();
    const llp = { companyNumber: 'OC990034', companyType: 'llp', companyName: 'Some Partners LLP' };
    const companyId = await created(main, llp);
    expect(await readRecord(main, 'GetCompanyOverview', companyId)).toMatchObject({
      companyName: 'Some Partners LLP',
      typeText: 'Limited liability partnership',
      service: { message: expect.stringContaining('made by hand') },
    });
  });

  it('is within the reach of the agent who made it, and of no other agent', async () => {
    const account = await (await testApi()).newAccount();
    const maker = await account.addAgent(['viewCompany', 'createCompany']);
    const other = await account.addAgent(['viewCompany', 'createCompany']);
    const companyId = await created(maker);
    const ofOther = await other.call('GET', '/api/CompanyInformation/GetCompanies');
    expect((await readRecord(maker, 'GetCompanyOverview', companyId)).companyId).toBe(companyId);
    expect(ofOther.body.entity).toEqual([]);
    expect(await create(other)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('outside your reach') },
    });
  });

  it('keeps its register of members at once', async () => {
    const main = await newMain();
    const books = shareBooksOf(main, await created(main));
    const classId = await books.addClass();
    const holderId = await books.addHolder('Baker');
    const allottees = [{ classId, holderId, shares: '100', priceEach: '1', paidEach: '1' }];
    await books.recorded({ kind: 'allotment', on: '2026-11-02', allottees });
    expect(await books.holdings()).toEqual(['Baker 100']);
  });
});
