import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../platform/database/database.ts';
import { listen } from '../../testing/listen.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

const publish = ({ server }: TestApi, accountId: string, payload: Record<string, string>, userId?: string) =>
  server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    server.platform.live.publish(tx, { accountId, topic: 'filing', payload, userId }),
  );

describe('the stream of live events', () => {
  it('tells what happens in the account, and nothing of another', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const stranger = await api.newAccount();
    const stream = await listen(api, main);
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    await publish(api, stranger.accountId, { filingId: 'theirs' });
    await publish(api, accountId, { filingId: 'for somebody else' }, stranger.main.userId);
    await publish(api, accountId, { filingId: 'ours' });
    expect(await stream.nextOf('filing')).toMatchObject({ data: { filingId: 'ours' } });
    stream.stop();
  });

  it('tells of an act that ends after a later one, and of none twice', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const { live, database } = api.server.platform;
    const scope = { as: 'account', accountId } as const;
    const cursor = await live.begin(scope);
    const read = async () => {
      const events = await live.read({ scope, userId: main.userId, cursor });
      return events.map(({ payload }) => payload['filingId']);
    };
    // A number is taken; the transaction that took it is seen after a later one.
    const taken = new Error('taken back');
    let number: unknown;
    const early = database.transaction(scope, async (tx) => {
      await live.publish(tx, { accountId, topic: 'filing', payload: { filingId: 'early' } });
      const [row] = await sessionOf(tx).query('select max(id) from live_event where account_id = $1', [
        accountId,
      ]);
      number = row?.[0];
      throw taken;
    });
    await expect(early).rejects.toBe(taken);
    await publish(api, accountId, { filingId: 'later' });
    expect(await read()).toEqual(['later']);
    await database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query(
        `insert into live_event (id, account_id, topic, payload) overriding system value
         values ($1, $2, 'filing', '{"filingId": "early"}')`,
        [number, accountId],
      ),
    );
    expect(await read()).toEqual(['early']);
    expect(await read()).toEqual([]);
  });

  it('resumes after the last event that was heard', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const first = await listen(api, main);
    const ready = await first.next();
    first.stop();
    await publish(api, accountId, { filingId: 'missed' });
    const second = await listen(api, main, { lastEventId: ready?.id });
    expect(await second.next()).toMatchObject({ event: 'ready', id: ready?.id });
    expect(await second.nextOf('filing')).toMatchObject({ data: { filingId: 'missed' } });
    second.stop();
  });

  it('tells whoever has just begun to read what has happened since, and says where it cannot', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    await publish(api, accountId, { filingId: 'meanwhile' });
    const soon = await listen(api, main, { readingFor: 300 });
    expect(await soon.next()).toMatchObject({ event: 'ready', data: { isWhole: true } });
    expect(await soon.nextOf('filing')).toMatchObject({ data: { filingId: 'meanwhile' } });
    soon.stop();
    const late = await listen(api, main, { readingFor: 600_000 });
    expect(await late.next()).toMatchObject({ event: 'ready', data: { isWhole: false } });
    late.stop();
  });

  it('repeats nothing to whoever resumes, and says where what came meanwhile may be gone', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    await publish(api, accountId, { filingId: 'heard' });
    const first = await listen(api, main);
    const heard = (await first.next())?.id;
    first.stop();
    const resumed = await listen(api, main, { lastEventId: heard, readingFor: 90_000 });
    expect(await resumed.next()).toMatchObject({ event: 'ready', data: { isWhole: true } });
    await publish(api, accountId, { filingId: 'next' });
    expect(await resumed.nextOf('filing')).toMatchObject({ data: { filingId: 'next' } });
    resumed.stop();
    const long = await listen(api, main, { lastEventId: '0' });
    expect(await long.next()).toMatchObject({ event: 'ready', data: { isWhole: false } });
    long.stop();
  });

  it('ends when the session ends', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const stream = await listen(api, main);
    await stream.next();
    await main.call('POST', '/api/Session/SignOut', {});
    await publish(api, accountId, { filingId: 'too late' });
    expect(await stream.nextOf('filing')).toBeUndefined();
  });

  it('wants a signed-in person', async () => {
    const api = await testApi();
    expect((await api.call('GET', '/api/Events')).status).toBe(401);
  });
});
