import { PassThrough, Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { compressReplies } from './compression.ts';
import { openEventStream } from '../live/event-stream.ts';

const long = JSON.stringify('x'.repeat(5000));

async function ask(answer: (reply: FastifyReply) => unknown, acceptEncoding: string) {
  const app = fastify();
  await compressReplies(app);
  app.get('/', async (_request, reply) => answer(reply));
  return app.inject({ url: '/', headers: { 'accept-encoding': acceptEncoding } });
}

const sendLong = (reply: FastifyReply) => reply.type('application/json').send(long);

describe('a reply of more than a kilobyte', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a client that accepts %s as %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await ask(sendLong, accepted);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(decompress(rawPayload).toString()).toBe(long);
  });

  it.each(['identity', 'deflate', 'gzip;q=0'])(
    'is sent as it is to a client that accepts %s',
    async (accepted) => {
      const { headers, body } = await ask(sendLong, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body).toBe(long);
    },
  );

  it('is compressed when it is a stream of text', async () => {
    const { headers, rawPayload } = await ask(
      (reply) => reply.type('text/csv').send(Readable.from([long, long])),
      'gzip',
    );
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(long + long);
  });

  it.each(['application/pdf', 'application/zip', 'image/png'])(
    'of the type %s, which is compressed already, is sent as it is',
    async (type) => {
      const { headers, rawPayload } = await ask((reply) => reply.type(type).send(Buffer.from(long)), 'gzip');
      expect(headers['content-encoding']).toBeUndefined();
      expect(rawPayload.toString()).toBe(long);
    },
  );
});

describe('what is not compressed', () => {
  it('a short reply', async () => {
    const { headers } = await ask((reply) => reply.type('text/plain').send('short'), 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('an event stream, whose events reach the client one by one', async () => {
    const app = fastify();
    await compressReplies(app);
    const streams: ReturnType<typeof openEventStream>[] = [];
    app.get(
      '/',
      (_request, reply) => void streams.push(openEventStream(reply, new AbortController().signal)),
    );
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(address, { headers: { 'accept-encoding': 'gzip, br, zstd' } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await reader?.read())?.value).toBe('retry: 3000\n\n');
    streams[0]?.send({ event: 'filing', data: {}, id: 1 });
    expect((await reader?.read())?.value).toBe('id: 1\nevent: filing\ndata: {}\n\n');
    streams[0]?.end();
    await app.close();
  });

  it('a request, which is never decompressed either', async () => {
    const app = fastify();
    await compressReplies(app);
    app.post('/', async () => 'read');
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers,
      payload: new PassThrough().end('{}'),
    });
    expect(answer.statusCode).toBe(200);
  });
});
