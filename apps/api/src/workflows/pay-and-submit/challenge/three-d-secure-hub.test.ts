import { describe, expect, it } from 'vitest';
import { type Challenged, challenged } from '../../../testing/challenged-payment.ts';
import { answerBank, notify } from '../../../testing/payable-filing.ts';

describe('the hub', () => {
  it('tells a waiting window that the bank has answered', async () => {
    const paying = await challenged();
    const events = await listen(paying);
    await notify(paying.api, await answerBank(paying.challenge));
    expect(await events.next()).toContain('event: AuthenticationSuccess');
    await events.end();
  });

  it('tells a window that comes late at once', async () => {
    const paying = await challenged();
    await notify(paying.api, await answerBank(paying.challenge, 'no idea'));
    const events = await listen(paying);
    const event = await events.next();
    expect(event).toContain('event: AuthenticationFailure');
    expect(event).toContain(paying.challenge.acsTransID);
    await events.end();
  });

  it('ends when the session ends, and tells nothing more', async () => {
    const paying = await challenged();
    const { api, account, challenge } = paying;
    const events = await listen(paying);
    await account.main.call('POST', '/api/Session/SignOut', {});
    await notify(api, await answerBank(challenge));
    expect(await events.rest()).not.toContain('event: ');
  });

  it('knows nothing of the challenges of others', async () => {
    const { api, challenge } = await challenged();
    const stranger = (await api.newAccount()).main;
    const reply = await stranger.call('GET', `/api/ThreeDSecureHub?acsTransID=${challenge.acsTransID}`);
    expect(reply.status).toBe(404);
  });
});

async function listen({ api, account, challenge }: Challenged) {
  const gone = new AbortController();
  const response = await fetch(`${api.url}/api/ThreeDSecureHub?acsTransID=${challenge.acsTransID}`, {
    headers: { authorization: `Bearer ${account.main.token}` },
    signal: gone.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('The hub sent no stream.');
  let text = '';
  return {
    next: async () => {
      while (!text.includes('event: ')) text += (await reader.read()).value ?? '';
      return text;
    },
    /** All that comes until the server ends the stream. */
    rest: async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      return text;
    },
    end: async () => {
      gone.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
}
