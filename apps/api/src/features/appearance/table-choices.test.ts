import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';

const get = '/api/Usermanagement/GetTableChoices';
const save = '/api/Usermanagement/SaveTableChoice';
const companies = { table: 'companies', rowHeight: 'compact', columns: ['status', 'due'] };
const officers = { table: 'officers', rowHeight: null, columns: [] };

describe('how a person chose to see the tables', () => {
  it('is kept for each table by itself, and for nobody else of the account', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    expect((await agent.call('POST', save, officers)).body).toEqual({ done: true });
    await agent.call('POST', save, companies);
    expect((await agent.call('GET', get)).body).toEqual({ entity: [companies, officers] });
    expect((await account.main.call('GET', get)).body).toEqual({ entity: [] });
  });

  it('is replaced by a later choice, also by that of what everybody sees', async () => {
    const { main } = await (await testApi()).newAccount();
    const usual = { table: 'companies', rowHeight: null, columns: null };
    await main.call('POST', save, companies);
    await main.call('POST', save, usual);
    expect((await main.call('GET', get)).body).toEqual({ entity: [usual] });
  });

  it('reaches the other devices of the person at once, and nobody else', async () => {
    const { server, newAccount } = await testApi();
    const { main, accountId, addAgent } = await newAccount();
    const { userId } = await addAgent([]);
    const { live } = server.platform;
    const scope = { as: 'account', accountId } as const;
    const [own, others] = [await live.begin(scope), await live.begin(scope)];
    await main.call('POST', save, companies);
    const heard = await live.read({ scope, userId: main.userId, cursor: own });
    expect(heard).toMatchObject([{ topic: 'table-choices' }]);
    expect(await live.read({ scope, userId, cursor: others })).toEqual([]);
  });

  it.each([
    ['a table that the product has not', { ...companies, table: 'wishes' }],
    ['a height that nobody offers', { ...companies, rowHeight: 'huge' }],
    ['what is no name of a column', { ...companies, columns: ['<b>'] }],
    ['more columns than a table has', { ...companies, columns: Array.from({ length: 41 }, () => 'status') }],
    ['anything beside the choice', { ...companies, note: 'kept for me' }],
  ])('refuses %s', async (_what, body) => {
    const { main } = await (await testApi()).newAccount();
    expect((await main.call('POST', save, body)).status).toBe(400);
    expect((await main.call('GET', get)).body).toEqual({ entity: [] });
  });
});
