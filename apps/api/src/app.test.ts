import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { testApi } from './testing/test-api.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

describe('the limits of the server', () => {
  it('count each caller apart, also where a whole office has one address', async () => {
    const app = await newApp(3);
    const ask = (token: string) =>
      app.inject({ url: '/api/Configuration', headers: { authorization: `Bearer ${token}` } });
    for (let time = 0; time < 3; time += 1) expect((await ask('one')).statusCode).toBe(200);
    const refused = await ask('one');
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('another')).statusCode).toBe(200);
  });

  it('leave health and pages alone', async () => {
    const app = await newApp(1);
    for (let time = 0; time < 5; time += 1) expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it.each([
    ['too long', 'application/json', `{"IdToken":"${'x'.repeat(4_200_000)}"}`],
    ['not JSON', 'application/json', '{"IdToken"'],
    ['of another kind', 'application/xml', '<a/>'],
  ])('refuse a body that is %s, in our words', async (_how, type, payload) => {
    const app = await newApp(100);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/Session/SignIn',
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid-request', requestId: reply.headers['x-request-id'] });
  });

  it('answer an address that there is not as problem details, with the request id', async () => {
    const app = await newApp(100);
    const reply = await app.inject('/api/NoSuchCall');
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ status: 404, requestId: reply.headers['x-request-id'] });
  });
});

async function newApp(rateLimitPerMinute: number): Promise<FastifyInstance> {
  const { platform } = (await testApi()).server;
  const app = await buildApp({ ...platform, config: { ...platform.config, rateLimitPerMinute } });
  open.push(app);
  return app;
}
