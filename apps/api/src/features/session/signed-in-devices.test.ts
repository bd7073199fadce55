import { describe, expect, it } from 'vitest';
import { filing } from '../../platform/database/schema.ts';
import { fullAccount } from '../../safety/full-account.ts';
import { type TestPerson, testApi } from '../../testing/test-api.ts';

const devices = (person: TestPerson) => person.call('GET', '/api/Session/GetSessions');
const end = (person: TestPerson, sessionId: string) =>
  person.call('POST', '/api/Session/EndSession', { SessionId: sessionId });

/** The same person in another browser: a token of another session of the provider’s. */
async function inAnotherBrowser({ email }: TestPerson, userAgent: string) {
  const api = await testApi();
  const { access_token: token } = await api.mintToken({
    sub: email.split('@')[0] ?? '',
    email,
    sid: `other-${email}`,
  });
  const call = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': userAgent };
    const response = await fetch(`${api.url}${path}`, { method, headers });
    // oxlint-disable-next-line typescript/no-explicit-any -- a reply of the server, checked there
    return { status: response.status, body: (await response.json()) as any };
  };
  return { call };
}

describe('the devices on which somebody is signed in', () => {
  it('are shown in words, with the one that asks marked', async () => {
    const { main } = await (await testApi()).newAccount();
    await devices(main);
    const other = await inAnotherBrowser(main, 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0');
    const { body } = await other.call('/api/Session/GetSessions');
    expect(body.Entity).toMatchObject([
      { Device: 'Firefox on Windows', IsThisOne: true },
      { Device: 'Another program', IsThisOne: false },
    ]);
  });

  it('can be signed out one by one, at once', async () => {
    const { main } = await (await testApi()).newAccount();
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    const [theirs] = (await other.call('/api/Session/GetSessions')).body.Entity;
    expect((await end(main, theirs.SessionId)).body).toEqual({ Done: true });
    expect((await other.call('/api/Session/GetSessions')).body.code).toBe('session-ended');
    expect((await devices(main)).body.Entity).toHaveLength(1);
  });

  it('are all signed out together, the one that asks too', async () => {
    const { main } = await (await testApi()).newAccount();
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    await other.call('/api/Session/GetSessions');
    expect((await main.call('POST', '/api/Session/EndAllSessions', {})).body).toEqual({ Done: true });
    expect((await other.call('/api/Session/GetSessions')).body.code).toBe('session-ended');
    expect((await devices(main)).body.code).toBe('session-ended');
  });

  it('are one’s own: nobody ends a session of somebody else, not even a main user', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent([]);
    const [session] = (await devices(agent)).body.Entity;
    expect((await end(account.main, session.SessionId)).body.code).toBe('not-found');
    expect((await devices(agent)).status).toBe(200);
  });
});

describe('what was left unfinished', () => {
  it('is offered to whom began it, whatever sessions lie between, and to nobody else', async () => {
    const account = await fullAccount();
    const { accountId, companyId, main } = account;
    const unfinished = (person: TestPerson) => person.call('GET', '/api/Session/GetUnfinishedWork');
    const agent = await account.addAgent(['ViewCompany', 'EditCompany'], true);
    await unfinished(agent);
    const { database } = (await testApi()).server.platform;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      tx
        .insert(filing)
        .values({ accountId, companyId, form: 'CS01', createdBy: main.userId, draftStep: 'trading' }),
    );
    const wanted = [
      {
        Form: 'CS01',
        FormName: expect.stringMatching(/confirmation statement/i),
        Step: 'trading',
        CompanyId: companyId,
      },
      // The full account holds a return of allotments that is being made up.
      { Form: 'allotment', FormName: 'Allotment of shares', Step: null, CompanyId: companyId },
      { Form: 'open-form', Address: expect.stringMatching('/company/shares/event'), CompanyId: companyId },
    ];
    expect((await unfinished(main)).body.Entity).toMatchObject(wanted);
    const other = await inAnotherBrowser(main, 'Firefox/144.0');
    await other.call('/api/Session/GetSessions');
    const later = await inAnotherBrowser(main, 'Firefox/145.0');
    expect((await later.call('/api/Session/GetUnfinishedWork')).body.Entity).toMatchObject(wanted);
    expect((await unfinished(agent)).body.Entity).toEqual([]);
  });

  it('holds what was entered in a form, until it is recorded or given up', async () => {
    const { main, companyId: CompanyId } = await fullAccount();
    const Address = `/company/shares/transfer?company=${CompanyId}&entry=new`;
    const keep = (Values: object | null) =>
      main.call('POST', '/api/Session/SaveOpenForm', { CompanyId, Address, Title: 'Transfer', Values });
    const read = async () => {
      const query = new URLSearchParams({ CompanyId, Address }).toString();
      return (await main.call('GET', `/api/Session/GetOpenForm?${query}`)).body.Entity;
    };
    const offered = async () => {
      const { body } = await main.call('GET', '/api/Session/GetUnfinishedWork');
      return body.Entity.filter((draft: { Address: string }) => draft.Address === Address);
    };
    await keep({ Consideration: '1' });
    await keep({ Consideration: '120.00', Lines: [{ Shares: '5' }] });
    expect(await read()).toMatchObject([{ Values: { Consideration: '120.00', Lines: [{ Shares: '5' }] } }]);
    expect(await offered()).toMatchObject([{ FormName: 'Transfer', CompanyId }]);
    await keep(null);
    expect([await read(), await offered()]).toEqual([[], []]);
    const elsewhere = { CompanyId, Address: 'https://elsewhere.example', Title: 'x', Values: {} };
    expect((await main.call('POST', '/api/Session/SaveOpenForm', elsewhere)).body.code).toBe(
      'invalid-request',
    );
  });
});
