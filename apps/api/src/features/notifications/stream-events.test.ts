import { describe, expect, it } from 'vitest';
import { type TestApi, type TestPerson, testApi } from '../../testing/test-api.ts';

interface HeardEvent {
  id: string;
  event: string;
  data: unknown;
}

/** Listens until told to stop; `next` waits for the next event, or gives nothing when the stream has ended. */
async function listen({ url }: TestApi, { token }: TestPerson, lastEventId?: string) {
  const gone = new AbortController();
  const response = await fetch(`${url}/api/Events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: gone.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<HeardEvent | undefined> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const event = toEvent(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
        if (event !== undefined) return event;
        continue;
      }
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return undefined;
      buffer += chunk.value;
    }
  };
  return { next, stop: () => gone.abort() };
}

function toEvent(block: string): HeardEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const event = field('event');
  return event === undefined
    ? undefined
    : { id: field('id') ?? '', event, data: JSON.parse(field('data') ?? '') };
}

const announce = ({ server }: TestApi, accountId: string, payload: Record<string, string>, userId?: string) =>
  server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    server.platform.live.announce(tx, { accountId, topic: 'filing', payload, userId }),
  );

describe('the stream of live events', { timeout: 20_000 }, () => {
  it('tells what happens in the account, and nothing of another', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const stranger = await api.newAccount();
    const stream = await listen(api, main);
    expect(await stream.next()).toMatchObject({ event: 'ready' });
    await announce(api, stranger.accountId, { filingId: 'theirs' });
    await announce(api, accountId, { filingId: 'for somebody else' }, stranger.main.userId);
    await announce(api, accountId, { filingId: 'ours' });
    expect(await stream.next()).toMatchObject({ event: 'filing', data: { filingId: 'ours' } });
    stream.stop();
  });

  it('resumes after the last event that was heard', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const first = await listen(api, main);
    const ready = await first.next();
    first.stop();
    await announce(api, accountId, { filingId: 'missed' });
    const second = await listen(api, main, ready?.id);
    expect(await second.next()).toMatchObject({ event: 'ready', id: ready?.id });
    expect(await second.next()).toMatchObject({ data: { filingId: 'missed' } });
    second.stop();
  });

  it('ends when the session ends', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const stream = await listen(api, main);
    await stream.next();
    await main.call('POST', '/api/Session/SignOut', {});
    await announce(api, accountId, { filingId: 'too late' });
    expect(await stream.next()).toBeUndefined();
  });

  it('wants a signed-in person', async () => {
    const api = await testApi();
    expect((await api.call('GET', '/api/Events')).status).toBe(401);
  });
});
