import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';

describe('who may reach a company', () => {
  it('is told, and can be changed for agents with chosen companies', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main } = account;
    const { companyId } = await newCompany(api, account);
    const everywhere = await account.addAgent(['viewCompany'], true);
    const chosen = await account.addAgent(['viewCompany', 'viewSettings']);
    const address = `/api/AgentDetails/GetCompanyAgents?companyId=${companyId}`;
    const reaches = async () =>
      Object.fromEntries(
        (await main.call('GET', address)).body.entity.map((each: { agentId: string; reach: string }) => [
          each.agentId,
          each.reach,
        ]),
      );
    const published = () =>
      api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
        sessionOf(tx).query(`select topic, user_id from live_event where topic = 'access' order by id`),
      );
    const before = { [main.userId]: 'main', [everywhere.userId]: 'every-company', [chosen.userId]: 'none' };
    expect(await reaches()).toEqual(before);
    const give = (agentId: string, checked: boolean, person = main) =>
      person.call('POST', '/api/AgentDetails/SaveCompanyAgent', { companyId, agentId, checked });
    expect((await chosen.call('GET', address)).status).toBe(404);
    expect((await give(chosen.userId, true)).status).toBe(200);
    expect(await reaches()).toEqual({ ...before, [chosen.userId]: 'given' });
    expect((await chosen.call('GET', address)).status).toBe(200);
    expect((await published()).at(-1)).toContain(chosen.userId);
    expect((await give(chosen.userId, false)).status).toBe(200);
    expect(await reaches()).toEqual(before);
    expect((await give(everywhere.userId, false)).body.errors).toEqual({
      agentId: 'Choose an agent with chosen companies',
    });
    expect((await everywhere.call('GET', address)).status).toBe(403);
    expect((await give(chosen.userId, true, everywhere)).status).toBe(403);
    const editor = await account.addAgent(['viewCompany', 'editSettings']);
    await give(editor.userId, true);
    expect((await give(editor.userId, false, editor)).body.code).toBe('own-access');
    const stranger = (await api.newAccount()).main;
    expect((await give(stranger.userId, true)).status).toBe(404);
    expect((await give(chosen.userId, true, stranger)).status).toBe(404);
  });
});
