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
    ['too long', 413, 'application/json', `{"IdToken":"${'x'.repeat(4_200_000)}"}`],
    ['not JSON', 400, 'application/json', '{"IdToken"'],
    ['empty', 400, 'application/json', ''],
    ['a list', 400, 'application/json', '[]'],
    ['a plain text', 400, 'text/plain', 'IdToken'],
    ['meant for something else', 400, 'application/json', '{"__proto__":{"IdToken":"x"}}'],
    ['of another kind', 400, 'application/xml', '<a/>'],
  ])('refuse a body that is %s, in our words', async (_how, status, type, payload) => {
    const app = await newApp(100);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/Approvals/GetApprovalByLink',
      headers: { 'content-type': type },
      payload,
    });
    const code = status === 413 ? 'body-too-large' : 'body-unreadable';
    expect(reply.json()).toMatchObject({ status, code, requestId: reply.headers['x-request-id'] });
  });

  it('answer an address that there is not as problem details, with the request id', async () => {
    const app = await newApp(100);
    const reply = await app.inject('/api/NoSuchCall');
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      status: 404,
      code: 'call-unknown',
      requestId: reply.headers['x-request-id'],
    });
  });

  it.each([
    ['GET', '/api/Notes/AddNotes', 'POST'],
    ['PUT', '/api/AgentDetails/RemoveUser', 'GET, POST'],
    ['OPTIONS', '/api/Configuration', 'GET'],
    ['POST', '/health/live', 'GET'],
  ] as const)('name the methods of an address that has another: %s %s', async (method, url, allow) => {
    const app = await newApp(100);
    const reply = await app.inject({ method, url });
    expect(reply.headers['allow']).toBe(allow);
    expect(reply.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });

  it('say how one signs in where nobody is signed in', async () => {
    const app = await newApp(100);
    const reply = await app.inject('/api/Notes/GetNotes');
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });
});

async function newApp(rateLimitPerMinute: number): Promise<FastifyInstance> {
  const { platform } = (await testApi()).server;
  const app = await buildApp({ ...platform, config: { ...platform.config, rateLimitPerMinute } });
  open.push(app);
  return app;
}
