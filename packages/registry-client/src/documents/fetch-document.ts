import { createHash } from 'node:crypto';
import { basicAuthorization } from '../http/basic-authorization.ts';
import type { HttpAnswer, HttpNotSent, HttpResult } from '../http/exchange.ts';
import { getWithRetry } from '../http/get-with-retry.ts';
import { sendRequest } from '../http/send-request.ts';
import { toFailure } from '../http/to-failure.ts';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { DocumentConnection } from './document-config.ts';
import { hostNotAllowed, type DocumentFailure } from './document-failure.ts';
import { isStoreAllowed, resolveDocumentLink } from './document-link.ts';
import { fetchDocumentMetadata, type DocumentMetadata } from './fetch-metadata.ts';

/** A document with its bytes and their SHA-256 (lower-case hex). */
export interface FetchedDocument {
  readonly metadata: DocumentMetadata;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

type Refused = { readonly ok: false } & DocumentFailure;

/**
 * Gets a document: metadata, content in the wanted type, and the bytes from where the content call sends us,
 * without the key, because the store refuses two kinds of authentication. `raw` is the raw metadata.
 */
export async function fetchDocument(
  connection: DocumentConnection,
  link: string,
  options: CallOptions & { readonly contentType?: string },
): Promise<Fetched<FetchedDocument, DocumentFailure>> {
  const metadata = await fetchDocumentMetadata(connection, link, options);
  if (!metadata.ok) return metadata;
  const contentType = options.contentType ?? 'application/pdf';
  const refused = checkOffer(connection, metadata.value, contentType);
  if (refused) return refused;
  const store = await askForContent(connection, { link: metadata.value.content, contentType }, options);
  if (!(store instanceof URL)) return store;
  const answer = await fetchBytes(connection, store, options);
  if ('ok' in answer) return answer;
  const { body: bytes } = answer;
  if (contentType === 'application/pdf' && !isPdf(bytes)) return nonsense('the document is not a PDF');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...metadata, value: { metadata: metadata.value, contentType, bytes, sha256 } };
}

function checkOffer(
  { maxDocumentBytes }: DocumentConnection,
  { types }: DocumentMetadata,
  contentType: string,
): Refused | undefined {
  const offer = types.find((each) => each.contentType === contentType);
  if (!offer) return { ok: false, reason: 'not-offered', offered: types.map((each) => each.contentType) };
  const isTooLarge = (offer.size ?? 0) > maxDocumentBytes;
  return isTooLarge ? { ok: false, reason: 'too-large', limit: maxDocumentBytes } : undefined;
}

/** The content call answers with a redirect to the store; where the store is must be on our list. */
async function askForContent(
  connection: DocumentConnection,
  { link, contentType }: { readonly link: string; readonly contentType: string },
  options: CallOptions,
): Promise<URL | Refused> {
  const url = resolveDocumentLink(connection, link);
  if (!url) return hostNotAllowed(link);
  const { limiter, retry: policy, timeoutMs, onExchange } = connection;
  const headers = { authorization: basicAuthorization(connection.apiKey), accept: contentType };
  const request = {
    service: 'document-api',
    url,
    headers,
    timeoutMs,
    maxBytes: 64 * 1024,
    onExchange,
  } as const;
  const result = await getWithRetry({ request, limiter, policy, options });
  const location = locationOf(result);
  if (location === undefined) return { ok: false, ...toContentFailure(result) };
  const store = URL.parse(location, url);
  return store && isStoreAllowed(connection.storeHosts, store) ? store : hostNotAllowed(location);
}

async function fetchBytes(
  { timeoutMs, maxDocumentBytes, onExchange }: DocumentConnection,
  url: URL,
  { signal }: CallOptions,
): Promise<HttpAnswer | Refused> {
  const limits = { timeoutMs, maxBytes: maxDocumentBytes, signal };
  const request = { service: 'document-store', method: 'GET', url, headers: {}, onExchange } as const;
  const result = await sendRequest({ ...request, ...limits });
  if (result.kind === 'answered' && result.status === 200) return result;
  if (result.kind === 'failed' && result.cause === 'too-large') {
    return { ok: false, reason: 'too-large', limit: maxDocumentBytes };
  }
  return { ok: false, ...toFailure(result) };
}

function locationOf(result: HttpResult | HttpNotSent): string | undefined {
  const isRedirect = result.kind === 'answered' && [302, 303, 307].includes(result.status);
  return isRedirect ? (result.headers.get('location') ?? undefined) : undefined;
}

function toContentFailure(result: HttpResult | HttpNotSent): DocumentFailure {
  const isNotOffered = result.kind === 'answered' && result.status === 406;
  return isNotOffered ? { reason: 'not-offered', offered: [] } : toFailure(result);
}

/** Readers accept some bytes before the mark, and so do we. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

function nonsense(what: string): Refused {
  return { ok: false, reason: 'nonsense', what };
}
