import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../platform/database/database.ts';
import { newCompany } from '../../../testing/queued-filing.ts';
import { type TestAccount, type TestPerson, testApi } from '../../../testing/test-api.ts';

const agents = '/api/AgentDetails';

interface Letter {
  subject: string;
  text: string;
}

/** The letters to an address, once there are so many, the latest first. */
async function lettersTo(address: string, number: number): Promise<Letter[]> {
  const { mail } = await testApi();
  const read = async (): Promise<Letter[]> => {
    const reply = await fetch(`${mail.url}/messages?to=${encodeURIComponent(address)}`);
    return (await reply.json()) as Letter[]; // the mailbox's own reply
  };
  await expect.poll(async () => (await read()).length).toBe(number);
  return read();
}

const tokenIn = ({ text }: Letter) => /\/invitation#([\w-]+)/.exec(text)?.[1] ?? '';

async function openInvitation(token: string) {
  const { body } = await (await testApi()).call('POST', '/api/Usermanagement/GetInvitation', {
    body: { token },
  });
  return body.entity[0];
}

async function invite({ main }: TestAccount, more: object = {}) {
  const email = `invited-${crypto.randomUUID()}@practice.example`;
  const invited = { fullName: 'Idris Vane', email, flags: ['viewCompany', 'submitCompany'], ...more };
  const { body } = await main.call('POST', `${agents}/SaveAgentDetails`, invited);
  return { email, agentId: String(body.entity[0].agentId) };
}

const act = (person: TestPerson, name: string, agentId: string) =>
  person.call('POST', `${agents}/${name}`, { agentId });

/** Signs somebody in at the provider, and then with us. */
async function signIn(email: string, accountId?: string) {
  const api = await testApi();
  const tokens = await api.mintToken({ sub: `sub-${email}`, email });
  const token = tokens.access_token;
  return api.call('POST', '/api/Session/SignIn', {
    token,
    body: { idToken: tokens.id_token, ...(accountId && { accountId }) },
  });
}

