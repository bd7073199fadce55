import { generateKeyPairSync, randomBytes, type webcrypto } from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';
import { compactVerify, createLocalJWKSet, importJWK, type JWTPayload, SignJWT } from 'jose';

export interface SigningKey {
  kid: string;
  jwk: webcrypto.JsonWebKey;
}

interface StoredKeys {
  signing: SigningKey[];
  cookies: string[];
}

/** The provider's own keys, made at the first start and kept. */
export interface Keys {
  /** The newest first: that one signs, the others are only published. */
  signing(): SigningKey[];
  cookies(): string[];
  /** A new signing key; the old ones stay published unless they are to be forgotten. */
  rotate(options?: { forgetOld?: boolean }): void;
  read(): StoredKeys;
  restore(keys: StoredKeys): void;
}

export function openKeys(store: Store): Keys {
  const restore = (keys: StoredKeys) => store.put('keys', 'all', keys);
  const read = () => {
    const stored = store.get<StoredKeys>('keys', 'all');
    if (stored !== undefined) return stored;
    const made = { signing: [createSigningKey()], cookies: [randomBytes(32).toString('base64url')] };
    restore(made);
    return made;
  };
  return {
    read,
    restore,
    signing: () => read().signing,
    cookies: () => read().cookies,
    rotate: ({ forgetOld = false } = {}) => {
      const { signing, cookies } = read();
      restore({ signing: [createSigningKey(), ...(forgetOld ? [] : signing)], cookies });
    },
  };
}

export function createSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('base64url');
  return { kid, jwk: privateKey.export({ format: 'jwk' }) };
}

export async function signToken(
  { kid, jwk }: SigningKey,
  header: object,
  claims: JWTPayload,
): Promise<string> {
  const key = await importJWK({ ...jwk, kty: 'RSA' }, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(key);
}

/** The same without a signature, as `alg: none` would have it. */
export function writeUnsignedToken(header: object, claims: JWTPayload): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`;
}

/** The claims of a token that one of `keys` has signed, expired or not; nothing for any other text. */
export async function readSignedToken(
  keys: readonly SigningKey[],
  token: string,
): Promise<JWTPayload | undefined> {
  const published = keys.map(({ kid, jwk: { n = '', e = '' } }) => ({ kty: 'RSA', kid, n, e }));
  try {
    const { payload } = await compactVerify(token, createLocalJWKSet({ keys: published }));
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
