import type { DocumentStore } from '../platform/documents/document-store.ts';
import type { DocumentBytes } from './filed-form.ts';

/** The bytes of some documents; undefined where one of them is not held. */
export async function loadDocuments(
  store: DocumentStore,
  hashes: readonly string[],
): Promise<DocumentBytes | undefined> {
  const found = new Map<string, Uint8Array>();
  for (const sha256 of hashes) {
    const bytes = await store.find(sha256);
    if (bytes === undefined) return undefined;
    found.set(sha256, bytes);
  }
  return found;
}
