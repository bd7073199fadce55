import { addDays } from '@statbook/domain/dates';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { updateAgent } from './agent-queries.ts';
import { endAccesses } from './end-accesses.ts';

it('access that is given until a day ends after it, with the sessions', async () => {
  const api = await testApi();
  const { platform } = api.server;
  const { accountId, main, addAgent } = await api.newAccount();
  const agent = await addAgent(['viewCompany'], true);
  const today = platform.clock.today();
  const save = (more: object) =>
    main.call('POST', '/api/AgentDetails/SaveAgentDetails', {
      agentId: agent.userId,
      fullName: 'Idris Vane',
      ...more,
    });
  const details = async () =>
    (await main.call('GET', `/api/AgentDetails/GetAgentDetails?agentId=${agent.userId}`)).body.entity[0];
  const works = async () => (await agent.call('GET', '/api/LicenceDetails/UserLoginDetails')).status === 200;

  const past = await save({ expires: addDays(today, -1) });
  expect(past.body.errors).toMatchObject({ expires: expect.stringContaining('later') });
  expect((await save({ expires: today })).status).toBe(200);
  expect(await details()).toMatchObject({ expires: today, status: 'active' });
  const { entity: listed } = (await main.call('GET', '/api/AgentDetails/GetAgents')).body;
  expect(listed).toContainEqual(expect.objectContaining({ agentId: agent.userId, expires: today }));
  await endAccesses(platform);
  expect(await works()).toBe(true);

  await platform.database.transaction({ as: 'account', accountId }, (tx) =>
    updateAgent(tx, agent.userId, { accessEndsOn: addDays(today, -1) }),
  );
  await endAccesses(platform);
  expect(await details()).toMatchObject({ status: 'inactive', sessions: [] });
  expect(await works()).toBe(false);

  await main.call('POST', '/api/AgentDetails/ActiveInactiveAgent', { agentId: agent.userId });
  expect(await details()).toMatchObject({ status: 'active', expires: null });
});

it('the access of a main user does not end by itself', async () => {
  const api = await testApi();
  const { main } = await api.newAccount();
  const roles = (await main.call('GET', '/api/Usermanagement/GetRoles')).body.entity;
  const { roleId } = roles.find(({ builtIn }: { builtIn: string }) => builtIn === 'main');
  const order = { fullName: 'Ada Vane', email: `new-${crypto.randomUUID()}@practice.example`, roleId };
  const expires = api.server.platform.clock.today();
  const refused = await main.call('POST', '/api/AgentDetails/SaveAgentDetails', { ...order, expires });
  expect(refused.body.errors).toMatchObject({ expires: expect.stringContaining('main user') });
});
