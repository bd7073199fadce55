import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Secret } from '@statbook/domain/secret';
import type { Config } from '../../config.ts';

/** Seals text with AES-256-GCM under the installation's key, bound to the row and column that it belongs to. */
export interface Vault {
  /** `binding` names table, column and row: sealed text moved elsewhere cannot be opened there. */
  seal(text: string, binding: string): Uint8Array;
  unseal(sealed: Uint8Array, binding: string): Secret;
  /** Names the key that everything new is sealed under; it stands in each sealed text from its second byte on. */
  readonly currentKeyId: Uint8Array;
}

const format = 1;
const keyIdLength = 4;

/**
 * `keys` holds the current key first and earlier ones after it, each at least 32 characters:
 * what an earlier key sealed can still be read, and everything new is sealed under the first.
 */
function createVault(keys: readonly [string, ...string[]]): Vault {
  const known = keys.map((text) => ({
    id: createHash('sha256').update(`statbook key id:${text}`).digest().subarray(0, keyIdLength),
    key: deriveKey(text),
  }));
  const [current] = known;
  if (current === undefined) throw new Error('A vault needs a key.');

  return {
    seal: (text, binding) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      cipher.setAAD(Buffer.from(binding));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([format]), current.id, nonce, cipher.getAuthTag(), body]);
    },
    unseal: (sealed, binding) => {
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(1, 1 + keyIdLength);
      const entry = known.find((candidate) => candidate.id.equals(id));
      if (bytes[0] !== format || entry === undefined)
        throw new Error('Sealed under a key that is not configured.');
      const nonce = bytes.subarray(5, 17);
      const decipher = createDecipheriv('aes-256-gcm', entry.key, nonce);
      decipher.setAAD(Buffer.from(binding));
      decipher.setAuthTag(bytes.subarray(17, 33));
      return new Secret(
        Buffer.concat([decipher.update(bytes.subarray(33)), decipher.final()]).toString('utf8'),
      );
    },
    currentKeyId: current.id,
  };
}

function deriveKey(text: string): Buffer {
  return Buffer.from(hkdfSync('sha256', text, 'statbook', 'seal', 32));
}

/** The vault of the keys that the configuration names. */
export function openConfiguredVault({ secretsKeys: [first, ...others] }: Pick<Config, 'secretsKeys'>): Vault {
  return createVault([first.reveal(), ...others.map((key) => key.reveal())]);
}
