import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { type RateLimitReading, RateWindowFull } from '../rate-limiter.ts';
import { sendJson, sendStatus, startLocalServer, type Responder } from '../testing/local-server.ts';
import { OPEN_LIMITER, TEST_KEY } from '../testing/registry-key.ts';
import type { LinkedCompany } from './company-profile.ts';
import { createDataApiClient } from './data-api-client.ts';
import type { DataApiConfig } from './data-api-config.ts';

function clientAt(baseUrl: string, change: Partial<DataApiConfig> = {}) {
  const retry = { delaysMs: [1, 1, 1], maxRateLimitWaitMs: 2000 };
  return createDataApiClient({ baseUrl, apiKey: TEST_KEY, limiter: OPEN_LIMITER, retry, ...change });
}

/** A company whose profile has the links given. */
function companyWith(links: Partial<LinkedCompany['links']>): LinkedCompany {
  const none = {
    self: undefined,
    filingHistory: undefined,
    officers: undefined,
    pscs: undefined,
    pscStatements: undefined,
    charges: undefined,
    insolvency: undefined,
    registers: undefined,
    exemptions: undefined,
    ukEstablishments: undefined,
  };
  return { number: '01234567', links: { ...none, ...links } };
}

const profile = { company_number: '01234567', company_name: 'EXAMPLE LIMITED' };

/** Fails with a status some times, then answers with the profile. */
function failing(times: number, fail: Responder): Responder {
  return (request, response, turn) => {
    if (turn < times) fail(request, response, turn);
    else sendJson(response, profile);
  };
}

function status(code: number, headers: Record<string, string> = {}): Responder {
  return (_, response) => sendStatus(response, code, headers);
}

async function profileFrom(respond: Responder, change: Partial<DataApiConfig> = {}) {
  await using server = await startLocalServer(respond);
  const reply = await clientAt(server.url, change).companyProfile('01234567');
  return { reply, calls: server.received.length, first: server.received[0] };
}

