import { z } from 'zod';
import { basicAuthorization } from '../http/basic-authorization.ts';
import { getWithRetry } from '../http/get-with-retry.ts';
import { parseJson } from '../http/parse-json.ts';
import { toFailure } from '../http/to-failure.ts';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, text } from '../wire/lenient.ts';
import type { DocumentConnection } from './document-config.ts';
import { hostNotAllowed, type DocumentFailure } from './document-failure.ts';
import { resolveDocumentLink } from './document-link.ts';

/** What is known of a document before it is fetched. */
export interface DocumentMetadata {
  readonly companyNumber: string | undefined;
  readonly barcode: string | undefined;
  readonly category: string | undefined;
  readonly pages: number | undefined;
  readonly filename: string | undefined;
  readonly significantDate: string | undefined;
  readonly createdOn: string | undefined;
  /** Content types offered, with their size in bytes where it is told. */
  readonly types: readonly { readonly contentType: string; readonly size: number | undefined }[];
  /** Where the content is. */
  readonly content: string;
}

const MAX_METADATA_BYTES = 256 * 1024;

const resource = z.object({ content_length: count });

const metadataWire = z.object({
  company_number: text,
  barcode: text,
  category: text,
  pages: count,
  filename: text,
  significant_date: date,
  created_at: date,
  links: z.object({ document: z.string() }),
  resources: z.record(z.string(), z.unknown()).optional().catch({}),
});

/** Gets a document's metadata by the link in its filing-history entry. */
export async function fetchDocumentMetadata(
  connection: DocumentConnection,
  link: string,
  options: CallOptions,
): Promise<Fetched<DocumentMetadata, DocumentFailure>> {
  const url = resolveDocumentLink(connection, link);
  if (!url) return hostNotAllowed(link);
  const { limiter, retry: policy, timeoutMs, onExchange } = connection;
  const headers = { authorization: basicAuthorization(connection.apiKey), accept: 'application/json' };
  const limits = { timeoutMs, maxBytes: MAX_METADATA_BYTES };
  const request = { service: 'document-api', url, headers, ...limits, onExchange } as const;
  const result = await getWithRetry({ request, limiter, policy, options });
  if (result.kind === 'failed' || result.status !== 200) return { ok: false, ...toFailure(result) };
  const raw = parseJson(result.body);
  const wire = metadataWire.safeParse(raw);
  if (!wire.success) return { ok: false, reason: 'nonsense', what: 'the metadata is not what is documented' };
  return { ok: true, value: toMetadata(wire.data), raw, fetchedAt: connection.now().toISOString() };
}

function toMetadata(wire: z.output<typeof metadataWire>): DocumentMetadata {
  return {
    companyNumber: wire.company_number,
    barcode: wire.barcode,
    category: wire.category,
    pages: wire.pages,
    filename: wire.filename,
    significantDate: wire.significant_date,
    createdOn: wire.created_at,
    types: Object.entries(wire.resources ?? {}).map(([contentType, value]) => ({
      contentType,
      size: resource.safeParse(value).data?.content_length,
    })),
    content: wire.links.document,
  };
}
