import { describe, expect, it } from 'vitest';
import { answering, ask, clientAt, refusing, sealedBy } from '../../testing/gateway.ts';
import { type Responder, startLocalServer } from '../../testing/local-server.ts';
import type { GatewayConfig } from '../gateway-config.ts';

async function submitTo(respond: Responder, change: Partial<GatewayConfig> = {}) {
  const { reply, received } = await ask(
    respond,
    async (client) => {
      const submission = sealedBy(client);
      return { submission, outcome: await client.submitForm(submission) };
    },
    change,
  );
  return { ...reply, received };
}

describe('sending a form', () => {
  it.each(['response', 'acknowledgement'])(
    'is received when the gateway answers with a %s',
    async (qualifier) => {
      const { outcome, submission, received } = await submitTo(answering({ qualifier }));
      expect(outcome).toMatchObject({ outcome: 'receipt', receivedAt: '2026-11-20T09:30:00-00:00' });
      expect(received.map(({ body }) => body)).toEqual([new TextDecoder().decode(submission.bytes)]);
      expect(received[0]?.headers['content-type']).toBe('text/xml');
    },
  );

  it('is received in an envelope of the older namespace too', async () => {
    const namespace = 'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader';
    expect((await submitTo(answering({ namespace }))).outcome.outcome).toBe('receipt');
  });

  it('counts another qualifier as a receipt where the settings say so', async () => {
    const { outcome } = await submitTo(answering({ qualifier: 'poll' }), { receiptQualifiers: ['poll'] });
    expect(outcome.outcome).toBe('receipt');
  });

  it('is refused with the number, the text and the class of the error', async () => {
    const { outcome } = await submitTo(refusing('9999', 'Invalid Envelope Number'));
    expect(outcome).toMatchObject({
      outcome: 'refused',
      number: '9999',
      text: 'Invalid Envelope Number',
      errorClass: 'duplicate-submission-number',
      raw: expect.stringContaining('Invalid Envelope Number'),
    });
  });

  it.each<[string, Responder, string]>([
    ['HTTP 400', (_, response) => response.writeHead(400).end(), 'http-status'],
    ['HTTP 503', (_, response) => response.writeHead(503).end('<html>'), 'http-status'],
    ['a web page', (_, response) => response.end('<html><body>Sorry</body></html>'), 'nonsense'],
    ['half a message', (_, response) => response.end('<GovTalkMessage><Header>'), 'nonsense'],
    ['a cut connection', (_, response) => response.destroy(), 'network'],
    ['the answer to another message', answering({ transactionId: 'ABCDEF' }), 'nonsense'],
    ['an odd qualifier', answering({ qualifier: 'poll' }), 'nonsense'],
    ['too many bytes', (_, response) => response.end('x'.repeat(20_000)), 'too-large'],
    ['silence', () => undefined, 'time-out'],
  ])('has an unknown outcome after %s, and is not sent again by itself', async (fault, respond, reason) => {
    const timeoutMs = fault === 'silence' ? 100 : 30_000;
    const { outcome, received } = await submitTo(respond, { timeoutMs, maxBytes: 10_000 });
    expect(outcome).toMatchObject({ outcome: 'unknown', reason });
    expect(received).toHaveLength(1);
  });

  it('has an unknown outcome when no server listens', async () => {
    const server = await startLocalServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const client = clientAt(server.url);
    const outcome = await client.submitForm(sealedBy(client));
    expect(outcome).toMatchObject({ outcome: 'unknown', reason: 'network' });
  });

  it('stops with the reason of the caller who cancels it', async () => {
    await using server = await startLocalServer(() => undefined);
    const client = clientAt(server.url);
    const signal = AbortSignal.abort(new Error('shutting down'));
    await expect(client.submitForm(sealedBy(client), { signal })).rejects.toThrow('shutting down');
    expect(server.received).toEqual([]);
  });
});
