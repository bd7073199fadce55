import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** Where the keys of an issuer are found. */
export interface IssuerKeysOptions {
  issuer: string;
  /** By discovery when absent. */
  jwksUri?: string;
  timeoutMs: number;
  /** How long after a fetch an unknown key does not cause another one. */
  keyCooldownMs: number;
}

const attempts = 3;
const pauseMs = 200;

const discoveryDocument = z.object({ issuer: z.string(), jwks_uri: z.url() });

/**
 * The issuer's public keys: found by discovery (OpenID Connect Discovery 1.0, section 4) at the first use, kept, and
 * fetched again when a token names a key that is not among them. Any failure is thrown as it comes.
 */
export function createIssuerKeys(options: IssuerKeysOptions): JWTVerifyGetKey {
  let pending: Promise<JWTVerifyGetKey> | undefined;
  const find = () => {
    pending ??= loadKeys(options).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  return async (header, token) => (await find())(header, token);
}

async function loadKeys({
  issuer,
  jwksUri,
  timeoutMs,
  keyCooldownMs,
}: IssuerKeysOptions): Promise<JWTVerifyGetKey> {
  const address = jwksUri ?? (await retry(() => discoverKeys(issuer, timeoutMs)));
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutMs,
    cooldownDuration: keyCooldownMs,
    [customFetch]: (url, init) => retry(() => fetch(url, init)),
  });
}

async function discoverKeys(issuer: string, timeoutMs: number): Promise<string> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = discoveryDocument.parse(await response.json());
  if (document.issuer !== issuer) throw new Error('the discovery document is of another issuer');
  return document.jwks_uri;
}

async function retry<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === attempts) throw error;
      await wait(pauseMs * attempt);
    }
  }
}
