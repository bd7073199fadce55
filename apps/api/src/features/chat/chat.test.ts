import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { listen } from '../../testing/listen.ts';
import { type TestAccount, type TestPerson, testApi } from '../../testing/test-api.ts';

const write = (from: TestPerson, to: TestPerson, text: string, key: string = randomUUID()) =>
  from.call('POST', '/api/Chat/SendChatMessage', { toUserId: to.userId, clientKey: key, text });

const read = (person: TestPerson, other: TestPerson, before?: number) =>
  person.call(
    'GET',
    `/api/Chat/GetChatMessages?withUserId=${other.userId}${before === undefined ? '' : `&before=${before}`}`,
  );

async function seen(person: TestPerson, other: TestPerson) {
  const { body } = await person.call('GET', '/api/Chat/GetChatUsers');
  return body.entity.find((user: { userId: string }) => user.userId === other.userId);
}

const textsOf = ({ body }: Awaited<ReturnType<typeof read>>) =>
  body.entity.map((message: { text: string }) => message.text);

const setStatus = async ({ accountId }: TestAccount, person: TestPerson, status: string) => {
  const { database } = (await testApi()).server.platform;
  await database.transaction({ as: 'maintenance' }, (tx) =>
    sessionOf(tx).query('update app_user set status = $1 where id = $2 and account_id = $3', [
      status,
      person.userId,
      accountId,
    ]),
  );
};

async function twoPeople() {
  const api = await testApi();
  const account = await api.newAccount();
  return { api, account, main: account.main, agent: await account.addAgent([]) };
}

describe('a conversation', () => {
  it('is kept, and reads the same for both', async () => {
    const { main, agent } = await twoPeople();
    await write(main, agent, '  Is the statement of Harbour ready? ');
    await write(agent, main, 'Yes:\n<b>https://harbour.example</b>');
    const texts = ['Is the statement of Harbour ready?', 'Yes:\n<b>https://harbour.example</b>'];
    expect(textsOf(await read(main, agent))).toEqual(texts);
    expect(textsOf(await read(agent, main))).toEqual(texts);
  });

  it('arrives live, at the recipient and in the sender’s other windows', async () => {
    const { api, main, agent } = await twoPeople();
    const [there, here] = [await listen(api, agent), await listen(api, main)];
    await Promise.all([there.next(), here.next()]);
    const { body } = await write(main, agent, 'Hello');
    const messageId = body.entity[0].messageId;
    expect((await there.nextOf('message'))?.data).toEqual({ withUserId: main.userId, messageId });
    expect((await here.nextOf('message'))?.data).toEqual({ withUserId: agent.userId, messageId });
    there.stop();
    here.stop();
  });

  it('takes a message that is sent again for the one that it is', async () => {
    const { main, agent } = await twoPeople();
    const key = randomUUID();
    const [first, again] = await Promise.all([
      write(main, agent, 'Once', key),
      write(main, agent, 'Once', key),
    ]);
    expect(again.body.entity).toEqual(first.body.entity);
    expect(textsOf(await read(agent, main))).toEqual(['Once']);
    expect((await write(main, agent, 'Another', key)).body.code).toBe('message-key-used');
  });

  it('comes a page at a time, the newest first to be asked for', async () => {
    const { main, agent } = await twoPeople();
    for (let number = 1; number <= 53; number += 1) await write(main, agent, `Message ${number}`);
    const { body } = await read(agent, main);
    expect(body.hasOlder).toBe(true);
    expect(body.entity).toHaveLength(50);
    expect(body.entity[0].text).toBe('Message 4');
    const older = await read(agent, main, body.entity[0].messageId);
    expect(textsOf(older)).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(older.body.hasOlder).toBe(false);
  });

  it('counts what is unread until it is read, never backwards', async () => {
    const { main, agent } = await twoPeople();
    await write(main, agent, 'One');
    const { body } = await write(main, agent, 'Two');
    expect(await seen(agent, main)).toMatchObject({ unread: 2, canReceive: true });
    expect(await seen(main, agent)).toMatchObject({ unread: 0 });
    const last = body.entity[0].messageId;
    for (const messageId of [last, last - 1]) {
      await agent.call('POST', '/api/Chat/MarkChatRead', { withUserId: main.userId, messageId });
    }
    expect(await seen(agent, main)).toMatchObject({ unread: 0 });
  });

  it('is read no further than it is written', async () => {
    const { main, agent } = await twoPeople();
    const readTo = (messageId: number) =>
      agent.call('POST', '/api/Chat/MarkChatRead', { withUserId: main.userId, messageId });
    expect((await readTo(1_000_000)).body).toEqual({ done: true });
    await write(main, agent, 'One');
    await readTo(Number.MAX_SAFE_INTEGER);
    expect(await seen(agent, main)).toMatchObject({ unread: 0 });
    await write(main, agent, 'Two');
    expect(await seen(agent, main)).toMatchObject({ unread: 1 });
  });

  it('tells once of many unread messages, and again after they were read', async () => {
    const { main, agent } = await twoPeople();
    const unread = async () =>
      (await agent.call('GET', '/api/Usermanagement/GetNotifications?kind=message')).body;
    await write(main, agent, 'One');
    const { body } = await write(main, agent, 'Two');
    expect(await unread()).toMatchObject({
      total: 1,
      unread: 1,
      unreadMessages: 1,
      entity: [{ title: 'Test Person wrote to you', fromUserId: main.userId }],
    });
    const { messageId } = body.entity[0];
    await agent.call('POST', '/api/Chat/MarkChatRead', { withUserId: main.userId, messageId });
    expect(await unread()).toMatchObject({ total: 1, unread: 0, unreadMessages: 0 });
    await write(main, agent, 'Three');
    expect(await unread()).toMatchObject({ total: 1, unread: 1 });
  });

  it('refuses an empty message and one that is too long', async () => {
    const { main, agent } = await twoPeople();
    expect((await write(main, agent, '   ')).body.errors).toEqual({ text: 'Enter a message' });
    expect((await write(main, agent, 'x'.repeat(2001))).status).toBe(400);
    expect((await write(main, agent, 'x'.repeat(2000))).status).toBe(200);
  });

  it('is recorded as an act, without its words', async () => {
    const { api, account, main, agent } = await twoPeople();
    await write(main, agent, 'A private matter');
    const rows = await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query('select details::text from activity where account_id = $1 and action = $2', [
        account.accountId,
        'chat.message-sent',
      ]),
    );
    expect(rows).toHaveLength(1);
    expect(String(rows[0])).toContain(agent.userId);
    expect(String(rows[0])).not.toContain('private');
  });
});

