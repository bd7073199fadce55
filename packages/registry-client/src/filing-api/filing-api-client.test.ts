import { describe, expect, it } from 'vitest';
import { Secret } from '@statbook/domain/secret';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import { OPEN_LIMITER } from '../testing/registry-key.ts';
import { createFilingApiClient, type FilingApiClient } from './filing-api-client.ts';
import { companiesOf, companyScope, PROFILE_SCOPE } from './scopes.ts';

const bearer = new Secret('the-token');
const id = '123456-123456-123456';

/** What the client makes of the service's answers, and what it asked. */
async function ask<T>(respond: Responder, call: (client: FilingApiClient) => Promise<T>) {
  await using server = await startLocalServer(respond);
  const client = createFilingApiClient({
    apiUrl: server.url,
    identityUrl: server.url,
    clientId: 'statbook',
    clientSecret: new Secret('client-secret'),
    redirectUri: 'https://statbook.example/back',
    limiter: OPEN_LIMITER,
    timeoutMs: 300,
  });
  return { reply: await call(client), received: [...server.received] };
}

const status =
  (code: number, body?: object): Responder =>
  (_, response) =>
    body === undefined
      ? sendStatus(response, code)
      : response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the sign-in of the registry', () => {
  it('is asked for with the scopes of one company, and comes back to the registered address', async () => {
    const { reply } = await ask(status(500), async (client) =>
      client.authoriseUrl({
        scopes: [PROFILE_SCOPE, companyScope('01234567', 'registered-email-address')],
        state: 'a+b',
      }),
    );
    const { pathname, searchParams } = new URL(reply);
    expect(pathname).toBe('/oauth2/authorise');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'statbook',
      redirect_uri: 'https://statbook.example/back',
      scope: `${PROFILE_SCOPE} ${companyScope('01234567', 'registered-email-address')}`,
      state: 'a+b',
    });
  });

  it('exchanges a code in a form, with no secret in the address', async () => {
    const answer = { access_token: 'A', expires_in: '3600', refresh_token: 'R' };
    const { reply, received } = await ask(
      (_, response) => sendJson(response, answer),
      (client) => client.exchangeCode(new Secret('c0de')),
    );
    if (!reply.ok) throw new Error(reply.reason);
    expect(reply.value.accessToken.reveal()).toBe('A');
    expect(reply.value.refreshToken?.reveal()).toBe('R');
    expect(received).toMatchObject([{ method: 'POST', path: '/oauth2/token' }]);
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c0de',
      client_secret: 'client-secret',
    });
  });

  it('knows whom a token is for and whether it still serves', async () => {
    const answer = { application: 'statbook', expires_in: '-5', scope: 'a b', user_id: 'u' };
    const { reply, received } = await ask(
      (_, response) => sendJson(response, answer),
      (client) => client.verifyToken(bearer),
    );
    expect(reply).toEqual({
      ok: true,
      value: { clientId: 'statbook', scopes: ['a', 'b'], userId: 'u', secondsLeft: 0 },
    });
    expect(received).toMatchObject([
      { path: '/oauth2/verify', headers: { authorization: 'Bearer the-token' } },
    ]);
  });

  it.each([400, 401])('says that a token is not accepted where the answer is %i', async (code) => {
    const { reply } = await ask(status(code), (client) => client.refreshGrant(new Secret('old')));
    expect(reply).toEqual({ ok: false, reason: 'unauthorised', status: code });
  });

  it('names the companies of its scopes by the segment of the path, never by how it ends', () => {
    const scopes = [
      PROFILE_SCOPE,
      companyScope('01234567', 'registered-email-address'),
      'https://api.company-information.service.gov.uk/company/09990001',
      'https://evil.example/company/07777777/registered-email-address.update',
      'nonsense',
    ];
    expect(companiesOf(scopes)).toEqual(['01234567', '09990001']);
  });
});