describe('a call to the public data API', () => {
  it('is made with the key as user name and no password, and says when the answer was read', async () => {
    const now = () => new Date('2026-11-21T09:00:00Z');
    const { reply, first } = await profileFrom(failing(0, status(500)), { now });
    expect(first).toMatchObject({
      path: '/company/01234567',
      headers: { authorization: 'Basic dGhlLWtleTo=' },
    });
    expect(reply).toMatchObject({ ok: true, raw: profile, fetchedAt: '2026-11-21T09:00:00.000Z' });
  });

  it.each<[string, Responder]>([
    ['403', status(403)],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['a cut connection', (_, response) => response.destroy()],
  ])('is repeated after %s and then succeeds', async (_, fail) => {
    const { reply, calls } = await profileFrom(failing(2, fail));
    expect(reply.ok).toBe(true);
    expect(calls).toBe(3);
  });

  it.each([
    [404, { reason: 'not-found' }, 1],
    [401, { reason: 'unauthorised', status: 401 }, 1],
    [400, { reason: 'refused', status: 400 }, 1],
    [500, { reason: 'unavailable' }, 1],
    [302, { reason: 'nonsense' }, 1],
    [403, { reason: 'unauthorised', status: 403 }, 4],
    [503, { reason: 'unavailable' }, 4],
  ])(
    'that is answered with %i tells so, after the right number of attempts',
    async (code, failure, attempts) => {
      const { reply, calls } = await profileFrom(status(code));
      expect(reply).toMatchObject({ ok: false, ...failure });
      expect(calls).toBe(attempts);
    },
  );

  it('waits for the end of a rate window that is near', async () => {
    const reset = String(Math.ceil(Date.now() / 1000));
    const { reply, calls } = await profileFrom(failing(1, status(429, { 'x-ratelimit-reset': reset })));
    expect(reply.ok).toBe(true);
    expect(calls).toBe(2);
  });

  it('tells when to come back when the rate window ends later', async () => {
    const headers = { 'X-Ratelimit-Reset': '4102444800', 'X-Ratelimit-Remain': '7' };
    const readings: RateLimitReading[] = [];
    const limiter = { ...OPEN_LIMITER, observe: (reading: RateLimitReading) => void readings.push(reading) };
    const { reply, calls } = await profileFrom(status(429, headers), { limiter });
    expect(reply).toEqual({ ok: false, reason: 'rate-limited', until: '2100-01-01T00:00:00.000Z' });
    expect(calls).toBe(1);
    expect(readings).toEqual([{ limit: undefined, remaining: 0, resetAt: 4102444800000 }]);
  });

  it('is not made when the gate lets nothing through, and tells when to come back', async () => {
    const limiter = {
      ...OPEN_LIMITER,
      take: () => Promise.reject(new RateWindowFull(new Date('2026-11-21T09:05:00Z'))),
    };
    const { reply, calls } = await profileFrom(failing(0, status(500)), { limiter });
    expect(reply).toEqual({ ok: false, reason: 'rate-limited', until: '2026-11-21T09:05:00.000Z' });
    expect(calls).toBe(0);
  });

  it.each(['X-Ratelimit-Remain', 'X-Ratelimit-Remaining'])('hands %s on to the limiter', async (name) => {
    const readings: RateLimitReading[] = [];
    const limiter = { ...OPEN_LIMITER, observe: (reading: RateLimitReading) => void readings.push(reading) };
    const respond: Responder = (_, response) =>
      sendJson(response, profile, {
        'X-Ratelimit-Limit': '600',
        [name]: '599',
        'X-Ratelimit-Reset': '1764000000',
      });
    await profileFrom(respond, { limiter });
    expect(readings).toEqual([{ limit: 600, remaining: 599, resetAt: 1764000000000 }]);
  });

  it.each<[string, Responder, string]>([
    ['a web page', (_, response) => response.end('<html></html>'), 'nonsense'],
    ['JSON of something else', (_, response) => sendJson(response, ['x']), 'nonsense'],
    ['too many bytes', (_, response) => response.end('x'.repeat(20_000)), 'nonsense'],
    ['silence', () => undefined, 'unavailable'],
  ])('that is answered with %s is no success', async (_, respond, reason) => {
    const retry = { delaysMs: [], maxRateLimitWaitMs: 0 };
    const { reply } = await profileFrom(respond, { maxBytes: 10_000, timeoutMs: 200, retry });
    expect(reply).toMatchObject({ ok: false, reason });
  });

  it('reads a profile of which nothing but the number is known', async () => {
    const names = [
      'company_name',
      'type',
      'accounts',
      'confirmation_statement',
      'links',
      'sic_codes',
      'has_charges',
    ];
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    const { reply } = await profileFrom((_, response) =>
      sendJson(response, { ...nulls, company_number: '00006401' }),
    );
    expect(reply).toMatchObject({
      ok: true,
      value: {
        number: '00006401',
        name: '',
        accounts: undefined,
        sicCodes: [],
        links: { officers: undefined },
      },
    });
  });

  it('stops repeating when the caller gives up', async () => {
    await using server = await startLocalServer(status(503));
    const retry = { delaysMs: [60_000], maxRateLimitWaitMs: 0 };
    const controller = new AbortController();
    const limiter = { ...OPEN_LIMITER, observe: () => controller.abort(new Error('closed')) };
    const client = clientAt(server.url, { retry, limiter });
    await expect(client.companyProfile('01234567', { signal: controller.signal })).rejects.toThrow();
    expect(server.received).toHaveLength(1);
  });

  it('is logged without key, query or body', async () => {
    const exchanges: Exchange[] = [];
    await using server = await startLocalServer((_, response) => sendJson(response, { items: [] }));
    const client = clientAt(server.url, { onExchange: (exchange) => exchanges.push(exchange) });
    await client.searchCompanies({ query: 'secret plans' });
    expect(exchanges).toMatchObject([{ method: 'GET', path: '/search/companies', status: 200 }]);
    expect(JSON.stringify(exchanges)).not.toContain('secret');
  });
});

