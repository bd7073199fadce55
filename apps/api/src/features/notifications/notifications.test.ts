import { describe, expect, it } from 'vitest';
import { moveFiling } from '../../filings/move-filing.ts';
import { findFiling } from '../../filings/filing-queries.ts';
import { sessionOf } from '../../platform/database/database.ts';
import { listen } from '../../testing/listen.ts';
import { queueFiling, type QueuedFiling } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';

const list = async (person: TestPerson, query = '') =>
  (await person.call('GET', `/api/Usermanagement/GetNotifications${query}`)).body;

/** As the registry's answers move it, each in a transaction of its own. */
async function answer(
  { filingId, accountId }: QueuedFiling,
  ...states: ('sending' | 'parked' | 'rejected')[]
) {
  const { database, live, clock } = (await testApi()).server.platform;
  for (const to of states) {
    await database.transaction({ as: 'account', accountId }, async (tx) => {
      const filing = await findFiling(tx, filingId);
      if (filing) await moveFiling(tx, { live, clock }, filing, { to, why: 'held by an examiner' });
    });
  }
}

const giveCompany = async (person: TestPerson, companyId: string) => {
  const { database } = (await testApi()).server.platform;
  await database.transaction({ as: 'account', accountId: person.accountId }, (tx) =>
    sessionOf(tx).query('insert into agent_company (account_id, user_id, company_id) values ($1, $2, $3)', [
      person.accountId,
      person.userId,
      companyId,
    ]),
  );
};

async function heldFiling() {
  const api = await testApi();
  const account = await api.newAccount();
  const filing = await queueFiling(api, account);
  return { api, account, filing };
}

describe('the answer to a submission', () => {
  it('is told, live, and leads to its receipt', async () => {
    const { api, account, filing } = await heldFiling();
    const stream = await listen(api, account.main);
    await stream.next();
    await answer(filing, 'sending', 'parked');
    expect(await stream.nextOf('notification')).toMatchObject({ data: {} });
    stream.stop();
    const { entity, ...counts } = await list(account.main, `?userid=${account.main.userId}`);
    expect(counts).toEqual({ total: 1, unread: 1, unreadMessages: 0 });
    expect(entity).toMatchObject([
      {
        kind: 'submission-answered',
        title: 'Confirmation statement held by an examiner',
        text: 'Held by an examiner.',
        state: 'parked',
        filingId: filing.filingId,
        companyId: filing.companyId,
        companyName: filing.name,
        isRead: false,
      },
    ]);
  });

  it('is told of each answer, the last one first', async () => {
    const { account, filing } = await heldFiling();
    await answer(filing, 'sending', 'parked', 'rejected');
    const { entity } = await list(account.main);
    expect(entity.map(({ state }: { state: string }) => state)).toEqual(['rejected', 'parked']);
  });

  it('reaches those who may open the receipt, and nobody else', async () => {
    const { api, account, filing } = await heldFiling();
    const stranger = (await api.newAccount()).main;
    const sees = await account.addAgent(['viewSubmission']);
    const submits = await account.addAgent(['submitCompany'], true);
    const hasNoFlag = await account.addAgent(['viewCompany'], true);
    const isOutOfReach = await account.addAgent(['viewSubmission']);
    await giveCompany(sees, filing.companyId);
    await answer(filing, 'sending', 'parked');
    for (const person of [account.main, sees, submits]) expect((await list(person)).total).toBe(1);
    for (const person of [stranger, hasNoFlag, isOutOfReach]) expect((await list(person)).total).toBe(0);
  });

  it('is shown no longer to who has lost the company', async () => {
    const { api, account, filing } = await heldFiling();
    const agent = await account.addAgent(['viewSubmission']);
    await giveCompany(agent, filing.companyId);
    await answer(filing, 'sending', 'parked');
    expect((await list(agent)).unread).toBe(1);
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      sessionOf(tx).query('delete from agent_company where user_id = $1', [agent.userId]),
    );
    expect(await list(agent)).toEqual({ entity: [], total: 0, unread: 0, unreadMessages: 0 });
  });
});

describe('reading notifications', () => {
  it.each(['GET', 'POST'])('marks one as read by %s, for its person only', async (method) => {
    const { account, filing } = await heldFiling();
    const colleague = await account.addAgent(['viewSubmission'], true);
    await answer(filing, 'sending', 'parked');
    const { notificationId } = (await list(account.main)).entity[0];
    const mark = (person: TestPerson) => {
      const path = '/api/Usermanagement/Markasreadnotification';
      return method === 'GET'
        ? person.call('GET', `${path}?notificationId=${notificationId}`)
        : person.call('POST', path, { notificationId });
    };
    expect((await mark(colleague)).body.code).toBe('not-found');
    expect(await mark(account.main)).toMatchObject({ status: 200, body: { done: true } });
    expect((await mark(account.main)).status).toBe(200);
    expect(await list(account.main)).toMatchObject({ unread: 0, entity: [{ isRead: true }] });
    expect((await list(colleague)).unread).toBe(1);
    expect((await mark(account.main)).headers.get('cache-control')).toBe('no-store');
  });

  it('marks all as read, and tells the other windows', async () => {
    const { api, account, filing } = await heldFiling();
    await answer(filing, 'sending', 'parked', 'rejected');
    const stream = await listen(api, account.main);
    await stream.next();
    await account.main.call('POST', '/api/Usermanagement/MarkAllNotificationsRead', {});
    expect(await stream.nextOf('notification')).toBeDefined();
    stream.stop();
    expect(await list(account.main)).toMatchObject({ total: 2, unread: 0 });
  });

  it('filters by kind and by what is unread, a page at a time', async () => {
    const { account, filing } = await heldFiling();
    await answer(filing, 'sending', 'parked', 'rejected');
    const { entity } = await list(account.main, '?pageSize=1&page=2');
    expect(entity).toMatchObject([{ state: 'parked' }]);
    const { notificationId } = entity[0];
    await account.main.call('POST', '/api/Usermanagement/Markasreadnotification', { notificationId });
    expect(await list(account.main, '?unreadOnly=true')).toMatchObject({
      total: 1,
      unread: 1,
      entity: [{ state: 'rejected' }],
    });
    expect(await list(account.main, '?kind=date-near')).toMatchObject({ total: 0, unread: 1 });
  });

  it('refuses who names another user', async () => {
    const { account } = await heldFiling();
    const other = await account.addAgent([]);
    const path = `/api/Usermanagement/GetNotifications?userid=${account.main.userId}x`;
    expect((await other.call('GET', path)).body.code).toBe('caller-mismatch');
  });
});
