import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Json, type OpenRegistry, openRegistry, readText } from '../testing/open-registry.ts';
import { officeScope, profileScope } from './scopes.ts';

const client = { id: 'statbook', secret: 'client-secret', redirectUris: ['http://127.0.0.1:3000/back'] };
const asked = {
  response_type: 'code',
  client_id: client.id,
  redirect_uri: 'http://127.0.0.1:3000/back',
  scope: `${profileScope} ${officeScope('09990001')}`,
  state: 'xyz',
};

describe('signing in at the registry', () => {
  let registry: OpenRegistry;
  beforeEach(async () => {
    registry = await openRegistry({ oauthClients: [client] });
  });
  afterEach(() => registry.close());

  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${registry.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  async function authorise(fields: Record<string, string> = {}) {
    const answer = { email: 'nora@example.com', code_09990001: 'bake01', decision: 'grant', ...fields };
    const response = await post('/oauth2/authorise', { ...asked, ...answer });
    return { response, address: new URL(response.headers.get('location') ?? 'http://nowhere') };
  }

  async function takeTokens(code: string, fields: Record<string, string> = {}) {
    const form = {
      grant_type: 'authorization_code',
      code,
      client_id: client.id,
      client_secret: client.secret,
    };
    const response = await post('/oauth2/token', { ...form, redirect_uri: asked.redirect_uri, ...fields });
    const body: Json = JSON.parse(await response.text());
    return { status: response.status, body };
  }

  it('asks for the authentication code of the company that a scope names', async () => {
    const { text, status } = await registry.get(
      `/oauth2/authorise?${new URLSearchParams(asked).toString()}`,
      {},
    );
    expect(status).toBe(200);
    expect(text).toContain('Authentication code of HARBOUR LIGHT BAKERY LIMITED');
  });

  it.each([
    ['an unknown client', { client_id: 'x' }],
    ['an address that was not registered', { redirect_uri: 'http://127.0.0.1:3000/elsewhere' }],
    ['a scope that cannot be had', { scope: 'https://api.company-information.service.gov.uk/everything' }],
  ])('refuses %s without sending the browser anywhere', async (_what, fields) => {
    const { status } = await registry.get(
      `/oauth2/authorise?${new URLSearchParams({ ...asked, ...fields }).toString()}`,
      {},
    );
    expect(status).toBe(400);
  });

  it('comes back with a code and the state, and the code serves once', async () => {
    const { address } = await authorise();
    expect(address.searchParams.get('state')).toBe('xyz');
    const code = address.searchParams.get('code') ?? '';
    const { body } = await takeTokens(code);
    expect(body).toMatchObject({ expires_in: '3600', token_type: 'Bearer' });
    expect((await takeTokens(code)).status).toBe(400);
  });

  it('stays on the page for a wrong authentication code, and comes back with an error when refused', async () => {
    const wrong = await authorise({ code_09990001: 'WRONG1' });
    expect(wrong.response.status).toBe(200);
    expect(await wrong.response.text()).toContain('not right');
    const refused = await authorise({ decision: 'refuse' });
    expect(refused.address.searchParams.get('error')).toBe('access_denied');
  });

  it('verifies a token however it is asked, also when it has expired', async () => {
    const { address } = await authorise();
    const { body } = await takeTokens(address.searchParams.get('code') ?? '');
    const token = readText(body.access_token);
    const bearer = { authorization: `Bearer ${token}` };
    const byHeader = await registry.get('/oauth2/verify', bearer);
    expect(byHeader.body).toMatchObject({ application: client.id, scope: asked.scope });
    expect((await registry.get(`/oauth2/verify?access_token=${token}`, {})).status).toBe(200);
    expect((await post(`/oauth2/verify?access-token=${token}`, {})).status).toBe(200);
    expect((await registry.get('/oauth2/verify?access_token=other', {})).status).toBe(400);
    await registry.admin('clock', { advanceMs: 3_700_000 });
    expect(Number((await registry.get('/oauth2/verify', bearer)).body.expires_in)).toBeLessThan(0);
    expect((await registry.get('/user/profile', bearer)).status).toBe(401);
  });

  it('renews the access token and keeps the refresh token', async () => {
    const { address } = await authorise();
    const { body } = await takeTokens(address.searchParams.get('code') ?? '');
    const renewed = await takeTokens('', {
      grant_type: 'refresh_token',
      refresh_token: readText(body.refresh_token),
    });
    expect(renewed.body).not.toHaveProperty('refresh_token');
    const bearer = { authorization: `Bearer ${readText(renewed.body.access_token)}` };
    expect((await registry.get('/user/profile', bearer)).body).toMatchObject({ email: 'nora@example.com' });
    expect((await registry.get('/company/09990001', bearer)).status).toBe(200);
  });

  it('renews it with parameters in the query, as the registry’s own client library asks', async () => {
    const { address } = await authorise();
    const { body } = await takeTokens(address.searchParams.get('code') ?? '');
    const query = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: readText(body.refresh_token),
      client_id: client.id,
      client_secret: client.secret,
    });
    const renewed = await fetch(`${registry.url}/oauth2/token?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(renewed.status).toBe(200);
    expect(await renewed.json()).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
  });

  it('gives nothing to a client with the wrong secret', async () => {
    const { address } = await authorise();
    const answer = await takeTokens(address.searchParams.get('code') ?? '', { client_secret: 'guess' });
    expect(answer.status).toBe(401);
  });
});
