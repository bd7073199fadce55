import { describe, expect, it } from 'vitest';
import { newCompany } from '../../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../../testing/test-api.ts';

interface SignedIn {
  token: string;
  idToken: string;
}

/** Invites an address to an account; the id of the user that it will be. */
async function invite({ main }: TestAccount, email: string): Promise<string> {
  const invited = { fullName: 'Idris Vane', email, flags: ['viewCompany'], allCompanies: true };
  const { body } = await main.call('POST', '/api/AgentDetails/SaveAgentDetails', invited);
  return String(body.entity[0].agentId);
}

async function atIssuer(api: TestApi, email: string): Promise<SignedIn> {
  const tokens = await api.mintToken({ sub: `sub-${email}`, email });
  return { token: tokens.access_token, idToken: tokens.id_token };
}

const callAs = (api: TestApi, { token, idToken }: SignedIn) => ({
  signIn: (accountId?: string) =>
    api.call('POST', '/api/Session/SignIn', { token, body: { idToken, ...(accountId && { accountId }) } }),
  accounts: async () =>
    (await api.call('POST', '/api/Session/GetAccounts', { token, body: { idToken } })).body.entity,
  change: (accountId: string) =>
    api.call('POST', '/api/Session/ChangeAccount', { token, body: { accountId, idToken } }),
  whoAmI: () => api.call('GET', '/api/LicenceDetails/UserLoginDetails', { token }),
  get: (path: string) => api.call('GET', path, { token }),
});

/** Somebody who has accepted the invitations of two accounts, and signs in anew. */
async function userOfTwo() {
  const api = await testApi();
  const [first, second] = [await api.newAccount(), await api.newAccount()];
  const email = `both-${crypto.randomUUID()}@practice.example`;
  for (const account of [first, second]) {
    await invite(account, email);
    await callAs(api, await atIssuer(api, email)).signIn(account.accountId);
  }
  return { api, email, first, second, me: callAs(api, await atIssuer(api, email)) };
}

describe('an accepted invitation', () => {
  const told = async ({ main }: Pick<TestAccount, 'main'>) =>
    (await main.call('GET', '/api/Usermanagement/GetNotifications?kind=invitation')).body.entity;

  it('is told to who may invite, once, and not to who has accepted', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const email = `told-${crypto.randomUUID()}@practice.example`;
    await invite(account, email);
    for (const _ of ['accepted', 'signed in anew'])
      await callAs(api, await atIssuer(api, email)).signIn(account.accountId);
    await expect
      .poll(() => told(account))
      .toMatchObject([{ kind: 'invitation', title: 'Idris Vane has accepted the invitation' }]);
  });

  it('is told in the account that somebody of another has changed to', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    const email = `moves-${crypto.randomUUID()}@practice.example`;
    await invite(first, email);
    await invite(second, email);
    const me = callAs(api, await atIssuer(api, email));
    await me.signIn(first.accountId);
    expect(await told(second)).toEqual([]);
    expect((await me.change(second.accountId)).status).toBe(200);
    await expect.poll(() => told(second)).toHaveLength(1);
    await expect.poll(() => told(first)).toHaveLength(1);
  });
});

describe('a person whom two accounts have invited', () => {
  it('chooses one of them at the first sign-in, and is bound in that one alone', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    const email = `twice-${crypto.randomUUID()}@practice.example`;
    const [firstUser, secondUser] = [await invite(first, email), await invite(second, email)];
    const me = callAs(api, await atIssuer(api, email));
    expect((await me.signIn()).body.code).toBe('choose-account');
    expect((await me.whoAmI()).body.code).toBe('not-invited');
    expect(await me.accounts()).toHaveLength(2);
    expect(await me.accounts()).toContainEqual({
      accountId: second.accountId,
      accountName: expect.stringContaining('Test account'),
      isInvitation: true,
      isCurrent: false,
    });
    expect((await me.signIn(second.accountId)).body).toEqual({ done: true });
    expect((await me.whoAmI()).body.entity[0].agentId).toBe(secondUser);
    const status = async ({ main }: TestAccount, id: string) =>
      (await main.call('GET', `/api/AgentDetails/GetAgentDetails?agentId=${id}`)).body.entity[0].status;
    expect([await status(first, firstUser), await status(second, secondUser)]).toEqual(['invited', 'active']);
  });
});

describe('an invited address', () => {
  it('is one whatever its capitals, and not that of a look-alike letter', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const name = `Kay-${crypto.randomUUID()}@practice.example`;
    await invite(account, name);
    // U+212A, whose small letter is a plain k.
    const lookAlike = callAs(api, await atIssuer(api, name.replace('K', '\u212A')));
    expect((await lookAlike.signIn()).body.code).toBe('not-invited');
    expect((await callAs(api, await atIssuer(api, name.toUpperCase())).signIn()).status).toBe(200);
  });
});

