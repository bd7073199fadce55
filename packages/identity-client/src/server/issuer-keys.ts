import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { discover, retry } from './discovery.ts';

/** Where the keys of an issuer are found. */
export interface IssuerKeysOptions {
  issuer: string;
  /** By discovery when absent. */
  jwksUri?: string;
  timeoutMs: number;
  /** How long after a fetch an unknown key does not cause another one. */
  keyCooldownMs: number;
}

const keyAddress = z.object({ jwks_uri: z.url() });

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
  const address = jwksUri ?? (await retry(() => discover(issuer, keyAddress, timeoutMs))).jwks_uri;
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: timeoutMs,
    cooldownDuration: keyCooldownMs,
    [customFetch]: (url, init) => retry(() => fetch(url, init)),
  });
}
