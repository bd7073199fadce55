import { accessFlags, type AccessFlag } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { newCompany } from '../../../testing/queued-filing.ts';
import { type TestPerson, testApi } from '../../../testing/test-api.ts';

const agents = '/api/AgentDetails';
const settings: readonly AccessFlag[] = ['viewSettings', 'createSettings', 'editSettings', 'deleteSettings'];

const save = (person: TestPerson, body: object) => person.call('POST', `${agents}/SaveAgentDetails`, body);
const list = async (person: TestPerson) => (await person.call('GET', `${agents}/GetAgents`)).body.entity;
const details = async (person: TestPerson, agentId: string) =>
  (await person.call('GET', `${agents}/GetAgentDetails?agentId=${agentId}`)).body.entity[0];
const toggle = (person: TestPerson, agentId: string) =>
  person.call('POST', `${agents}/ActiveInactiveAgent`, { agentId });
const remove = (person: TestPerson, agentId: string) =>
  person.call('POST', `${agents}/RemoveUser`, { agentId });
const newEmail = () => `new-${crypto.randomUUID()}@practice.example`;

async function openAccount() {
  const api = await testApi();
  const account = await api.newAccount();
  const roles = (await account.main.call('GET', '/api/Usermanagement/GetRoles')).body.entity;
  const roleId = (builtIn: string): string =>
    roles.find((role: { builtIn: string }) => role.builtIn === builtIn).roleId;
  return { api, account, main: account.main, roleId };
}

/** What a person may do now, by their own pages. */
async function heldBy(person: TestPerson): Promise<string[]> {
  const { body } = await person.call('GET', `${agents}/GetUserAccess`);
  return Object.entries(body.entity[0]).flatMap(([flag, held]) => (held === true ? [flag] : []));
}