describe('a user of two accounts', () => {
  it('is let into none before they have chosen', async () => {
    const { me } = await userOfTwo();
    expect((await me.whoAmI()).body.code).toBe('choose-account');
    expect((await me.signIn()).body.code).toBe('choose-account');
  });

  it('works in the account chosen, and reaches nothing of the other', async () => {
    const { api, first, second, me } = await userOfTwo();
    const [own, others] = [await newCompany(api, first), await newCompany(api, second)];
    expect((await me.signIn(first.accountId)).status).toBe(200);
    const overview = (id: string) => me.get(`/api/CompanyInformation/GetCompanyOverview?companyId=${id}`);
    expect((await overview(own.companyId)).status).toBe(200);
    expect((await overview(others.companyId)).body.code).toBe('not-found');
  });

  it('changes the account at once, and back', async () => {
    const { api, first, second, me } = await userOfTwo();
    const others = await newCompany(api, second);
    const overview = () => me.get(`/api/CompanyInformation/GetCompanyOverview?companyId=${others.companyId}`);
    await me.signIn(first.accountId);
    expect((await overview()).status).toBe(404);
    expect((await me.change(second.accountId)).body).toEqual({ done: true });
    expect((await overview()).status).toBe(200);
    expect(await me.accounts()).toContainEqual(
      expect.objectContaining({ accountId: second.accountId, isCurrent: true }),
    );
    expect((await me.change(first.accountId)).status).toBe(200);
    expect((await overview()).status).toBe(404);
  });

  it('is told of an account that is not theirs that no invitation of theirs is open there', async () => {
    const { api, me } = await userOfTwo();
    const { accountId } = await api.newAccount();
    const { status, body } = await me.signIn(accountId);
    expect([status, body.code]).toEqual([403, 'invitation-expired']);
  });

  it('leaves a row in the activity of both accounts', async () => {
    const { first, second, me } = await userOfTwo();
    await me.signIn(first.accountId);
    await me.change(second.accountId);
    const signIns = async ({ main }: TestAccount): Promise<unknown> =>
      (await main.call('GET', '/api/ActivityLogs/GetAccountActivity?type=sign-ins')).body.entity;
    expect(JSON.stringify(await signIns(first))).toContain('Left for another account');
    expect(JSON.stringify(await signIns(second))).toContain('Signed in');
  });

  it('keeps the account of the token where another tab signs in with it', async () => {
    const { first, second, me } = await userOfTwo();
    await me.signIn(first.accountId);
    expect((await me.signIn()).body).toEqual({ done: true });
    expect((await me.signIn(second.accountId)).body.code).toBe('changed-meanwhile');
    expect((await me.accounts()).filter((each: { isCurrent: boolean }) => each.isCurrent)).toEqual([
      expect.objectContaining({ accountId: first.accountId }),
    ]);
  });

  it('has no way from a session that is over into the other account', async () => {
    const { api, first, second, me } = await userOfTwo();
    await me.signIn(first.accountId);
    await me.get('/api/LicenceDetails/UserLoginDetails');
    await api.server.platform.database.transaction({ as: 'sign-in' }, async (tx) => {
      const { sessionOf } = await import('../../../platform/database/database.ts');
      await sessionOf(tx).query(
        `update session set ended_at = now() + interval '2 seconds', end_reason = 'signed out'
         where account_id = $1 and ended_at is null`,
        [first.accountId],
      );
    });
    expect((await me.signIn(second.accountId)).body.code).toBe('session-ended');
    const { main } = first;
    await main.call('GET', '/api/LicenceDetails/UserLoginDetails');
  });

  it('comes into the other one without asking once a main user has removed them from the first', async () => {
    const { api, email, first, second, me } = await userOfTwo();
    await me.signIn(first.accountId);
    const { agentId } = (await me.whoAmI()).body.entity[0];
    await first.main.call('POST', '/api/AgentDetails/RemoveUser', { agentId });
    expect((await me.whoAmI()).status).toBe(401);
    const again = callAs(api, await atIssuer(api, email));
    expect((await again.signIn()).body).toEqual({ done: true });
    expect(await again.accounts()).toEqual([
      expect.objectContaining({ accountId: second.accountId, isCurrent: true }),
    ]);
    expect((await again.change(first.accountId)).body.code).toBe('not-found');
  });
});

describe('an invitation of somebody who works in another account', () => {
  it('is offered beside it, keeps nobody from their work, and is accepted by choosing it', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    const email = `later-${crypto.randomUUID()}@practice.example`;
    await invite(first, email);
    await callAs(api, await atIssuer(api, email)).signIn();
    await invite(second, email);
    const me = callAs(api, await atIssuer(api, email));
    expect((await me.signIn()).body).toEqual({ done: true });
    expect(await me.accounts()).toContainEqual(
      expect.objectContaining({ accountId: second.accountId, isInvitation: true }),
    );
    expect((await me.change(second.accountId)).status).toBe(200);
    expect(await me.accounts()).toContainEqual(
      expect.objectContaining({ accountId: second.accountId, isInvitation: false, isCurrent: true }),
    );
  });

  it('is shown to nobody whose address the issuer has not verified, and cannot be chosen by them', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    await invite(second, first.main.email.toUpperCase());
    const { body } = await api.call('POST', '/api/Session/GetAccounts', {
      token: first.main.token,
      body: { idToken: 'none' },
    });
    expect(body.entity.map((each: { accountId: string }) => each.accountId)).toEqual([first.accountId]);
    const change = { accountId: second.accountId, idToken: 'none' };
    const refused = await first.main.call('POST', '/api/Session/ChangeAccount', change);
    expect(refused.body.code).toBe('not-found');
  });
});
