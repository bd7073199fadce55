import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Documents by their content: what was put under a hash never changes. Who may see one is the database's business. */
export interface DocumentStore {
  /** Keeps the bytes; gives their SHA-256 in lower-case hex. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes of a hash; undefined when they are not held, or no longer what they were. */
  find(sha256: string): Promise<Uint8Array | undefined>;
}

const hashPattern = /^[0-9a-f]{64}$/;

/** A store in a folder, spread over 256 subfolders. */
export function openFolderStore(folder: string): DocumentStore {
  const pathOf = (sha256: string) => {
    if (!hashPattern.test(sha256)) throw new Error('A document is named by its SHA-256.');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  return {
    put: async (bytes) => {
      const sha256 = hashOf(bytes);
      const path = pathOf(sha256);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed: nobody ever reads half a document.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
      return sha256;
    },
    find: async (sha256) => {
      const bytes = await readUnlessMissing(pathOf(sha256));
      return bytes !== undefined && hashOf(bytes) === sha256 ? bytes : undefined;
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function readUnlessMissing(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
