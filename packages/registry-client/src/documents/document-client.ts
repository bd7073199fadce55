import type { CallOptions, Fetched } from '../registry-failure.ts';
import { toConnection, type DocumentConfig } from './document-config.ts';
import type { DocumentFailure } from './document-failure.ts';
import { fetchDocument, type FetchedDocument } from './fetch-document.ts';
import { fetchDocumentMetadata, type DocumentMetadata } from './fetch-metadata.ts';

/** The document API. Keeps nothing between calls. */
export interface DocumentClient {
  /** Gets what a filing's `documentMetadata` link tells about its document. */
  metadata(link: string, options?: CallOptions): Promise<Fetched<DocumentMetadata, DocumentFailure>>;
  /** Gets the document itself: metadata, then content in the wanted type (PDF unless named). */
  document(
    link: string,
    options?: CallOptions & { readonly contentType?: string },
  ): Promise<Fetched<FetchedDocument, DocumentFailure>>;
}

/** A client for one key. */
export function createDocumentClient(config: DocumentConfig): DocumentClient {
  const connection = toConnection(config);
  return {
    metadata: (link, options = {}) => fetchDocumentMetadata(connection, link, options),
    document: (link, options = {}) => fetchDocument(connection, link, options),
  };
}