describe('a user of the account', () => {
  it('is invited with a role, rights beyond it and chosen companies, joined by a slash', async () => {
    const { api, account, main, roleId } = await openAccount();
    const companies = [await newCompany(api, account), await newCompany(api, account)];
    const ids = companies.map(({ companyId }) => companyId);
    const saved = await save(main, {
      fullName: 'Idris Vane',
      email: newEmail(),
      roleId: roleId('reader'),
      flags: ['editCompany'],
      companyConfigurations: ids.join('/'),
    });
    const [{ agentId }] = saved.body.entity;
    expect(saved.body.entity[0]).toMatchObject({
      status: 'invited',
      roleName: 'Read only',
      companyCount: 2,
      allCompanies: false,
      lastSeenAt: null,
    });
    expect(await details(main, agentId)).toMatchObject({
      flags: ['editCompany'],
      companyIds: expect.arrayContaining(ids),
      otherCompanies: 0,
      canBeChanged: true,
      sessions: [],
    });
  });

  it('is changed at once, in sessions that are open too', async () => {
    const { api, account, main, roleId } = await openAccount();
    const { companyId } = await newCompany(api, account);
    const agent = await account.addAgent(['viewCompany']);
    const overview = `/api/CompanyInformation/GetCompanyOverview?companyId=${companyId}`;
    expect((await agent.call('GET', overview)).status).toBe(404);
    const fullName = 'Idris Vane';
    const given = { agentId: agent.userId, fullName, companyConfigurations: companyId };
    expect((await save(main, given)).status).toBe(200);
    expect((await agent.call('GET', overview)).status).toBe(200);
    await save(main, { agentId: agent.userId, fullName, roleId: roleId('registers'), flags: [] });
    expect(await heldBy(agent)).toEqual([
      'viewCompany',
      'editCompany',
      'exportCompany',
      'generateCompanyReport',
    ]);
    expect((await agent.call('GET', overview)).status).toBe(200);
    await save(main, { agentId: agent.userId, fullName, companyConfigurations: '' });
    expect((await agent.call('GET', overview)).status).toBe(404);
  });

  it('is not overwritten from a page that somebody else has overtaken', async () => {
    const { api, account, main } = await openAccount();
    const { companyId } = await newCompany(api, account);
    const { userId: agentId } = await account.addAgent(['viewCompany']);
    const fullName = 'Idris Vane';
    const { version } = await details(main, agentId);
    expect((await save(main, { agentId, fullName, version, flags: ['editCompany'] })).status).toBe(200);
    const late = await save(main, { agentId, fullName, version, flags: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    const between = (await details(main, agentId)).version;
    await main.call('POST', `${agents}/SaveCompanyAgent`, { companyId, agentId, checked: true });
    const overtaken = { agentId, fullName, version: between, companyConfigurations: '' };
    expect((await save(main, overtaken)).status).toBe(409);
    expect((await details(main, agentId)).companyIds).toEqual([companyId]);
    expect((await save(main, { agentId, fullName, flags: [] })).status).toBe(200);
  });

  it('is seen with role, companies and when they were last active', async () => {
    const { account, main } = await openAccount();
    const agent = await account.addAgent(['viewCompany'], true);
    await agent.call('GET', '/api/LicenceDetails/UserLoginDetails');
    const users = await list(main);
    expect(users).toMatchObject([
      { agentId: main.userId, isMainUser: true, roleName: 'Main user', status: 'active' },
      { agentId: agent.userId, isMainUser: false, roleId: null, allCompanies: true },
    ]);
    expect(users[1].lastSeenAt).not.toBeNull();
    expect((await details(main, agent.userId)).sessions).toHaveLength(1);
  });

  it.each([
    [{ fullName: '' }, 'fullName'],
    [{ email: undefined }, 'email'],
    [{ email: 'not an address' }, 'email'],
    [{ roleId: crypto.randomUUID() }, 'roleId'],
    [{ companyConfigurations: 'one/two' }, 'companyConfigurations'],
    [{ companyConfigurations: crypto.randomUUID() }, 'companyConfigurations'],
  ])('is refused by the field: %o', async (wrong, field) => {
    const { main } = await openAccount();
    const refused = await save(main, { fullName: 'Idris Vane', email: newEmail(), ...wrong });
    expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });

  it('has an address that nobody else of the account has; of other accounts nothing is told', async () => {
    const { api, main } = await openAccount();
    const add = (email: string) => save(main, { fullName: 'Idris Vane', email: email.toUpperCase() });
    expect((await add(main.email)).body.errors).toEqual({ email: expect.stringMatching(/address already/) });
    expect((await add((await api.newAccount()).main.email)).status).toBe(200);
  });
});

describe('who gives access', () => {
  it('gives no flag that they lack, by a role or beyond one, and keeps what others gave', async () => {
    const { account, main, roleId } = await openAccount();
    const giver = await account.addAgent([...settings, 'viewCompany'], true);
    const invited = { fullName: 'Idris Vane', email: newEmail() };
    for (const more of [{ flags: ['submitCompany'] }, { roleId: roleId('submitter') }])
      expect((await save(giver, { ...invited, ...more })).body.errors.flags).toContain(
        'file with Companies House',
      );
    expect((await save(giver, { ...invited, flags: ['viewCompany'] })).status).toBe(200);
    const other = await account.addAgent(['submitCompany']);
    const kept = { agentId: other.userId, fullName: 'Ada Quill', flags: ['submitCompany', 'viewCompany'] };
    expect((await save(giver, kept)).status).toBe(200);
    expect(await heldBy(other)).toEqual(['viewCompany', 'submitCompany']);
    expect((await save(main, { ...invited, email: newEmail(), flags: accessFlags })).status).toBe(200);
  });

  it('gives no company that they do not see, and leaves alone those that others chose', async () => {
    const { api, account, main } = await openAccount();
    const [seen, hidden] = [await newCompany(api, account), await newCompany(api, account)];
    const giver = await account.addAgent([...settings, 'viewCompany']);
    const agent = await account.addAgent(['viewCompany']);
    const choose = (person: TestPerson, of: TestPerson, ...ids: string[]) =>
      save(person, { agentId: of.userId, fullName: 'Idris Vane', companyConfigurations: ids.join('/') });
    await choose(main, giver, seen.companyId);
    await choose(main, agent, hidden.companyId);
    expect((await choose(giver, agent, hidden.companyId)).body.errors).toEqual({
      companyConfigurations: 'Choose companies that you see yourself',
    });
    expect((await choose(giver, agent, seen.companyId)).status).toBe(200);
    expect(await details(giver, agent.userId)).toMatchObject({
      companyIds: [seen.companyId],
      otherCompanies: 1,
    });
    expect((await details(main, agent.userId)).companyIds).toHaveLength(2);
  });

  it('cannot give every company when they see chosen ones themselves', async () => {
    const { account } = await openAccount();
    const giver = await account.addAgent(settings);
    const invited = { fullName: 'Idris Vane', email: newEmail(), allCompanies: true };
    expect((await save(giver, invited)).body.errors).toHaveProperty('allCompanies');
    const everywhere = await account.addAgent(['viewCompany'], true);
    const kept = { agentId: everywhere.userId, fullName: 'Ada Quill', allCompanies: true };
    expect((await save(giver, kept)).status).toBe(200);
  });

  it('needs the flag of what they do: one for new users, another for changes', async () => {
    const { account } = await openAccount();
    const [creator, editor] = [
      await account.addAgent(['createSettings']),
      await account.addAgent(['editSettings']),
    ];
    const agent = await account.addAgent([]);
    const invited = { fullName: 'Idris Vane', email: newEmail() };
    const changed = { agentId: agent.userId, fullName: 'Ada Quill' };
    expect((await save(editor, invited)).body.detail).toMatch('not let you invite users and add roles.');
    expect((await save(creator, changed)).body.code).toBe('flag-missing');
    expect((await save(creator, invited)).status).toBe(200);
    expect((await save(editor, changed)).status).toBe(200);
  });

  it('changes neither themselves nor a main user, unless they are one', async () => {
    const { account, main, roleId } = await openAccount();
    const giver = await account.addAgent(accessFlags, true);
    const own = { agentId: giver.userId, fullName: 'Ada Quill' };
    expect((await save(giver, own)).body.code).toBe('own-access');
    for (const act of [toggle, remove]) {
      expect((await act(giver, giver.userId)).body.code).toBe('own-access');
      expect((await act(giver, main.userId)).body.code).toBe('main-user-protected');
    }
    const promoted = { fullName: 'Idris Vane', email: newEmail(), roleId: roleId('main') };
    expect((await save(giver, promoted)).body.errors).toEqual({
      roleId: 'Only a main user can make another main user',
    });
    expect((await details(giver, main.userId)).canBeChanged).toBe(false);
    expect((await save(main, { agentId: main.userId, fullName: 'Mara Quill' })).status).toBe(200);
  });
});

describe('the last main user', () => {
  it('cannot be deactivated, removed or made less, while an invited one is no other', async () => {
    const { main, roleId } = await openAccount();
    await save(main, { fullName: 'Not here yet', email: newEmail(), roleId: roleId('main') });
    const lesser = { agentId: main.userId, fullName: 'Mara Quill', roleId: roleId('reader') };
    for (const refused of [
      await toggle(main, main.userId),
      await remove(main, main.userId),
      await save(main, lesser),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'last-main-user' } });
    expect(await heldBy(main)).toHaveLength(17);
  });

  it('is whoever is left when two remove each other at the same time', async () => {
    const { account, main, roleId } = await openAccount();
    const other = await account.addAgent([]);
    await save(main, { agentId: other.userId, fullName: 'Ada Quill', roleId: roleId('main') });
    expect(await heldBy(other)).toHaveLength(17);
    const replies = await Promise.all([remove(main, other.userId), remove(other, main.userId)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a user who is switched off', () => {
  it('is signed out at once, told so, and comes back when switched on', async () => {
    const { api, account, main } = await openAccount();
    const agent = await account.addAgent(['viewCompany']);
    expect(await heldBy(agent)).toEqual(['viewCompany']);
    expect((await toggle(main, agent.userId)).body.entity[0].status).toBe('inactive');
    const after = await agent.call('GET', `${agents}/GetUserAccess`);
    expect(after).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    const sub = agent.email.split('@')[0] ?? '';
    const tokens = await api.mintToken({ sub, email: agent.email });
    const signIn = () =>
      api.call('POST', '/api/Session/SignIn', {
        token: tokens.access_token,
        body: { idToken: tokens.id_token },
      });
    expect((await signIn()).body.code).toBe('access-switched-off');
    expect((await toggle(main, agent.userId)).body.entity[0].status).toBe('active');
    expect((await signIn()).status).toBe(200);
  });

  it('is also switched by GET, whose answer nobody keeps', async () => {
    const { account, main } = await openAccount();
    const agent = await account.addAgent([]);
    for (const name of ['ActiveInactiveAgent', 'RemoveUser']) {
      const reply = await main.call('GET', `${agents}/${name}?agentId=${agent.userId}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    expect((await details(main, agent.userId)).status).toBe('removed');
  });
});

describe('a user who is removed', () => {
  it('keeps the name with what they did, and leaves the address free', async () => {
    const { api, account, main } = await openAccount();
    const { companyId } = await newCompany(api, account);
    const agent = await account.addAgent(['viewCompany', 'editCompany'], true);
    await agent.call('POST', '/api/Notes/AddNotes', { companyId, text: 'Ring first' });
    expect((await remove(main, agent.userId)).body.entity[0]).toMatchObject({
      status: 'removed',
      agentName: 'Test Person',
    });
    expect((await agent.call('GET', `${agents}/GetUserAccess`)).body.code).toBe('session-ended');
    const log = await main.call('GET', `/api/ActivityLogs/GetActivityLogs?type=notes&companyId=${companyId}`);
    expect(log.body.entity).toMatchObject([{ by: 'Test Person' }]);
    expect((await save(main, { agentId: agent.userId, fullName: 'Somebody' })).status).toBe(404);

    const again = await save(main, { fullName: 'Back again', email: agent.email, flags: ['viewCompany'] });
    expect(again.body.entity[0].agentId).not.toBe(agent.userId);
    const sub = agent.email.split('@')[0] ?? '';
    const tokens = await api.mintToken({ sub, email: agent.email });
    const token = tokens.access_token;
    const signedIn = await api.call('POST', '/api/Session/SignIn', {
      token,
      body: { idToken: tokens.id_token },
    });
    expect(signedIn.body).toEqual({ done: true });
    const who = await api.call('GET', '/api/LicenceDetails/UserLoginDetails', { token });
    expect(who.body.entity[0].userFullName).toBe('Back again');
  });
});
