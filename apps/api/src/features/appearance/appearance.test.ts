import { configuredAppearance } from '@statbook/contract/appearance';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';

const get = '/api/Usermanagement/GetAppearance';
const save = '/api/Usermanagement/SaveAppearance';
const chosen = {
  ...configuredAppearance,
  layoutType: 'dark',
  menuColour: 'purple',
  navbarImage: 3,
  rtl: true,
};

describe('the appearance of the product', () => {
  it('is nothing of its own until a person has chosen', async () => {
    const { main } = await (await testApi()).newAccount();
    expect((await main.call('GET', get)).body).toEqual({ entity: [] });
  });

  it('is kept for the person who chose it, and for nobody else of the account', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    expect((await agent.call('POST', save, chosen)).body).toEqual({ entity: [chosen] });
    expect((await agent.call('GET', `${get}?userId=${agent.userId}`)).body).toEqual({ entity: [chosen] });
    expect((await account.main.call('GET', get)).body).toEqual({ entity: [] });
  });

  it('is replaced by a later choice', async () => {
    const { main } = await (await testApi()).newAccount();
    await main.call('POST', save, chosen);
    await main.call('POST', save, configuredAppearance);
    expect((await main.call('GET', get)).body).toEqual({ entity: [configuredAppearance] });
  });

  it('reaches the other devices of the person at once, and nobody else', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const { live } = api.server.platform;
    const scope = { as: 'account', accountId } as const;
    const [own, others] = [await live.begin(scope), await live.begin(scope)];
    await main.call('POST', save, chosen);
    const heard = await live.read({ scope, userId: main.userId, cursor: own });
    expect(heard).toMatchObject([{ topic: 'appearance' }]);
    const agent = await (await api.newAccount()).addAgent([]);
    expect(await live.read({ scope, userId: agent.userId, cursor: others })).toEqual([]);
  });

  it.each([
    ['a colour that nobody offers', { ...chosen, menuColour: 'gold' }],
    ['an image that is none of the five', { ...chosen, navbarImage: 6 }],
    ['a choice that is missing', { layoutType: 'dark' }],
    ['anything beside the choices', { ...chosen, note: 'kept for me' }],
  ])('refuses %s', async (_what, body) => {
    const { main } = await (await testApi()).newAccount();
    const reply = await main.call('POST', save, body);
    expect(reply.status).toBe(400);
    expect((await main.call('GET', get)).body).toEqual({ entity: [] });
  });

  it('cannot be chosen for somebody else', async () => {
    const api = await testApi();
    const [own, other] = [await api.newAccount(), await api.newAccount()];
    const reply = await own.main.call('POST', save, { ...chosen, userId: other.main.userId });
    expect(reply.body.code).toBe('caller-mismatch');
  });
});
