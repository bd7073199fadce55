import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';
import { pictures } from '../../testing/pictures.ts';

const users = '/api/Usermanagement';
const save = (person: TestPerson, photo: Buffer) =>
  person.call('POST', `${users}/SaveProfilePhoto`, { Photo: photo.toString('base64') });

async function photoOf(person: TestPerson): Promise<string | null> {
  const { body } = await person.call('GET', '/api/AgentDetails/GetAllAgent');
  const own = body.Entity.find(({ AgentId }: { AgentId: string }) => AgentId === person.userId);
  return own.AgentProfilePhoto;
}

describe('the photo of a person', () => {
  it.each([
    ['image/png', pictures.png],
    ['image/jpeg', pictures.jpeg],
    ['image/webp', pictures.webp],
  ])('is kept as %s and shown with the list of users', async (type, photo) => {
    const { main } = await (await testApi()).newAccount();
    expect((await save(main, photo)).body).toEqual({ Done: true });
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
    expect(refused).toMatchObject({ status: 400, body: { errors: { Photo: expect.stringMatching(words) } } });
    expect(await photoOf(main)).toBeNull();
  });
});

describe('the presenter credentials of an account', () => {
  const credentials = { PresenterId: 'E1234567', PresenterAuthenticationCode: 'K7QZ2MPX94W' };

  it('are kept sealed, shown on request with a row of activity, and forgotten again', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const has = async () => (await main.call('GET', `${users}/GetPresenter`)).body.Entity;
    expect(await has()).toEqual([{ HasOwn: false }]);
    expect((await main.call('POST', `${users}/ShowPresenter`, {})).status).toBe(404);
    expect((await main.call('POST', `${users}/SavePresenter`, credentials)).body).toEqual({ Done: true });
    expect(await has()).toEqual([{ HasOwn: true }]);
    const shown = await main.call('POST', `${users}/ShowPresenter`, {});
    expect(shown.body.Entity).toEqual([credentials]);
    const { database, gateways } = api.server.platform;
    expect(await gateways(accountId)).not.toEqual(await gateways((await api.newAccount()).accountId));
    await main.call('POST', `${users}/RemovePresenter`, {});
    expect(await has()).toEqual([{ HasOwn: false }]);
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
    const reader = await account.addAgent(['ViewSettings']);
    expect((await reader.call('GET', `${users}/GetPresenter`)).status).toBe(200);
    expect((await reader.call('POST', `${users}/ShowPresenter`, {})).body.code).toBe('flag-missing');
    const { PresenterAuthenticationCode: code } = credentials;
    const inAddress = await account.main.call(
      'POST',
      `${users}/SavePresenter?PresenterAuthenticationCode=${code}`,
      credentials,
    );
    expect(inAddress.body.code).toBe('secret-in-url');
  });

  it.each([
    [{ ...credentials, PresenterId: 'EE1' }, 'PresenterId'],
    [{ ...credentials, PresenterId: '123456789012' }, 'PresenterId'],
    [{ ...credentials, PresenterAuthenticationCode: 'no blanks!' }, 'PresenterAuthenticationCode'],
  ])('are refused by the field: %o', async (body, field) => {
    const { main } = await (await testApi()).newAccount();
    const refused = await main.call('POST', `${users}/SavePresenter`, body);
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });
});

describe('what a person is told of', () => {
  it('is everything in the product and nothing by mail, until they choose', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    const choicesOf = async (person: TestPerson) =>
      (await person.call('GET', `${users}/GetNotificationChoices`)).body.Entity;
    const before = await choicesOf(agent);
    expect(before).toHaveLength(4);
    expect(before).toContainEqual({ Kind: 'date-near', InProduct: true, ByMail: false });
    const chosen = { Kind: 'date-near', InProduct: false, ByMail: true };
    await agent.call('POST', `${users}/SaveNotificationChoices`, { Choices: [chosen] });
    await agent.call('POST', `${users}/SaveNotificationChoices`, {
      Choices: [{ ...chosen, InProduct: true }],
    });
    expect(await choicesOf(agent)).toContainEqual({ ...chosen, InProduct: true });
    expect(await choicesOf(account.main)).toEqual(before);
  });
});
