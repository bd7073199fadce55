import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type webcrypto,
} from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';

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

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A compact JWS signed with RS256. */
export function signToken(key: SigningKey, header: object, claims: object): string {
  const input = `${encode({ alg: 'RS256', kid: key.kid, ...header })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(input), createPrivateKey({ key: key.jwk, format: 'jwk' }));
  return `${input}.${signature.toString('base64url')}`;
}

/** The same without a signature, as `alg: none` would have it. */
export function writeUnsignedToken(header: object, claims: object): string {
  return `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`;
}

/** The claims of a compact JWS that one of `keys` has signed; nothing for any other text. */
export function readSignedToken(
  keys: readonly SigningKey[],
  token: string,
): Record<string, unknown> | undefined {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const isOurs = keys.some(({ jwk }) =>
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      createPublicKey({ key: jwk, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  );
  return isOurs ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
