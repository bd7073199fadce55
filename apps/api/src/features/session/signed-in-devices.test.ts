import { describe, expect, it } from 'vitest';
import { filing } from '../../platform/database/schema.ts';
import { fullAccount } from '../../safety/full-account.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';

const devices = (person: TestPerson) => person.call('GET', '/api/Session/GetSessions');
const end = (person: TestPerson, sessionId: string) =>
  person.call('POST', '/api/Session/EndSession', { sessionId });

/** The same person in another browser: a token of another session of the provider’s. */
async function inAnotherBrowser({ email }: TestPerson, userAgent: string) {
  const api = await testApi();
  const { access_token: token } = await api.mintToken({
    sub: email.split('@')[0] ?? '',
    email,
    sid: `other-${email}`,
  });
  const call = (path: string, method = 'GET') => api.call(method, path, { token, userAgent });
  return { call };
}

describe('the devices on which somebody is signed in', () => {
  it('are shown in words, with the one that asks marked', async () => {
    const { main } = await (await testApi()).newAccount();
    await devices(main);
    const other = await inAnotherBrowser(main, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0');
    const { body } = await other.call('/api/Session/GetSessions');
    expect(body.entity).toMatchObject([
      { device: 'Firefox on Windows', isThisOne: true },
      { device: 'Another program', isThisOne: false },
    ]);
  });

  it('can be signed out one by one, at once', async () => {
    const { main } = await (await testApi()).newAccount();
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    const [theirs] = (await other.call('/api/Session/GetSessions')).body.entity;
    expect((await end(main, theirs.sessionId)).body).toEqual({ done: true });
    expect((await other.call('/api/Session/GetSessions')).body.code).toBe('session-ended');
    expect((await devices(main)).body.entity).toHaveLength(1);
  });

  it('are all signed out together, the one that asks too', async () => {
    const { main } = await (await testApi()).newAccount();
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    await other.call('/api/Session/GetSessions');
    expect((await main.call('POST', '/api/Session/EndAllSessions', {})).body).toEqual({ done: true });
    expect((await other.call('/api/Session/GetSessions')).body.code).toBe('session-ended');
    expect((await devices(main)).body.code).toBe('session-ended');
  });

  it('are one’s own: nobody ends a session of somebody else, not even a main user', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    const [session] = (await devices(agent)).body.entity;
    expect((await end(account.main, session.sessionId)).body.code).toBe('not-found');
    expect((await devices(agent)).status).toBe(200);
  });
});

describe('what was left unfinished', () => {
  it('is offered to whom began it, whatever sessions lie between, and to nobody else', async () => {
    const account = await fullAccount();
    const { accountId, companyId, main } = account;
    const unfinished = (person: TestPerson) => person.call('GET', '/api/Session/GetUnfinishedWork');
    const agent = await account.addAgent(['viewCompany', 'editCompany'], true);
    await unfinished(agent);
    const { database } = (await testApi()).server.platform;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      tx
        .insert(filing)
        .values({ accountId, companyId, form: 'CS01', createdBy: main.userId, draftStep: 'trading' }),
    );
    const wanted = [
      {
        form: 'CS01',
        formName: expect.stringMatching(/confirmation statement/i),
        step: 'trading',
        companyId,
      },
      // The full account holds a return of allotments that is being made up.
      { form: 'allotment', formName: 'Allotment of shares', step: null, companyId },
      { form: 'open-form', address: expect.stringMatching('/company/shares/event'), companyId },
    ];
    expect((await unfinished(main)).body.entity).toMatchObject(wanted);
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    await other.call('/api/Session/GetSessions');
    const later = await inAnotherBrowser(main, 'Firefox/145.0');
    expect((await later.call('/api/Session/GetUnfinishedWork')).body.entity).toMatchObject(wanted);
    expect((await unfinished(agent)).body.entity).toEqual([]);
  });

  it('holds what was entered in a form, until it is recorded or given up', async () => {
    const { main, companyId } = await fullAccount();
    const address = `/company/shares/transfer?company=${companyId}&entry=new`;
    const keep = (values: object | null) =>
      main.call('POST', '/api/Session/SaveOpenForm', { companyId, address, title: 'Transfer', values });
    const read = async () => {
      const query = new URLSearchParams({ companyId, address }).toString();
      return (await main.call('GET', `/api/Session/GetOpenForm?${query}`)).body.entity;
    };
    const offered = async () => {
      const { body } = await main.call('GET', '/api/Session/GetUnfinishedWork');
      return body.entity.filter((draft: { address: string }) => draft.address === address);
    };
    await keep({ consideration: '1' });
    await keep({ consideration: '120.00', lines: [{ shares: '5' }] });
    expect(await read()).toMatchObject([{ values: { consideration: '120.00', lines: [{ shares: '5' }] } }]);
    expect(await offered()).toMatchObject([{ formName: 'Transfer', companyId }]);
    await keep(null);
    expect([await read(), await offered()]).toEqual([[], []]);
    const elsewhere = { companyId, address: 'https://elsewhere.example', title: 'x', values: {} };
    expect((await main.call('POST', '/api/Session/SaveOpenForm', elsewhere)).body.code).toBe(
      'invalid-request',
    );
  });
});
