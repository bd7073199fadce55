import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { testApi } from '../../testing/test-api.ts';

describe('signing in', () => {
  it('tells a bound user who is signed in and what the user may do', async () => {
    const { main } = await (await testApi()).newAccount();
    const details = await main.call('GET', '/api/LicenceDetails/UserLoginDetails');
    expect(details.status).toBe(200);
    expect(details.body.entity).toEqual([
      {
        centralUserId: main.userId,
        agentId: main.userId,
        userFullName: 'Test Person',
        userEmail: main.email,
        isMainUser: true,
        accountName: expect.stringContaining('Test account'),
      },
    ]);
    const access = await main.call('GET', `/api/AgentDetails/GetUserAccess?id=${main.userId}`);
    expect(Object.values(access.body.entity[0])).toEqual(Array.from({ length: 17 }, () => true));
  });

  it('gives an agent only its own flags, and itself alone in the list of users', async () => {
    const account = await (await testApi()).newAccount();
    const agent = await account.addAgent(['viewCompany']);
    const access = await agent.call('GET', '/api/AgentDetails/GetUserAccess');
    expect(access.body.entity[0]).toMatchObject({ viewCompany: true, editCompany: false });
    const users = await agent.call('GET', '/api/AgentDetails/GetAllAgent');
    expect(users.body.entity).toMatchObject([{ agentId: agent.userId }]);
    const all = await account.main.call('GET', `/api/AgentDetails/GetAllAgent?id=${account.main.userId}`);
    expect(all.body.entity).toHaveLength(2);
  });

  it('binds an invited user by verified e-mail, once', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { addUser } = await import('../../workflows/create-account/create-account.ts');
    const email = `invited-${account.accountId}@practice.example`;
    await addUser(api.server.platform, account.accountId, {
      email,
      fullName: 'Invited Person',
      kind: 'agent',
    });

    const first = await api.mintToken({ sub: `first-${account.accountId}`, email });
    const before = await api.call('GET', '/api/LicenceDetails/UserLoginDetails', {
      token: first.access_token,
    });
    expect(before.status).toBe(403);
    expect(before.body.code).toBe('not-invited');

    const bound = await api.call('POST', '/api/Session/SignIn', {
      token: first.access_token,
      body: { idToken: first.id_token },
    });
    expect(bound.body).toEqual({ done: true });
    const after = await api.call('GET', '/api/LicenceDetails/UserLoginDetails', {
      token: first.access_token,
    });
    expect(after.body.entity[0].userFullName).toBe('Invited Person');

    const second = await api.mintToken({ sub: `second-${account.accountId}`, email });
    const refused = await api.call('POST', '/api/Session/SignIn', {
      token: second.access_token,
      body: { idToken: second.id_token },
    });
    expect(refused.body.code).toBe('not-invited');
  });

  it.each([
    'expired',
    'wrong-audience',
    'wrong-issuer',
    'wrong-key',
    'unknown-key',
    'alg-none',
    'wrong-type',
  ])('refuses a token that is %s', async (fault) => {
    const api = await testApi();
    const { access_token: token } = await api.mintToken({ sub: 'anybody', fault });
    const reply = await api.call('GET', '/api/LicenceDetails/UserLoginDetails', { token });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: 'not-signed-in', requestId: reply.headers.get('x-request-id') });
  });

  it('refuses a parameter that names another caller than the token', async () => {
    const { main } = await (await testApi()).newAccount();
    const reply = await main.call(
      'GET',
      '/api/LicenceDetails/UserLoginDetails?emailId=somebody@else.example',
    );
    expect(reply.status).toBe(403);
    expect(reply.body.code).toBe('caller-mismatch');
  });

  it('ends the session at once when the person signs out', async () => {
    const { main } = await (await testApi()).newAccount();
    await main.call('GET', '/api/LicenceDetails/UserLoginDetails');
    expect((await main.call('POST', '/api/Session/SignOut')).body).toEqual({ done: true });
    const after = await main.call('GET', '/api/LicenceDetails/UserLoginDetails');
    expect(after.body.code).toBe('session-ended');
  });

  it('opens an ended session by a new sign-in only, not by what the issuer said before', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const sub = main.email.split('@')[0] ?? '';
    const tokens = await api.mintToken({ sub, email: main.email, sid: `once-${sub}` });
    const token = tokens.access_token;
    const signIn = () =>
      api.call('POST', '/api/Session/SignIn', { token, body: { idToken: tokens.id_token } });
    expect((await signIn()).body).toEqual({ done: true });
    await api.call('POST', '/api/Session/SignOut', { token });
    const { database } = api.server.platform;
    await database.transaction({ as: 'sign-in' }, (tx) =>
      sessionOf(tx).query(`update session set ended_at = now() + interval '2 seconds' where user_id = $1`, [
        main.userId,
      ]),
    );
    expect((await signIn()).body.code).toBe('session-ended');
  });

  it('leaves a row in the activity log, in an unbroken chain', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    await main.call('POST', '/api/Session/SignOut');
    const { database, activity } = api.server.platform;
    const chain = await database.transaction({ as: 'provision' }, (tx) => activity.verify(tx, accountId));
    expect(chain).toEqual({ rows: 2 });
  });
});