describe('an invitation', () => {
  it('says in its letter who invites, into which practice, and what the person may do', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { companyId } = await newCompany(api, account);
    const { email } = await invite(account, { companyConfigurations: companyId });
    const [letter] = await lettersTo(email, 1);
    expect(letter?.subject).toMatch(/^Test Person invites you to Test account .* on Statbook$/);
    for (const line of [
      'For 1 company you may:',
      '- see companies and their registers',
      '- file with Companies House and pay',
      'The link works once, until 4 December 2026.',
    ])
      expect(letter?.text).toContain(line);
  });

  it('says in its letter that the companies are still to be chosen where none is', async () => {
    const { email } = await invite(await (await testApi()).newAccount());
    const [letter] = await lettersTo(email, 1);
    expect(letter?.text).toContain('For the companies that are still to be chosen you may:');
  });

  it('is open to whoever has the link, and used by the first sign-in with the address', async () => {
    const account = await (await testApi()).newAccount();
    const { email, agentId } = await invite(account);
    const [letter] = await lettersTo(email, 1);
    const token = letter === undefined ? '' : tokenIn(letter);
    expect(await openInvitation(token)).toMatchObject({
      state: 'open',
      email,
      invitedBy: 'Test Person',
      accountName: expect.stringContaining('Test account'),
    });
    expect((await signIn(email)).body).toEqual({ done: true });
    expect(await openInvitation(token)).toMatchObject({ state: 'used' });
    const { body } = await account.main.call('GET', `${agents}/GetAgentDetails?agentId=${agentId}`);
    expect(body.entity[0]).toMatchObject({ status: 'active', invitedUntil: null });
    expect((await act(account.main, 'ResendInvitation', agentId)).status).toBe(404);
  });

  it('that is sent again has another link, and the one before is void', async () => {
    const account = await (await testApi()).newAccount();
    const { email, agentId } = await invite(account);
    const [before] = await lettersTo(email, 1);
    expect((await act(account.main, 'ResendInvitation', agentId)).status).toBe(200);
    const tokens = (await lettersTo(email, 2)).map(tokenIn);
    const old = before === undefined ? '' : tokenIn(before);
    const latest = tokens.find((token) => token !== old) ?? '';
    expect(await openInvitation(old)).toMatchObject({ state: 'replaced' });
    expect(await openInvitation(latest)).toMatchObject({ state: 'open' });
    expect((await signIn(email)).status).toBe(200);
    const { body } = await account.main.call('GET', '/api/ActivityLogs/GetAccountActivity?type=users');
    const texts = body.entity.map(({ text }: { text: string }) => text);
    expect(texts.slice(0, 2)).toEqual(['Invitation sent again', 'User invited']);
  });

  it('is withdrawn with the user, and made anew when they are switched on again', async () => {
    const account = await (await testApi()).newAccount();
    const { email, agentId } = await invite(account);
    const [letter] = await lettersTo(email, 1);
    const token = letter === undefined ? '' : tokenIn(letter);
    await act(account.main, 'ActiveInactiveAgent', agentId);
    expect(await openInvitation(token)).toMatchObject({ state: 'withdrawn' });
    expect((await signIn(email)).body.code).toBe('not-invited');
    const on = await act(account.main, 'ActiveInactiveAgent', agentId);
    expect(on.body.entity[0].status).toBe('invited');
    await lettersTo(email, 2);
    expect((await signIn(email)).status).toBe(200);
  });

  it('that is open counts at sign-in, also where a void one bears a later moment', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { email, agentId } = await invite(account);
    await act(account.main, 'ResendInvitation', agentId);
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      sessionOf(tx).query(
        `update invitation set created_at = created_at + interval '1 hour'
         where user_id = $1 and voided_at is not null`,
        [agentId],
      ),
    );
    expect((await signIn(email)).body).toEqual({ done: true });
  });

  it('expires, and then says so to link and sign-in alike', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { email, agentId } = await invite(account);
    const [letter] = await lettersTo(email, 1);
    const { database } = api.server.platform;
    await database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      sessionOf(tx).query(
        `update invitation set expires_at = expires_at - interval '14 days 1 minute' where user_id = $1`,
        [agentId],
      ),
    );
    expect(await openInvitation(letter === undefined ? '' : tokenIn(letter))).toMatchObject({
      state: 'expired',
    });
    expect((await signIn(email)).body.code).toBe('invitation-expired');
    await act(account.main, 'ResendInvitation', agentId);
    expect((await signIn(email)).status).toBe(200);
  });

  it('of an address that works elsewhere looks like any other to who invites, and tells the invited', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    const { email, agentId } = await invite(first);
    const [earlier] = await lettersTo(email, 1);
    await signIn(email);
    const saved = await second.main.call('POST', `${agents}/SaveAgentDetails`, {
      fullName: 'Idris Vane',
      email: email.toUpperCase(),
      flags: ['viewCompany'],
    });
    expect(saved.body.entity).toMatchObject([{ status: 'invited' }]);
    const tokens = (await lettersTo(email.toUpperCase(), 2)).map(tokenIn);
    const token = tokens.find((each) => each !== (earlier && tokenIn(earlier))) ?? '';
    expect(await openInvitation(token)).toMatchObject({ state: 'elsewhere' });
    expect((await signIn(email)).body).toEqual({ done: true });
    expect(await openInvitation(token)).toMatchObject({ state: 'elsewhere' });

    await act(first.main, 'RemoveUser', agentId);
    expect(await openInvitation(token)).toMatchObject({ state: 'open' });
    expect((await signIn(email)).body).toEqual({ done: true });
    expect(await openInvitation(token)).toMatchObject({ state: 'used' });
  });

  it('of two accounts is taken up in the one that is chosen', async () => {
    const api = await testApi();
    const [first, second] = [await api.newAccount(), await api.newAccount()];
    const { email, agentId } = await invite(first);
    const again = await invite(second, { email });
    expect((await signIn(email)).body.code).toBe('choose-account');
    expect((await signIn(email, second.accountId)).body).toEqual({ done: true });
    const statusOf = async ({ main }: TestAccount, id: string) =>
      (await main.call('GET', `${agents}/GetAgentDetails?agentId=${id}`)).body.entity[0].status;
    expect(await statusOf(first, agentId)).toBe('invited');
    expect(await statusOf(second, again.agentId)).toBe('active');
  });

  it('is unknown by any other link', async () => {
    expect(await openInvitation('somebody-made-this-up')).toEqual({
      state: 'unknown',
      accountName: null,
      invitedBy: null,
      email: null,
      expiresAt: null,
    });
  });
});
