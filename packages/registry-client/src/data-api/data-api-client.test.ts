import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import type { Fetched } from '../registry-failure.ts';
import { askDataApi, linkedCompany } from '../testing/data-api.ts';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import type { DataApiClient } from './data-api-client.ts';

type Ask = (client: DataApiClient, options: { signal?: AbortSignal }) => Promise<Fetched<unknown>>;

/** Every operation with the path that it asks for. */
const operations: readonly (readonly [name: string, path: string, ask: Ask])[] = [
  ['the profile', '/company/01234567', (client, options) => client.companyProfile('01234567', options)],
  ['officers', '/officers', (client, options) => client.officers(linkedCompany, options)],
  ['PSCs', '/persons-with-significant-control', (client, options) => client.pscs(linkedCompany, options)],
  [
    'PSC statements',
    '/persons-with-significant-control-statements',
    (client, options) => client.pscStatements(linkedCompany, options),
  ],
  ['charges', '/charges', (client, options) => client.charges(linkedCompany, options)],
  [
    'the filing history',
    '/filing-history',
    (client, options) => client.filingHistory(linkedCompany, options),
  ],
  [
    'a page of the filing history',
    '/filing-history',
    (client, options) => client.filingHistoryPage(linkedCompany, {}, options),
  ],
  ['exemptions', '/exemptions', (client, options) => client.exemptions(linkedCompany, options)],
  ['insolvency cases', '/insolvency', (client, options) => client.insolvency(linkedCompany, options)],
  [
    'the appointments of an officer',
    '/officers/abc/appointments',
    (client, options) => client.officerAppointments('abc', options),
  ],
  ['a search', '/search/companies', (client, options) => client.searchCompanies({ query: 'a' }, options)],
];

const faults: readonly (readonly [name: string, respond: Responder, failure: object])[] = [
  ['HTTP 400', (_, response) => sendStatus(response, 400), { reason: 'refused', status: 400 }],
  ['HTTP 401', (_, response) => sendStatus(response, 401), { reason: 'unauthorised', status: 401 }],
  ['HTTP 500', (_, response) => sendStatus(response, 500), { reason: 'unavailable' }],
  ['HTTP 302', (_, response) => sendStatus(response, 302, { location: '/else' }), { reason: 'nonsense' }],
  [
    'HTTP 429',
    (_, response) => sendStatus(response, 429, { 'x-ratelimit-reset': '4102444800' }),
    { reason: 'rate-limited', until: '2100-01-01T00:00:00.000Z' },
  ],
  ['silence', () => undefined, { reason: 'unavailable' }],
  ['a cut connection', (_, response) => response.destroy(), { reason: 'unavailable' }],
  ['a web page', (_, response) => response.end('<html></html>'), { reason: 'nonsense' }],
  ['JSON of something else', (_, response) => sendJson(response, ['x']), { reason: 'nonsense' }],
  ['too many bytes', (_, response) => response.end('x'.repeat(20_000)), { reason: 'nonsense' }],
];

describe.each(operations)('asking for %s', (_, path, ask) => {
  it.each(faults)('gives no value after %s', async (fault, respond, failure) => {
    const limits = { timeoutMs: fault === 'silence' ? 100 : 30_000, maxBytes: 10_000 };
    const { reply, received } = await askDataApi(respond, (client) => ask(client, {}), limits);
    expect(reply).toMatchObject({ ok: false, ...failure });
    expect(received).toHaveLength(1);
  });

  it('is done with the key as user name and no password, and for JSON', async () => {
    const { received } = await askDataApi(
      (_request, response) => sendStatus(response, 500),
      (client) => ask(client, {}),
    );
    expect(received[0]?.path.split('?')[0]).toMatch(new RegExp(`${path}$`));
    expect(received[0]).toMatchObject({
      method: 'GET',
      headers: { authorization: 'Basic dGhlLWtleTo=', accept: 'application/json' },
    });
  });

  it('stops with the reason of the caller who cancels it', async () => {
    const signal = AbortSignal.abort(new Error('closed'));
    const asking = askDataApi(
      () => undefined,
      (client) => ask(client, { signal }),
    );
    await expect(asking).rejects.toThrow('closed');
  });
});

describe('a value of the data API', () => {
  const profile = { company_number: '01234567', company_name: 'EXAMPLE LIMITED' };

  it('comes with the raw answer and the time at which it was read', async () => {
    const { reply } = await askDataApi(
      (_, response) => sendJson(response, profile),
      (client) => client.companyProfile('01234567'),
      { now: () => new Date('2026-11-21T09:00:00Z') },
    );
    expect(reply).toMatchObject({ ok: true, raw: profile, fetchedAt: '2026-11-21T09:00:00.000Z' });
  });

  it('is asked for again after a passing fault', async () => {
    await using server = await startLocalServer((_, response, turn) =>
      turn < 2 ? sendStatus(response, 503) : sendJson(response, profile),
    );
    const retry = { delaysMs: [1, 1, 1], maxRateLimitWaitMs: 0 };
    const { reply } = await askDataApi(
      () => undefined,
      (client) => client.companyProfile('01234567'),
      { baseUrl: server.url, retry },
    );
    expect(reply.ok).toBe(true);
    expect(server.received).toHaveLength(3);
  });

  it('is logged without key, query or body', async () => {
    const exchanges: Exchange[] = [];
    await askDataApi(
      (_, response) => sendJson(response, { items: [] }),
      (client) => client.searchCompanies({ query: 'secret plans' }),
      { onExchange: (exchange) => exchanges.push(exchange) },
    );
    expect(exchanges).toMatchObject([{ method: 'GET', path: '/search/companies', status: 200 }]);
    expect(JSON.stringify(exchanges)).not.toContain('secret');
  });

  it('of a company with an odd number is asked for below the API', async () => {
    const { received } = await askDataApi(
      (_, response) => sendStatus(response, 404),
      (client) => client.companyProfile('../x?y'),
    );
    expect(received[0]?.path).toBe('/company/..%2Fx%3Fy');
  });
});
