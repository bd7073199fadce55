import { afterEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/cookie-browser.ts';
import {
  createFixture,
  claimsOf,
  createRequest,
  discover,
  headerOf,
  signIn,
} from '../testing/relying-party.ts';

describe('signing in', () => {
  const fixture = createFixture();
  afterEach(() => fixture.close());

  it('signs a person in by code and PKCE, with one token for the API and one for the profile', async () => {
    const identity = await fixture.start();
    const { tokens } = await signIn(identity, createBrowser());
    expect(tokens.claims()).toMatchObject({
      sub: 'demo-main',
      name: 'Mara Quill',
      email: 'main@harbour.example',
      email_verified: true,
      aud: 'statbook-web',
    });
    expect(headerOf(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'RS256' });
    const access = claimsOf(tokens.access_token);
    expect(access).toMatchObject({
      iss: identity.issuer,
      aud: 'statbook-api',
      scope: 'api',
      client_id: 'statbook-web',
    });
    expect(access['exp']).toBe(Number(access['iat']) + 900);
    expect(access['sid']).toEqual(expect.any(String));
    expect(access['email']).toBeUndefined();
  });

  it('publishes what it answers, and nothing else', async () => {
    const { issuer } = await fixture.start();
    const response = await fetch(`${issuer}/.well-known/openid-configuration`);
    const published: unknown = await response.json();
    expect(published).toMatchObject({ issuer, response_types_supported: ['code'] });
    expect(published).not.toHaveProperty('userinfo_endpoint');
  });

  it('shows whether an e-mail address is verified', async () => {
    const { tokens } = await signIn(await fixture.start(), createBrowser(), 'unverified@harbour.example');
    expect(tokens.claims()?.['email_verified']).toBe(false);
  });

  it('refuses a wrong password on the page and keeps the e-mail address', async () => {
    const identity = await fixture.start();
    const browser = createBrowser();
    const page = await browser.open((await createRequest(await discover(identity))).url);
    const again = await browser.submit(page.url, { email: 'main@harbour.example', password: 'guess' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Email address or password is wrong.');
    expect(again.text).toContain('value="main@harbour.example"');
    expect(again.text).not.toContain('guess');
  });

  it('lets the person cancel', async () => {
    const browser = createBrowser();
    const page = await browser.open((await createRequest(await discover(await fixture.start()))).url);
    const answer = await browser.submit(new URL(`${page.url.pathname}/cancel`, page.url), {});
    expect(answer.url.searchParams.get('error')).toBe('access_denied');
  });

  it('shows pages that load nothing from elsewhere', async () => {
    const page = await createBrowser().open((await createRequest(await discover(await fixture.start()))).url);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("form-action 'self' http://localhost:3000 http://127.0.0.1:3000");
  });

  it('answers that a sign-in page has expired', async () => {
    const identity = await fixture.start();
    const page = await createBrowser().open(new URL('/interaction/unknown', identity.url));
    expect(page.status).toBe(400);
    expect(page.text).toContain('This page has expired');
  });

  it('demands PKCE', async () => {
    const config = await discover(await fixture.start());
    const { url } = await createRequest(config);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const answer = await createBrowser().open(url);
    expect(answer.url.searchParams.get('error')).toBe('invalid_request');
  });

  it('sends nobody to an address that is not registered', async () => {
    const config = await discover(await fixture.start());
    const { url } = await createRequest(config);
    url.searchParams.set('redirect_uri', 'http://elsewhere.example/');
    const answer = await createBrowser().open(url);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('invalid_redirect_uri');
  });

  it('has no password grant', async () => {
    const { url } = await fixture.start();
    const answer = await fetch(`${url}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'statbook-web',
        grant_type: 'password',
        username: 'a',
        password: 'b',
      }),
    });
    expect(await answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  it('lets the product call it from the browser, and nobody else', async () => {
    const { url } = await fixture.start();
    const ask = (origin: string) =>
      fetch(`${url}/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({ client_id: 'statbook-web' }),
      });
    const allowed = await ask('http://127.0.0.1:3000');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:3000');
    const refused = await ask('http://elsewhere.example');
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});
