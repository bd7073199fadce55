import { z } from 'zod';
import { fetchJson } from '../http/fetch-json.ts';
import { count, date, text } from '../json/lenient.ts';
import { record } from '../json/record.ts';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { DocumentConnection } from './document-config.ts';
import { hostNotAllowed, type DocumentFailure } from './document-failure.ts';
import { resolveDocumentLink } from './document-link.ts';

const size = record({ size: [count, 'content_length'] });

/** The content types offered, with their size in bytes where the registry states it. */
const types = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((offers) =>
    Object.entries(offers).map(([contentType, offer]) => ({
      contentType,
      size: size.safeParse(offer).data?.size,
    })),
  );

const metadata = record({
  companyNumber: [text, 'company_number'],
  barcode: [text, 'barcode'],
  category: [text, 'category'],
  pages: [count, 'pages'],
  filename: [text, 'filename'],
  significantDate: [date, 'significant_date'],
  createdOn: [date, 'created_at'],
  types: [types, 'resources'],
  /** Where the content is. */
  content: [z.string(), 'links.document'],
});

/** What is known of a document before it is fetched. */
export type DocumentMetadata = z.output<typeof metadata>;

const maxMetadataBytes = 256 * 1024;

/** Gets a document's metadata by the link in its filing-history entry. */
export async function fetchDocumentMetadata(
  connection: DocumentConnection,
  link: string,
  options: CallOptions,
): Promise<Fetched<DocumentMetadata, DocumentFailure>> {
  const url = resolveDocumentLink(connection, link);
  if (!url) return hostNotAllowed(link);
  const resource = { url, maxBytes: maxMetadataBytes, schema: metadata };
  return fetchJson({ service: 'document-api', ...connection }, resource, options);
}
