import { describe, expect, it } from 'vitest';
import { importCompany } from '../../../testing/imported-company.ts';
import { type TestPerson, testApi } from '../../../testing/test-api.ts';

const path = '/api/CompanyInformation';

async function openTwo() {
  const account = await (await testApi()).newAccount();
  const { main } = account;
  const bakery = await importCompany(main, '09990001');
  const woollens = await importCompany(main, 'SC990005');
  const tag = (companyIds: readonly string[], change: object, who: TestPerson = main) =>
    who.call('POST', `${path}/TagCompanies`, { companyIds, ...change });
  const tags = async (who: TestPerson = main) =>
    (await who.call('GET', `${path}/GetCompanyTags`)).body.entity;
  const listed = async (query = '') => {
    const { body } = await main.call('GET', `${path}/GetCompanies${query}`);
    return new Map(
      body.entity.map((row: { companyNumber: string; tags: string[] }) => [row.companyNumber, row.tags]),
    );
  };
  return { account, main, bakery, woollens, tag, tags, listed };
}

describe('tags of companies', () => {
  it('are given to several at once, and taken from some', async () => {
    const { main, bakery, woollens, tag, tags, listed } = await openTwo();
    expect(await listed()).toEqual(
      new Map([
        ['09990001', []],
        ['SC990005', []],
      ]),
    );
    expect((await tag([bakery, woollens], { add: ['Partner AB', ' year  end  March '] })).body).toEqual({
      done: true,
    });
    await tag([woollens], { add: ['Audit'], remove: ['Partner AB'] });
    expect(await listed()).toEqual(
      new Map([
        ['09990001', ['Partner AB', 'year end March']],
        ['SC990005', ['Audit', 'year end March']],
      ]),
    );
    expect(await tags()).toEqual([
      { tag: 'Audit', companies: 1 },
      { tag: 'Partner AB', companies: 1 },
      { tag: 'year end March', companies: 2 },
    ]);
    const kept = await main.call(
      'GET',
      `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${bakery}`,
    );
    expect(kept.body.entity[0].tags).toEqual(['Partner AB', 'year end March']);
  });

  it('are one tag whatever their capitals, spelled as they are in use', async () => {
    const { bakery, woollens, tag, tags, listed } = await openTwo();
    await tag([bakery], { add: ['Partner AB', 'partner ab'] });
    await tag([woollens], { add: ['PARTNER AB'] });
    expect(await tags()).toEqual([{ tag: 'Partner AB', companies: 2 }]);
    await tag([bakery], { remove: ['partner AB'] });
    await tag([bakery], { add: ['Électricité'] });
    await tag([bakery], { remove: ['Électricité'] });
    expect(await listed('?tag=partner ab')).toEqual(new Map([['SC990005', ['Partner AB']]]));
  });

  it.each([
    ['Évian', 'évian', 'ÉVIAN'],
    ['Łódź', 'łódź', 'ŁÓDŹ'],
  ])('are one tag whatever the capitals of other languages: %s', async (first, second, third) => {
    const { bakery, woollens, tag, tags, listed } = await openTwo();
    await tag([bakery], { add: [first, second] });
    await tag([woollens], { add: [second] });
    expect(await tags()).toEqual([{ tag: first, companies: 2 }]);
    expect((await listed(`?tag=${encodeURIComponent(third)}`)).size).toBe(2);
    await tag([bakery, woollens], { remove: [third] });
    expect(await tags()).toEqual([]);
  });

  it('leave no company with more than twenty', async () => {
    const { bakery, tag, tags } = await openTwo();
    await tag([bakery], { add: Array.from({ length: 20 }, (_, index) => `Tag ${index}`) });
    expect((await tag([bakery], { add: ['One more'] })).body).toMatchObject({
      status: 400,
      errors: { add: 'A company has at most 20 tags' },
    });
    expect(await tags()).toHaveLength(20);
    expect((await tag([bakery], { add: ['One more'], remove: ['Tag 0'] })).status).toBe(200);
  });

  it.each([
    [{}, { add: 'Choose a tag to add or to remove' }],
    [{ add: [' '] }, { 'add.0': 'Enter a tag' }],
    [{ add: ['a, b'] }, { 'add.0': 'Enter a tag without a comma' }],
    [{ add: ['x'.repeat(41)] }, { 'add.0': 'Enter at most 40 characters for a tag' }],
  ])('refuse %j at the field', async (change, errors) => {
    const { bakery, tag } = await openTwo();
    expect((await tag([bakery], change)).body).toMatchObject({ status: 400, errors });
  });

  it('are given by who may edit, to companies within reach', async () => {
    const { account, bakery, woollens, tag, tags } = await openTwo();
    await tag([bakery], { add: ['Partner AB'] });
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await tag([bakery], { add: ['Other'] }, reader)).status).toBe(403);
    expect(await tags(reader)).toEqual([{ tag: 'Partner AB', companies: 1 }]);
    const agent = await account.addAgent(['viewCompany', 'editCompany']);
    expect((await tag([bakery, woollens], { add: ['Other'] }, agent)).status).toBe(404);
    expect(await tags(agent)).toEqual([]);
    expect(await tags()).toHaveLength(1);
  });

  it('of an archived company are in use no more, and come back with it', async () => {
    const { main, bakery, tag, tags } = await openTwo();
    await tag([bakery], { add: ['Partner AB'] });
    await main.call('DELETE', `/api/EditCompanyInfo/DeleteCompany?companyId=${bakery}`);
    expect(await tags()).toEqual([]);
    await main.call('POST', '/api/EditCompanyInfo/RestoreCompany', { companyId: bakery });
    expect(await tags()).toEqual([{ tag: 'Partner AB', companies: 1 }]);
  });

  it('stand in the activity of the account', async () => {
    const { main, bakery, tag } = await openTwo();
    await tag([bakery], { add: ['Partner AB'] });
    const { body } = await main.call('GET', '/api/ActivityLogs/GetAccountActivity');
    expect(body.entity[0]).toMatchObject({ text: 'Tags of companies changed' });
  });
});
