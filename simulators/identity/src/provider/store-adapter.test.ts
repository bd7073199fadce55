import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as client from 'openid-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startIdentity } from '../index.ts';
import { createBrowser, relyingOrigin } from '../testing/cookie-browser.ts';
import {
  createFixture,
  claimsOf,
  admin,
  createRequest,
  discover,
  readJson,
  redirectUri,
  signIn,
} from '../testing/relying-party.ts';

describe('a session at the identity provider', () => {
  const fixture = createFixture();
  afterEach(() => fixture.close());

  it('signs in silently while the session lasts and never otherwise', async () => {
    const identity = await fixture.start();
    const browser = createBrowser();
    const config = await discover(identity);
    const silently = async () => {
      const { url } = await createRequest(config);
      url.searchParams.set('prompt', 'none');
      return (await browser.open(url)).url.searchParams;
    };
    expect((await silently()).get('error')).toBe('login_required');
    await signIn(identity, browser);
    expect((await silently()).get('code')).toEqual(expect.any(String));
    await admin(identity, 'sessions/end', { subject: 'demo-main' });
    expect((await silently()).get('error')).toBe('login_required');
  });

  it('rotates refresh tokens, and ends the whole family when an old one comes back', async () => {
    const identity = await fixture.start();
    const { config, tokens } = await signIn(identity, createBrowser());
    const first = tokens.refresh_token ?? '';
    const refreshed = await client.refreshTokenGrant(config, first);
    expect(refreshed.refresh_token).not.toBe(first);
    expect(claimsOf(refreshed.access_token)['sid']).toBe(claimsOf(tokens.access_token)['sid']);
    const invalid = { error: 'invalid_grant' };
    await expect(client.refreshTokenGrant(config, first)).rejects.toMatchObject(invalid);
    await expect(client.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject(
      invalid,
    );
  });

  it('revokes the refresh token', async () => {
    const { config, tokens } = await signIn(await fixture.start(), createBrowser());
    await client.tokenRevocation(config, tokens.refresh_token ?? '');
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow();
  });

  it('revokes a JWT access token by ending what it came from', async () => {
    const { config, tokens } = await signIn(await fixture.start(), createBrowser());
    await client.tokenRevocation(config, tokens.access_token, { token_type_hint: 'access_token' });
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await client.tokenRevocation(config, tokens.access_token);
  });

  it('ends nothing for an access token that it has not signed', async () => {
    const identity = await fixture.start();
    const { config, tokens } = await signIn(identity, createBrowser());
    const { sid } = claimsOf(tokens.access_token);
    const forged = await admin(identity, 'tokens', { sub: 'demo-main', sid, fault: 'wrong-key' });
    const { access_token }: { access_token: string } = JSON.parse(await forged.text());
    await client.tokenRevocation(config, access_token);
    await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
  });

  it('signs in again without asking for consent after a revocation', async () => {
    const identity = await fixture.start();
    const browser = createBrowser();
    const { config, tokens } = await signIn(identity, browser);
    await client.tokenRevocation(config, tokens.refresh_token ?? '');
    const { url } = await createRequest(config);
    expect((await browser.open(url)).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('signs out at the request of the product and returns there', async () => {
    const identity = await fixture.start();
    const browser = createBrowser();
    const { config, tokens } = await signIn(identity, browser);
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: redirectUri,
    });
    const page = await browser.open(url);
    expect(page.text).toContain('/assets/sign-out.js');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const answer = await browser.submit(new URL('/session/end/confirm', identity.url), {
      xsrf,
      logout: 'yes',
    });
    expect(answer.url.href).toBe(redirectUri);
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toThrow();
  });

  it('keeps its keys, sessions and refresh tokens over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    fixture.later(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'identity.sqlite');
    const browser = createBrowser();
    const before = await startIdentity({ productUrl: relyingOrigin, stateFile });
    const { config, tokens } = await signIn(before, browser);
    const keys = await readJson(`${before.url}/jwks`);
    await before.close();
    const after = await fixture.start({ stateFile, port: before.port });
    // The first request may still go out on a connection of the process that has ended.
    expect(await vi.waitFor(() => readJson(`${after.url}/jwks`), 60_000)).toEqual(keys);
    await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    const { url } = await createRequest(config);
    expect((await browser.open(url)).url.searchParams.has('code')).toBe(true);
  });
});
