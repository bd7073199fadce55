import { accessFlags } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testApi } from '../../../testing/test-api.ts';

const path = '/api/Usermanagement';
const rolesOf = async (person: TestPerson) => (await person.call('GET', `${path}/GetRoles`)).body.entity;
const save = (person: TestPerson, body: object) => person.call('POST', `${path}/SaveRoles`, body);
const remove = (person: TestPerson, id: string) => person.call('POST', `${path}/RemoveRole`, { id });
const giveRole = (main: TestPerson, agent: TestPerson, roleId: string) =>
  main.call('POST', '/api/AgentDetails/SaveAgentDetails', {
    agentId: agent.userId,
    fullName: 'Idris Vane',
    roleId,
  });

describe('the roles of an account', () => {
  it('begin with five, of which the main user’s holds everything', async () => {
    const { main } = await (await testApi()).newAccount();
    const roles = await rolesOf(main);
    expect(roles.map(({ name }: { name: string }) => name)).toEqual([
      'Main user',
      'Preparer',
      'Submitter',
      'Registers only',
      'Read only',
    ]);
    expect(roles[0]).toMatchObject({ builtIn: 'main', flags: accessFlags, userCount: 1 });
  });

  it('are added and changed, and who holds one holds the new flags at once', async () => {
    const account = await (await testApi()).newAccount();
    const { main } = account;
    const added = await save(main, { name: 'Reviewer', flags: ['viewSubmission', 'viewCompany'] });
    expect(added.body.entity).toMatchObject([{ builtIn: null, flags: ['viewCompany', 'viewSubmission'] }]);
    const { roleId: id } = added.body.entity[0];
    const agent = await account.addAgent(['importCompany']);
    await giveRole(main, agent, id);
    const held = async () => (await agent.call('GET', '/api/AgentDetails/GetUserAccess')).body.entity[0];
    expect(await held()).toMatchObject({ viewSubmission: true, importCompany: true, editCompany: false });
    const changed = await save(main, { id, name: 'Reviewer', flags: ['editCompany'] });
    expect(changed.body.entity).toMatchObject([{ flags: ['editCompany'], userCount: 1 }]);
    expect(await held()).toMatchObject({ viewSubmission: false, importCompany: true, editCompany: true });
  });

  it('are not overwritten from a page that somebody else has overtaken', async () => {
    const { main } = await (await testApi()).newAccount();
    const added = (await save(main, { name: 'Reviewer', flags: [] })).body.entity[0];
    const { roleId: id, version } = added;
    const changed = await save(main, { id, version, name: 'Reviewer', flags: ['editCompany'] });
    expect(changed.body.entity).toMatchObject([{ version: version + 1 }]);
    const late = await save(main, { id, version, name: 'Reviewer', flags: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect((await save(main, { id, name: 'Reviewer', flags: [] })).status).toBe(200);
  });

  it('have names of their own', async () => {
    const { main } = await (await testApi()).newAccount();
    const refused = await save(main, { name: 'READ ONLY', flags: [] });
    const named = { name: 'Another role has this name. Enter another' };
    expect(refused.body.errors).toEqual(named);
    expect((await save(main, { name: 'Équipe', flags: [] })).status).toBe(200);
    expect((await save(main, { name: 'ÉQUIPE', flags: [] })).body.errors).toEqual(named);
  });

  it('give nobody a flag that who saves them lacks', async () => {
    const account = await (await testApi()).newAccount();
    const giver = await account.addAgent(
      ['createSettings', 'editSettings', 'viewSettings', 'viewCompany'],
      true,
    );
    expect((await save(giver, { name: 'Filer', flags: ['submitCompany'] })).body.errors.flags).toContain(
      'file',
    );
    const submitter = (await rolesOf(giver)).find(
      ({ builtIn }: { builtIn: string }) => builtIn === 'submitter',
    );
    const { roleId: id, name, flags } = submitter;
    expect((await save(giver, { id, name, flags: [...flags, 'deleteCompany'] })).status).toBe(400);
    // What is there already was given by somebody else, and may go.
    expect((await save(giver, { id, name, flags: flags.slice(1) })).status).toBe(200);
  });

  it('are not changed by an agent who holds them, and that of the main user by nobody', async () => {
    const account = await (await testApi()).newAccount();
    const { main } = account;
    const { roleId: id } = (await save(main, { name: 'Office', flags: ['editSettings', 'deleteSettings'] }))
      .body.entity[0];
    const agent = await account.addAgent([], true);
    await giveRole(main, agent, id);
    expect((await save(agent, { id, name: 'Office', flags: [] })).body.code).toBe('own-access');
    const [{ roleId: ofMain }] = await rolesOf(main);
    expect((await save(main, { id: ofMain, name: 'Chief', flags: [] })).body.code).toBe('role-fixed');
    expect((await remove(main, ofMain)).body.code).toBe('role-fixed');
  });

  it('are removed when nobody has them', async () => {
    const account = await (await testApi()).newAccount();
    const { main } = account;
    const { roleId: id } = (await save(main, { name: 'Office', flags: [] })).body.entity[0];
    const agent = await account.addAgent([]);
    await giveRole(main, agent, id);
    expect((await remove(main, id)).body.code).toBe('role-in-use');
    await main.call('POST', '/api/AgentDetails/RemoveUser', { agentId: agent.userId });
    expect((await remove(main, id)).body).toEqual({ done: true });
    expect(await rolesOf(main)).toHaveLength(5);
    expect((await save(main, { id, name: 'Office', flags: [] })).status).toBe(404);
  });
});
