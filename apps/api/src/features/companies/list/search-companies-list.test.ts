import { describe, expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';

const group = '/api/CompanyInformation';

async function newMain(): Promise<TestPerson> {
  return (await (await testApi()).newAccount()).main;
}

async function imported(person: TestPerson, companyNumber: string): Promise<string> {
  const { body } = await person.call('POST', `${group}/ImportCompany`, { companyNumber });
  return body.entity[0].companyId;
}

describe('searching the public register', () => {
  it('finds companies by name, says how far each can be served, and which are in the list already', async () => {
    const main = await newMain();
    const companyId = await imported(main, '09990019');
    const { body } = await main.call(
      'GET',
      `${group}/SearhCompanieslist?searchQuery=brightwater&connectionType=Test`,
    );
    expect(body).toMatchObject({ hasMore: false });
    expect(body.entity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ companyNumber: '09990019', companyId }),
        expect.objectContaining({
          companyNumber: '09990020',
          companyId: null,
          service: { level: 'full', message: null },
        }),
      ]),
    );
    const closed = await main.call('GET', `${group}/SearhCompanieslist?searchQuery=empty%20nest`);
    expect(closed.body.entity[0]).toMatchObject({
      companyNumber: '09990044',
      service: { level: 'refused', message: expect.stringContaining('dissolved') },
    });
    const open = await main.call(
      'GET',
      `${group}/SearhCompanieslist?searchQuery=empty%20nest&activeOnly=true`,
    );
    expect(open.body.entity.map((row: { companyNumber: string }) => row.companyNumber)).not.toContain(
      '09990044',
    );
  });

  it('goes on page by page, to the end of what the register shows', async () => {
    const main = await newMain();
    const page = (start: number) =>
      main.call('GET', `${group}/SearhCompanieslist?searchQuery=limited&pageSize=2&startIndex=${start}`);
    const [first, second, past] = [await page(0), await page(2), await page(1000)];
    expect(first.body.hasMore).toBe(true);
    expect(first.body.entity[0].companyNumber).not.toBe(second.body.entity[0].companyNumber);
    expect(past.body).toEqual({ entity: [], total: 0, hasMore: false });
    expect((await main.call('GET', `${group}/SearhCompanieslist?searchQuery=%20`)).status).toBe(400);
  });

  it('shows another account’s record to nobody', async () => {
    await imported(await newMain(), '09990019');
    const stranger = await newMain();
    const { body } = await stranger.call('GET', `${group}/SearhCompanieslist?searchQuery=brightwater`);
    expect(body.entity.every((row: { companyId: string | null }) => row.companyId === null)).toBe(true);
  });
});

describe('looking a company up by its number', () => {
  it('gives the registered office under the names of the register', async () => {
    const main = await newMain();
    const { body } = await main.call('GET', `${group}/CompaniesInformation?companyNumber=sc990005`);
    expect(body.entity).toMatchObject([
      {
        companyNumber: 'SC990005',
        companyName: 'GLEN ORRIN WOOLLENS LIMITED',
        registeredOfficeAddress: {
          addressLine1: expect.any(String),
          locality: expect.any(String),
          postalCode: expect.any(String),
        },
        companyId: null,
      },
    ]);
  });

  it('says that a number is unknown, is none, or is asked for in the wrong mode', async () => {
    const main = await newMain();
    const look = (query: string) => main.call('GET', `${group}/CompaniesInformation?${query}`);
    expect(await look('companyNumber=09990099')).toMatchObject({
      status: 404,
      body: { code: 'company-unknown' },
    });
    expect(await look('companyNumber=..%2Fsearch')).toMatchObject({
      status: 400,
      body: { errors: { companyNumber: expect.stringContaining('company number') } },
    });
    expect(await look('companyNumber=09990001&connectionType=Live')).toMatchObject({
      body: { code: 'wrong-connection-type', errors: { connectionType: 'Enter Test, or leave this out' } },
    });
  });
});