describe('the privacy of a conversation', () => {
  it('keep out people of other accounts', async () => {
    const { api, main, agent } = await twoPeople();
    const stranger = (await api.newAccount()).main;
    await write(main, agent, 'Ours');
    expect((await write(stranger, agent, 'Let me in')).body.code).toBe('not-found');
    expect((await read(stranger, agent)).body.code).toBe('not-found');
    expect((await stranger.call('GET', '/api/Chat/GetChatUsers')).body.entity).toEqual([]);
    expect(textsOf(await read(agent, main))).toEqual(['Ours']);
  });

  it('keep out a colleague, in the database too', async () => {
    const { api, account, main, agent } = await twoPeople();
    const colleague = await account.addAgent([]);
    await write(main, agent, 'Between us');
    expect(textsOf(await read(colleague, main))).toEqual([]);
    const { database } = api.server.platform;
    const ask = (personId: string, sql: string, values: readonly unknown[] = []) =>
      database.transaction({ as: 'account', accountId: account.accountId, personId }, (tx) =>
        sessionOf(tx).query(sql, values),
      );
    expect(await ask(colleague.userId, 'select text from chat_message')).toEqual([]);
    expect(await ask(agent.userId, 'select text from chat_message')).toEqual([['Between us']]);
    const forged = ask(
      colleague.userId,
      'insert into chat_message (account_id, sender_id, recipient_id, client_key, text) values ($1, $2, $3, $4, $5)',
      [account.accountId, main.userId, colleague.userId, randomUUID(), 'Forged'],
    );
    await expect(forged).rejects.toThrow('row-level security');
  });

  it('let nothing new reach who has left, and keep what was written', async () => {
    const { account, main, agent } = await twoPeople();
    const silent = await account.addAgent([]);
    await write(main, agent, 'Welcome');
    for (const person of [agent, silent]) await setStatus(account, person, 'removed');
    expect((await write(main, agent, 'Still there?')).body.code).toBe('recipient-gone');
    expect(textsOf(await read(main, agent))).toEqual(['Welcome']);
    expect(await seen(main, agent)).toMatchObject({ canReceive: false });
    expect(await seen(main, silent)).toBeUndefined();
  });

  it('let nobody write to themselves', async () => {
    const { main } = await twoPeople();
    expect((await write(main, main, 'Note to self')).body.code).toBe('not-found');
  });
});

describe('presence', () => {
  it('follows the open streams of a person, told live to the others', async () => {
    const { api, main, agent } = await twoPeople();
    const watching = await listen(api, main);
    await watching.nextOf('presence');
    expect(await seen(main, agent)).toMatchObject({ isHere: false });

    const [one, two] = [await listen(api, agent), await listen(api, agent)];
    expect((await watching.nextOf('presence'))?.data).toEqual({ userId: agent.userId });
    expect(await seen(main, agent)).toMatchObject({ isHere: true });
    await Promise.all([one.next(), two.next()]);
    await expect.poll(() => countStreams(agent)).toBe(2);

    one.stop();
    await expect.poll(() => countStreams(agent)).toBe(1);
    expect(await seen(main, agent)).toMatchObject({ isHere: true });
    two.stop();
    expect((await watching.nextOf('presence'))?.data).toEqual({ userId: agent.userId });
    expect(await seen(main, agent)).toMatchObject({ isHere: false });
    watching.stop();
  });

  it('gives up a stream whose server was lost', async () => {
    const { api, account, main, agent } = await twoPeople();
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query(
        `insert into presence (stream_id, account_id, user_id, seen_at) values ($1, $2, $3, now() - interval '80 seconds')`,
        [randomUUID(), account.accountId, agent.userId],
      ),
    );
    expect(await seen(main, agent)).toMatchObject({ isHere: false });
  });
});

async function countStreams({ userId }: TestPerson): Promise<number> {
  const { database } = (await testApi()).server.platform;
  const rows = await database.transaction({ as: 'maintenance' }, (tx) =>
    sessionOf(tx).query('select count(*) from presence where user_id = $1', [userId]),
  );
  return Number(rows[0]?.[0]);
}
