import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importCompany } from '../../../testing/imported-company.ts';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';

const number = '09990007';
const group = '/api/CompanyInformation';

const newAccount = async () => (await testApi()).newAccount();
const remove = (person: TestPerson, companyId: string) =>
  person.call('DELETE', `/api/EditCompanyInfo/DeleteCompany?companyId=${companyId}`);
const restore = (person: TestPerson, companyId: string) =>
  person.call('POST', '/api/EditCompanyInfo/RestoreCompany', { companyId });
const archiveOf = async (person: TestPerson) =>
  (await person.call('GET', `${group}/GetArchivedCompanies`)).body.entity;
const listOf = async (person: TestPerson) =>
  (await person.call('GET', `${group}/GetCompanies`)).body.entity.map(
    ({ companyId }: { companyId: string }) => companyId,
  );
const importAgain = (person: TestPerson, more: object = {}) =>
  person.call('POST', `${group}/ImportCompany`, { companyNumber: number, ...more });

async function archivedCompany(person: TestPerson): Promise<string> {
  const companyId = await importCompany(person, number);
  expect((await remove(person, companyId)).body).toEqual({ done: true });
  return companyId;
}

describe('the archive of companies', () => {
  it('names what was removed, when and by whom', async () => {
    const { main } = await newAccount();
    const companyId = await archivedCompany(main);
    expect(await archiveOf(main)).toMatchObject([
      {
        companyId,
        companyNumber: number,
        removedAt: expect.stringMatching(/^20/),
        removedBy: expect.stringMatching(/./),
        isListedAgain: false,
      },
    ]);
  });

  it('gives a company back with its notes, its access and a trace', async () => {
    const { server } = await testApi();
    const account = await newAccount();
    const { main, accountId } = account;
    const agent = await account.addAgent(['viewCompany']);
    const companyId = await importCompany(main, number);
    const given = { agentId: agent.userId, companyId, checked: true };
    await main.call('POST', '/api/AgentDetails/SaveCompanyAgent', given);
    await main.call('POST', '/api/Notes/AddNotes', { companyId, text: 'Keep the seal in the safe.' });
    await remove(main, companyId);
    expect(await listOf(agent)).toEqual([]);
    const { live } = server.platform;
    const scope = { as: 'account', accountId } as const;
    const cursor = await live.begin(scope);
    const restored = await restore(main, companyId);
    expect(restored).toMatchObject({ status: 200, body: { entity: [{ companyId, companyNumber: number }] } });
    expect([await listOf(main), await listOf(agent)]).toEqual([[companyId], [companyId]]);
    expect(await archiveOf(main)).toEqual([]);
    const notes = await main.call('GET', `/api/Notes/GetNotes?companyId=${companyId}`);
    expect(notes.body.entity).toMatchObject([{ text: 'Keep the seal in the safe.' }]);
    expect(await live.read({ scope, userId: main.userId, cursor })).toMatchObject([
      { topic: 'company', payload: { companyId } },
    ]);
    const trace = await server.platform.database.transaction(scope, (tx) =>
      tx.execute(
        sql`select action from activity where company_id = ${companyId} order by sequence desc limit 2`,
      ),
    );
    expect(trace).toEqual([['company.restored'], ['company.removed']]);
  });

  it('keeps the access of a user whose companies are chosen anew meanwhile', async () => {
    const account = await newAccount();
    const { main } = account;
    const agent = await account.addAgent(['viewCompany']);
    const companyId = await importCompany(main, number);
    const choose = (companyConfigurations: string) =>
      main.call('POST', '/api/AgentDetails/SaveAgentDetails', {
        agentId: agent.userId,
        fullName: 'Idris Vane',
        companyConfigurations,
      });
    await choose(companyId);
    await remove(main, companyId);
    expect((await choose('')).status).toBe(200);
    await restore(main, companyId);
    expect(await listOf(agent)).toEqual([companyId]);
  });

  it('is there only for who may remove companies, and holds what was within their reach', async () => {
    const account = await newAccount();
    const companyId = await archivedCompany(account.main);
    const reader = await account.addAgent(['viewCompany', 'importCompany'], true);
    expect((await reader.call('GET', `${group}/GetArchivedCompanies`)).status).toBe(403);
    expect((await restore(reader, companyId)).status).toBe(403);
    const limited = await account.addAgent(['viewCompany', 'deleteCompany']);
    const stranger = (await newAccount()).main;
    for (const person of [limited, stranger]) {
      expect(await archiveOf(person)).toEqual([]);
      expect((await restore(person, companyId)).status).toBe(404);
    }
  });

  it('holds no company of the list', async () => {
    const { main } = await newAccount();
    const companyId = await importCompany(main, number);
    expect(await archiveOf(main)).toEqual([]);
    expect((await restore(main, companyId)).status).toBe(404);
  });

  it('is offered where its company is added again', async () => {
    const account = await newAccount();
    const companyId = await archivedCompany(account.main);
    expect(await importAgain(account.main)).toMatchObject({
      status: 409,
      body: { code: 'company-archived', facts: { companyId } },
    });
    const limited = await account.addAgent(['importCompany']);
    const { status, body } = await importAgain(limited);
    expect([status, body.code, body.facts]).toEqual([409, 'company-archived', undefined]);
    expect(body.detail).toContain('A main user can restore it');
  });

  it('gives nothing back where a newer record is in the list', async () => {
    const { main } = await newAccount();
    const companyId = await archivedCompany(main);
    const newer = (await importAgain(main, { beginsNew: true })).body.entity[0].companyId;
    expect(await archiveOf(main)).toMatchObject([{ companyId, isListedAgain: true }]);
    expect(await restore(main, companyId)).toMatchObject({
      status: 409,
      body: { code: 'company-already-imported', detail: expect.stringContaining('newer record') },
    });
    await remove(main, newer);
    expect((await restore(main, companyId)).status).toBe(200);
    expect(await listOf(main)).toEqual([companyId]);
  });
});
