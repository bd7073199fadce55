import { type RunningIdentity, startIdentity } from '@statbook-simulators/identity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTokenVerifier, IssuerUnavailableError } from './index.ts';

const mintedTokens = z.object({ access_token: z.string(), id_token: z.string() });

describe('the token check of the API', () => {
  let identity: RunningIdentity;
  beforeEach(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.close());

  const createVerifier = (overrides: { clockToleranceSeconds?: number; issuer?: string } = {}) =>
    createTokenVerifier({
      issuer: identity.issuer,
      audience: 'statbook-api',
      timeoutMs: 300,
      keyCooldownMs: 0,
      ...overrides,
    });

  const post = (path: string, body: object) =>
    fetch(`${identity.url}/_admin/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function mint(order: object = {}) {
    const person = { sub: 'demo-main', email: 'main@harbour.example', name: 'Mara Quill' };
    return mintedTokens.parse(await (await post('tokens', { ...person, ...order })).json());
  }

  it('reads who is calling from a sound access token', async () => {
    const { access_token } = await mint({ sid: 'session-1' });
    const result = await createVerifier().verify(access_token);
    expect(result).toEqual({
      ok: true,
      claims: {
        issuer: identity.issuer,
        subject: 'demo-main',
        sessionId: 'session-1',
        scope: 'api',
        issuedAt: expect.any(Number),
        expiresAt: expect.any(Number),
        jti: expect.any(String),
      },
    });
  });

  it.each([
    ['expired', 'expired'],
    ['not-yet-valid', 'not-yet-valid'],
    ['wrong-audience', 'audience'],
    ['wrong-issuer', 'issuer'],
    ['wrong-type', 'type'],
    ['wrong-key', 'signature'],
    ['unknown-key', 'unknown-key'],
    ['alg-none', 'algorithm'],
  ])('refuses a token that is %s because of its %s', async (fault, reason) => {
    const { access_token } = await mint({ fault });
    expect(await createVerifier().verify(access_token)).toEqual({ ok: false, reason });
  });

  it.each(['', 'nonsense', 'a.b.c', 'a.b.c.d.e'])('refuses %j as malformed', async (token) => {
    expect(await createVerifier().verify(token)).toMatchObject({ ok: false });
  });

  it('refuses an ID token where an access token is due, and the other way round', async () => {
    const { access_token, id_token } = await mint();
    const verifier = createVerifier();
    expect(await verifier.verify(id_token)).toMatchObject({ ok: false });
    expect(await verifier.verifyIdToken(access_token, 'statbook-web')).toEqual({
      ok: false,
      reason: 'audience',
    });
  });

  it('allows for clocks that differ by 30 seconds and no more', async () => {
    const verifier = createVerifier();
    const late = await mint({ expires_in: -20 });
    expect(await verifier.verify(late.access_token)).toMatchObject({ ok: true });
    const tooLate = await mint({ expires_in: -40 });
    expect(await verifier.verify(tooLate.access_token)).toEqual({ ok: false, reason: 'expired' });
  });

  it('reads name and e-mail address from the ID token, and whether the address is verified', async () => {
    const verifier = createVerifier();
    const { id_token } = await mint();
    expect(await verifier.verifyIdToken(id_token, 'statbook-web')).toMatchObject({
      ok: true,
      claims: {
        subject: 'demo-main',
        name: 'Mara Quill',
        email: 'main@harbour.example',
        emailVerified: true,
      },
    });
    const unverified = await mint({ email_verified: false });
    expect(await verifier.verifyIdToken(unverified.id_token, 'statbook-web')).toMatchObject({
      claims: { emailVerified: false },
    });
    expect(await verifier.verifyIdToken(id_token, 'another-client')).toEqual({
      ok: false,
      reason: 'audience',
    });
  });

  it('follows a change of keys, and refuses a key that is no longer published', async () => {
    const verifier = createVerifier();
    const before = await mint();
    expect(await verifier.verify(before.access_token)).toMatchObject({ ok: true });
    await post('keys/rotate', { forgetOld: true });
    const after = await mint();
    expect(await verifier.verify(after.access_token)).toMatchObject({ ok: true });
    expect(await verifier.verify(before.access_token)).toEqual({ ok: false, reason: 'unknown-key' });
  });

  it('goes on with the keys it has while the issuer is away', async () => {
    const verifier = createVerifier();
    const { access_token } = await mint();
    await verifier.verify(access_token);
    await post('faults', { kind: 'status', status: 503 });
    expect(await verifier.verify(access_token)).toMatchObject({ ok: true });
  });

  it.each([
    { kind: 'status', status: 503 },
    { kind: 'malformed' },
    { kind: 'drop-before' },
    { kind: 'timeout-before' },
    { kind: 'malformed', path: 'jwks' },
    { kind: 'status', status: 500, path: 'jwks' },
  ])('calls it an outage, and no refusal, when the issuer answers $kind $status on $path', async (fault) => {
    const { access_token } = await mint();
    await post('faults', fault);
    const verifier = createVerifier();
    await expect(verifier.verify(access_token)).rejects.toBeInstanceOf(IssuerUnavailableError);
    await fetch(`${identity.url}/_admin/faults`, { method: 'DELETE' });
    expect(await verifier.verify(access_token)).toMatchObject({ ok: true });
  });

  it('overlooks a single failure of the issuer', async () => {
    const { access_token } = await mint();
    await post('faults', { kind: 'drop-before', times: 1 });
    expect(await createVerifier().verify(access_token)).toMatchObject({ ok: true });
  });

  it('does not take the keys of an issuer that calls itself by another name', async () => {
    const { access_token } = await mint();
    const verifier = createVerifier({ issuer: identity.issuer.replace('127.0.0.1', 'localhost') });
    await expect(verifier.verify(access_token)).rejects.toBeInstanceOf(IssuerUnavailableError);
  });
});