describe('the lists of a company', () => {
  it('are not asked for when the profile has no link', async () => {
    await using server = await startLocalServer(status(500));
    const client = clientAt(server.url);
    const company = companyWith({});
    const replies = await Promise.all([
      client.officers(company),
      client.pscs(company),
      client.pscStatements(company),
      client.charges(company),
      client.filingHistory(company),
      client.exemptions(company),
      client.insolvency(company),
    ]);
    expect(replies.every((reply) => reply.ok)).toBe(true);
    expect(server.received).toEqual([]);
  });

  it('are empty when the registry answers 404', async () => {
    await using server = await startLocalServer(status(404));
    const client = clientAt(server.url);
    const statements = await client.pscStatements(companyWith({ pscStatements: '/company/1/statements' }));
    expect(statements).toMatchObject({ ok: true, value: [] });
  });

  it('are read to the last page', async () => {
    const names = Array.from({ length: 230 }, (_, index) => ({ name: `PERSON, No ${index}` }));
    await using server = await startLocalServer((request, response) => {
      const start = Number(new URL(request.path, server.url).searchParams.get('start_index'));
      sendJson(response, { items: names.slice(start, start + 100), total_results: 230, active_count: 230 });
    });
    const reply = await clientAt(server.url).officers(companyWith({ officers: '/company/1/officers' }));
    if (!reply.ok) throw new Error(reply.reason);
    expect(reply.value.items).toHaveLength(230);
    expect(reply.value.items.at(-1)?.nameParts).toEqual({
      surname: 'PERSON',
      forenames: 'No 229',
      title: undefined,
    });
    expect(reply.raw).toHaveLength(3);
  });

  it('fail as a whole when one page fails', async () => {
    await using server = await startLocalServer((_, response, turn) =>
      turn === 0 ? sendJson(response, { items: [{}], total_results: 2 }) : sendStatus(response, 401),
    );
    const reply = await clientAt(server.url).officers(companyWith({ officers: '/company/1/officers' }));
    expect(reply).toMatchObject({ ok: false, reason: 'unauthorised' });
  });

  it.each(['https://evil.example/company/1', '//evil.example/company/1', '/../../x@evil'])(
    'are not asked for at %s',
    async (officers) => {
      await using server = await startLocalServer(status(500));
      const reply = await clientAt(`${server.url}/api`).officers(companyWith({ officers }));
      expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
      expect(server.received).toEqual([]);
    },
  );
});

describe('a search for companies', () => {
  it('asks within what the service can do', async () => {
    await using server = await startLocalServer((_, response) =>
      sendJson(response, {
        total_results: 5000,
        start_index: '0',
        items: [{ company_number: '1', title: 'A  B' }],
      }),
    );
    const client = clientAt(server.url);
    const reply = await client.searchCompanies({ query: ' a & b ', itemsPerPage: 1, activeOnly: true });
    expect(server.received[0]?.path).toBe(
      '/search/companies?q=a%20%26%20b&items_per_page=2&start_index=0&restrictions=active-companies',
    );
    expect(reply).toMatchObject({
      ok: true,
      value: { items: [{ name: 'A B' }], totalCount: 5000, hasMore: true },
    });
  });

  it('finds nothing for nothing, and nothing past the window', async () => {
    await using server = await startLocalServer(status(416));
    const client = clientAt(server.url);
    expect(await client.searchCompanies({ query: ' ' })).toMatchObject({ ok: true, value: { items: [] } });
    expect(await client.searchCompanies({ query: 'a', startIndex: 1000 })).toMatchObject({ ok: true });
    expect(server.received).toEqual([]);
    expect(await client.searchCompanies({ query: 'a', startIndex: 900 })).toMatchObject({ ok: true });
  });
});