describe('a transaction', () => {
  const close = (client: FilingApiClient) => client.closeTransaction(id, { bearer });

  it.each([
    ['done', status(204), { ok: true, value: true }],
    ['a fee that is due', status(202), { ok: false, reason: 'payment-required' }],
    ['a token that is not accepted', status(401), { ok: false, reason: 'unauthorised', status: 401 }],
    ['one that is closed already', status(403), { ok: false, reason: 'closed' }],
    ['one that does not exist', status(404), { ok: false, reason: 'not-found' }],
    ['a request that is not understood', status(400), { ok: false, reason: 'refused', status: 400 }],
    ['a service out of order', status(502), { ok: false, reason: 'unavailable' }],
    ['no answer in time', () => undefined, { ok: false, reason: 'unavailable' }],
    ['a cut connection', (_: unknown, response: { destroy(): void }) => response.destroy(), { ok: false }],
    ['a redirect', status(302), { ok: false, reason: 'nonsense' }],
    [
      'faults',
      status(422, { is_valid: false, errors: [{ error: 'bad', location: '$.x' }] }),
      { ok: false, reason: 'invalid', faults: [{ error: 'bad', location: '$.x' }] },
    ],
    [
      'a change that is wrong',
      status(400, { errors: ['email is invalid'] }),
      { ok: false, reason: 'invalid', faults: [{ error: 'email is invalid' }] },
    ],
    ['a refusal without reasons', status(422), { reason: 'invalid', faults: [{ error: 'not valid' }] }],
  ] satisfies [string, Responder, object][])(
    'that is closed is told apart: %s',
    async (_, respond, wanted) => {
      const { reply, received } = await ask(respond, close);
      expect(reply).toMatchObject(wanted);
      expect(received).toHaveLength(1);
    },
  );

  it('that is rate limited says until when', async () => {
    const { reply } = await ask(
      (_, response) => sendStatus(response, 429, { 'x-ratelimit-reset': '4102444800' }),
      close,
    );
    expect(reply).toEqual({ ok: false, reason: 'rate-limited', until: '2100-01-01T00:00:00.000Z' });
  });

  it('takes what is put into it, and has it replaced where it is there already', async () => {
    const { reply, received } = await ask(
      (request, response) => sendStatus(response, request.method === 'POST' ? 409 : 201),
      (client) =>
        client.putResource({ id, resource: 'registered-email-address', body: { a: 1 } }, { bearer }),
    );
    expect(reply).toEqual({ ok: true, value: true });
    expect(received.map(({ method, body }) => `${method} ${body}`)).toEqual(['POST {"a":1}', 'PUT {"a":1}']);
  });

  const withLink = (validation_status: string) => ({
    id,
    status: 'open',
    resources: { x: { kind: 'registered-email-address', links: { validation_status } } },
  });
  const listFaults = (client: FilingApiClient) =>
    client.listFaults({ id, resource: 'registered-email-address' }, { bearer });

  it('is validated by the link that it gives', async () => {
    const link = `/transactions/${id}/registered-email-address/validation-status`;
    const { reply, received } = await ask(
      (_, response, turn) => sendJson(response, turn === 0 ? withLink(link) : { is_valid: true }),
      listFaults,
    );
    expect(reply).toEqual({ ok: true, value: [] });
    expect(received[1]?.path).toBe(link);
  });

  it('sends its token nowhere else', async () => {
    const { reply, received } = await ask(
      (_, response) => sendJson(response, withLink('//evil.example/x')),
      listFaults,
    );
    expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
    expect(received).toHaveLength(1);
  });

  it('tells how each filing in it was decided', async () => {
    const filings = {
      a: { type: 'registered-email-address', status: 'rejected', reject_reasons: [{ english: 'No.' }] },
      b: null,
    };
    const { reply } = await ask(
      (_, response) => sendJson(response, { id, status: 'closed', filings }),
      (client) => client.getTransaction(id, { bearer }),
    );
    expect(reply).toMatchObject({
      ok: true,
      value: { status: 'closed', filings: [{ status: 'rejected', rejectReasons: [{ english: 'No.' }] }] },
    });
  });

  it('is found again by our reference', async () => {
    const items = [{ id: '1', reference: 'other' }, { id: '2', reference: 'ours' }, 'nonsense'];
    const { reply } = await ask(
      (_, response) => sendJson(response, { items }),
      (client) => client.findTransaction('ours', { bearer }),
    );
    expect(reply).toMatchObject({ ok: true, value: { id: '2' } });
  });

  it('whose answer is not JSON is nonsense', async () => {
    const { reply } = await ask(
      (_, response) => response.writeHead(200).end('<html>'),
      (client) => client.getTransaction(id, { bearer }),
    );
    expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
  });
});

describe('a registered e-mail address', () => {
  it('is changed only where the registry says so', async () => {
    const { reply, received } = await ask(
      (_, response) => sendJson(response, { eligibility_status_code: 'INVALID_COMPANY_STATUS' }),
      (client) => client.emailEligibility('01234567', { bearer }),
    );
    expect(reply).toEqual({ ok: true, value: 'INVALID_COMPANY_STATUS' });
    expect(received[0]?.path).toBe('/registered-email-address/company/01234567/eligibility');
  });
});
