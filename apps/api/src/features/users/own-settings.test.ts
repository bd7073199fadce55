import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';
import { pictures } from '../../testing/pictures.ts';

const users = '/api/Usermanagement';
const save = (person: TestPerson, photo: Buffer) =>
  person.call('POST', `${users}/SaveProfilePhoto`, { photo: photo.toString('base64') });

async function photoOf(person: TestPerson): Promise<string | null> {
  const { body } = await person.call('GET', '/api/AgentDetails/GetAllAgent');
  const own = body.entity.find(({ agentId }: { agentId: string }) => agentId === person.userId);
  return own.agentProfilePhoto;
}

describe('the photo of a person', () => {
  it.each([
    ['image/png', pictures.png],
    ['image/jpeg', pictures.jpeg],
    ['image/webp', pictures.webp],
  ])('is kept as %s and shown with the list of users', async (type, photo) => {
    const { main } = await (await testApi()).newAccount();
    expect((await save(main, photo)).body).toEqual({ done: true });
    expect(await photoOf(main)).toBe(`data:${type};base64,${photo.toString('base64')}`);
    await main.call('POST', `${users}/RemoveProfilePhoto`, {});
    expect(await photoOf(main)).toBeNull();
  });

  it.each([
    ['a page that calls itself a picture', Buffer.from('<svg onload="alert(1)"/>'), /PNG, JPEG or WebP/],
    ['a picture of more than 64 KB', Buffer.alloc(65 * 1024), /at most 64 KB/],
    ['a picture that is cut off', pictures.png.subarray(0, 40), /whole PNG/],
    ['nothing', Buffer.alloc(0), /Choose a picture/],
  ])('is refused as %s', async (_what, photo, words) => {
    const { main } = await (await testApi()).newAccount();
    const refused = await save(main, photo);
    expect(refused).toMatchObject({ status: 400, body: { errors: { photo: expect.stringMatching(words) } } });
    expect(await photoOf(main)).toBeNull();
  });
});

describe('the presenter credentials of an account', () => {
  const credentials = { presenterId: 'E1234567', presenterAuthenticationCode: 'K7QZ2MPX94W' };

  it('are kept sealed, shown on request with a row of activity, and forgotten again', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const has = async () => (await main.call('GET', `${users}/GetPresenter`)).body.entity;
    expect(await has()).toEqual([{ hasOwn: false }]);
    expect((await main.call('POST', `${users}/ShowPresenter`, {})).status).toBe(404);
    expect((await main.call('POST', `${users}/SavePresenter`, credentials)).body).toEqual({ done: true });
    expect(await has()).toEqual([{ hasOwn: true }]);
    const shown = await main.call('POST', `${users}/ShowPresenter`, {});
    expect(shown.body.entity).toEqual([credentials]);
    const { database, gateways } = api.server.platform;
    expect(await gateways(accountId)).not.toEqual(await gateways((await api.newAccount()).accountId));
    await main.call('POST', `${users}/RemovePresenter`, {});
    expect(await has()).toEqual([{ hasOwn: false }]);
    const rows = await database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query('select action from activity where account_id = $1 order by sequence', [accountId]),
    );
    expect(rows.flat()).toEqual([
      'account.created',
      'presenter.saved',
      'presenter.shown',
      'presenter.removed',
    ]);
  });

  it('are seen by nobody who may only read settings, and never taken from an address', async () => {
    const account = await (await testApi()).newAccount();
    const reader = await account.addAgent(['viewSettings']);
    expect((await reader.call('GET', `${users}/GetPresenter`)).status).toBe(200);
    expect((await reader.call('POST', `${users}/ShowPresenter`, {})).body.code).toBe('flag-missing');
    const { presenterAuthenticationCode: code } = credentials;
    const inAddress = await account.main.call(
      'POST',
      `${users}/SavePresenter?presenterAuthenticationCode=${code}`,
      credentials,
    );
    expect(inAddress.body.code).toBe('secret-in-url');
  });

  it.each([
    [{ ...credentials, presenterId: 'EE1' }, 'presenterId'],
    [{ ...credentials, presenterId: '123456789012' }, 'presenterId'],
    [{ ...credentials, presenterAuthenticationCode: 'no blanks!' }, 'presenterAuthenticationCode'],
  ])('are refused by the field: %o', async (body, field) => {
    const { main } = await (await testApi()).newAccount();
    const refused = await main.call('POST', `${users}/SavePresenter`, body);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
});

describe('what a person is told of', () => {
  it('is everything in the product, and by mail only what cannot wait, until they choose', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    const choicesOf = async (person: TestPerson) =>
      (await person.call('GET', `${users}/GetNotificationChoices`)).body.entity;
    const before = await choicesOf(agent);
    expect(before).toHaveLength(8);
    expect(before).toContainEqual({ kind: 'date-near', inProduct: true, byMail: false });
    expect(before).toContainEqual({ kind: 'register-alarm', inProduct: true, byMail: true });
    const chosen = { kind: 'date-near', inProduct: false, byMail: true };
    await agent.call('POST', `${users}/SaveNotificationChoices`, { choices: [chosen] });
    await agent.call('POST', `${users}/SaveNotificationChoices`, {
      choices: [{ ...chosen, inProduct: true }],
    });
    expect(await choicesOf(agent)).toContainEqual({ ...chosen, inProduct: true });
    expect(await choicesOf(account.main)).toEqual(before);
  });
});
