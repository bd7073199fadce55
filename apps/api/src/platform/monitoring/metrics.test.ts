import { randomUUID } from 'node:crypto';
import { Secret } from '@statbook/domain/secret';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

describe('the metrics', () => {
  it('count requests by route and status, and never name what was asked for', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const unknown = randomUUID();
    await main.call('GET', '/api/LicenceDetails/UserLoginDetails?emailId=nobody%40example.com');
    await api.call('GET', `/api/${unknown}`);
    const { status, body } = await api.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(body).toMatch(
      /statbook_request_seconds_count\{method="GET",route="\/api\/LicenceDetails\/UserLoginDetails",status="403"\} [1-9]/,
    );
    expect(body).not.toContain(unknown);
    expect(body).not.toContain('example.com');
  });

  it('tell filings by state, open streams and the load of the database', async () => {
    const { body } = await (await testApi()).call('GET', '/metrics');
    expect(body).toContain('# TYPE statbook_filings gauge');
    expect(body).toMatch(/statbook_event_streams\{kind="events"\} \d+/);
    expect(body).toMatch(/statbook_database_sessions\{state="busy"\} \d+/);
    expect(body).toContain('# TYPE statbook_jobs_total counter');
  });

  it('are given to this machine, but not through a proxy on it', async () => {
    const app = serve(undefined);
    expect((await app.inject('/metrics')).statusCode).toBe(200);
    const proxied = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(proxied.statusCode).toBe(404);
    const outside = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(404);
  });

  it('ask everybody for the token where one is configured', async () => {
    const app = serve(new Secret('a token of metrics'));
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const bearer = (token: string) => ({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect((await app.inject(bearer('a token of metricz'))).statusCode).toBe(404);
    expect((await app.inject(bearer('a token of metrics'))).statusCode).toBe(200);
  });
});

function serve(token: Secret | undefined) {
  const app = fastify();
  serveMetrics(app, { metrics: createMetrics(), token, notFound: (reply) => reply.code(404).send() });
  return app;
}
