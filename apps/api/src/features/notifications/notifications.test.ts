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
  const { database, live } = (await testApi()).server.platform;
  for (const to of states) {
    await database.transaction({ as: 'account', accountId }, async (tx) => {
      const filing = await findFiling(tx, filingId);
      if (filing) await moveFiling(tx, live, filing, { to, why: 'held by an examiner' });
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
    const { Entity, Total, Unread } = await list(account.main, `?Userid=${account.main.userId}`);
    expect({ Total, Unread }).toEqual({ Total: 1, Unread: 1 });
    expect(Entity).toMatchObject([
      {
        Kind: 'submission-answered',
        Title: 'Confirmation statement held by an examiner',
        Text: 'Held by an examiner.',
        State: 'parked',
        FilingId: filing.filingId,
        CompanyId: filing.companyId,
        CompanyName: filing.name,
        IsRead: false,
      },
    ]);
  });

  it('is told of each answer, the last one first', async () => {
    const { account, filing } = await heldFiling();
    await answer(filing, 'sending', 'parked', 'rejected');
    const { Entity } = await list(account.main);
    expect(Entity.map(({ State }: { State: string }) => State)).toEqual(['rejected', 'parked']);
  });

  it('reaches those who may open the receipt, and nobody else', async () => {
    const { api, account, filing } = await heldFiling();
    const stranger = (await api.newAccount()).main;
    const sees = await account.addAgent(['ViewSubmission']);
    const submits = await account.addAgent(['SubmitCompany'], true);
    const hasNoFlag = await account.addAgent(['ViewCompany'], true);
    const isOutOfReach = await account.addAgent(['ViewSubmission']);
    await giveCompany(sees, filing.companyId);
    await answer(filing, 'sending', 'parked');
    for (const person of [account.main, sees, submits]) expect((await list(person)).Total).toBe(1);
    for (const person of [stranger, hasNoFlag, isOutOfReach]) expect((await list(person)).Total).toBe(0);
  });

  it('is shown no longer to who has lost the company', async () => {
    const { api, account, filing } = await heldFiling();
    const agent = await account.addAgent(['ViewSubmission']);
    await giveCompany(agent, filing.companyId);
    await answer(filing, 'sending', 'parked');
    expect((await list(agent)).Unread).toBe(1);
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      sessionOf(tx).query('delete from agent_company where user_id = $1', [agent.userId]),
    );
    expect(await list(agent)).toEqual({ Entity: [], Total: 0, Unread: 0 });
  });
});

describe('reading notifications', () => {
  it.each(['GET', 'POST'])('marks one as read by %s, for its person only', async (method) => {
    const { account, filing } = await heldFiling();
    const colleague = await account.addAgent(['ViewSubmission'], true);
    await answer(filing, 'sending', 'parked');
    const { NotificationID } = (await list(account.main)).Entity[0];
    const mark = (person: TestPerson) => {
      const path = '/api/Usermanagement/Markasreadnotification';
      return method === 'GET'
        ? person.call('GET', `${path}?NotificationID=${NotificationID}`)
        : person.call('POST', path, { NotificationID });
    };
    expect((await mark(colleague)).body.code).toBe('not-found');
    expect(await mark(account.main)).toMatchObject({ status: 200, body: { Done: true } });
    expect((await mark(account.main)).status).toBe(200);
    expect(await list(account.main)).toMatchObject({ Unread: 0, Entity: [{ IsRead: true }] });
    expect((await list(colleague)).Unread).toBe(1);
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
    expect(await list(account.main)).toMatchObject({ Total: 2, Unread: 0 });
  });

  it('filters by kind and by what is unread, a page at a time', async () => {
    const { account, filing } = await heldFiling();
    await answer(filing, 'sending', 'parked', 'rejected');
    const { Entity } = await list(account.main, '?PageSize=1&Page=2');
    expect(Entity).toMatchObject([{ State: 'parked' }]);
    const { NotificationID } = Entity[0];
    await account.main.call('POST', '/api/Usermanagement/Markasreadnotification', { NotificationID });
    expect(await list(account.main, '?UnreadOnly=true')).toMatchObject({
      Total: 1,
      Unread: 1,
      Entity: [{ State: 'rejected' }],
    });
    expect(await list(account.main, '?Kind=date-near')).toMatchObject({ Total: 0, Unread: 1 });
  });

  it('refuses who names another user', async () => {
    const { account } = await heldFiling();
    const other = await account.addAgent([]);
    const path = `/api/Usermanagement/GetNotifications?Userid=${account.main.userId}x`;
    expect((await other.call('GET', path)).body.code).toBe('caller-mismatch');
  });
});
