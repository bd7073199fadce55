import type { CallOptions } from '../registry-failure.ts';
import { toConnection, type DocumentConfig } from './document-config.ts';
import { fetchDocument } from './fetch-document.ts';
import { fetchDocumentMetadata } from './fetch-metadata.ts';

/** A client for one key. Keeps nothing between calls. */
export function createDocumentClient(config: DocumentConfig) {
  const connection = toConnection(config);
  return {
    /** Gets the description of a document by the `documentMetadata` link of its filing. */
    metadata: (link: string, options: CallOptions = {}) => fetchDocumentMetadata(connection, link, options),
    /** Gets the document itself: metadata, then content in the wanted type (PDF unless named). */
    document: (link: string, options: CallOptions & { readonly contentType?: string } = {}) =>
      fetchDocument(connection, link, options),
  };
}

/** The document API. */
export type DocumentClient = ReturnType<typeof createDocumentClient>;
