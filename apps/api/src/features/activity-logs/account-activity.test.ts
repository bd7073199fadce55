import { calls } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { isPlaced } from './account-activity-texts.ts';
import { isDescribed } from './activity-texts.ts';

const read = async (person: TestPerson, query = '') =>
  (await person.call('GET', `/api/ActivityLogs/GetAccountActivity${query}`)).body;

async function openLog() {
  const account = await (await testApi()).newAccount();
  const { main } = account;
  const agent = await account.addAgent(['viewSettings'], true);
  await main.call('POST', '/api/Sessiontimeout/SaveSessiontimeout', { hours: 1, minutes: 0 });
  await main.call('POST', '/api/AgentDetails/SaveAgentDetails', {
    agentId: agent.userId,
    fullName: 'Idris Vane',
  });
  return { account, main, agent };
}

describe('what was done in the account', () => {
  it('is told in words, the last act first, by kind and page by page', async () => {
    const { main } = await openLog();
    expect(await read(main)).toMatchObject({
      entity: [
        { kind: 'users', text: 'Access of a user changed', subject: 'Idris Vane', by: 'Test Person' },
        { kind: 'settings', text: 'Session time saved' },
        { kind: 'users', text: 'Account made', by: null },
      ],
      total: 3,
      isLimited: false,
    });
    expect(await read(main, '?type=settings')).toMatchObject({ total: 1 });
    expect(await read(main, '?pageSize=1&page=2')).toMatchObject({
      entity: [{ kind: 'settings' }],
      total: 3,
    });
  });

  it('is found by the user who did it or to whom it was done', async () => {
    const { main, agent } = await openLog();
    expect(await read(main, `?agentId=${main.userId}`)).toMatchObject({ total: 2 });
    expect(await read(main, `?agentId=${agent.userId}`)).toMatchObject({
      entity: [{ text: 'Access of a user changed' }],
      total: 1,
    });
  });

  it('is not for whoever sees chosen companies only', async () => {
    const { account } = await openLog();
    const limited = await account.addAgent(['viewSettings']);
    expect(await read(limited)).toEqual({ entity: [], total: 0, isLimited: true });
  });

  it('has a place for every act of a call', () => {
    const acts = Object.values(calls).flatMap(({ activity }) => (activity === null ? [] : [activity]));
    expect([...new Set(acts)].filter((act) => !isPlaced(act) && !isDescribed(act))).toEqual([]);
  });
});
