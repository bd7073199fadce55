import { filingsDocument } from '@statbook/contract/calls';
import type { DocumentClient, DocumentFailure, FetchedDocument } from '@statbook/registry-client';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../composition.ts';
import { refuseConnectionType } from '../../pipeline/connection-type.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { assertOutsideTransaction, type Transaction } from '../../platform/database/database.ts';
import {
  type FilingDocument,
  findFilingDocument,
  listCompaniesToSearch,
  noteDocument,
} from './document-queries.ts';

interface Dependencies extends Pick<Platform, 'config' | 'database' | 'documentStore'> {
  registry: { documents: DocumentClient };
}

/** The document of a filing: fetched from the registry once, and from our own store ever after. */
export const filingsDocumentHandler = (needs: Dependencies) =>
  handle(filingsDocument, async ({ query, person, signal, reply }) => {
    const { documentLink: link, companyId } = query;
    const refusal = refuseConnectionType(needs.config, query.connectionType);
    if (refusal !== undefined) return refusal;
    const found = await needs.database.transaction(person.scope, (tx) => findDocument(tx, link, companyId));
    if (found instanceof Refusal) return found;
    const bytes =
      (await findStored(needs, found)) ?? (await fetchOnce(needs, { found, link, person, signal }));
    if (bytes instanceof Refusal) return bytes;
    sendPdf(reply, bytes, found.companyNumber);
    return undefined;
  });

/** A caller who names the company spares the search, which goes only so far. */
async function findDocument(
  tx: Transaction,
  link: string,
  companyId: string | undefined,
): Promise<FilingDocument | Refusal> {
  const { companyIds, isAll } =
    companyId === undefined
      ? await listCompaniesToSearch(tx, link)
      : { companyIds: [companyId], isAll: true };
  const found = await findFilingDocument(tx, link, companyIds);
  if (found !== undefined) return found;
  if (isAll) return refuse('not-found');
  const errors = { companyId: 'Name the company whose filing it is: there are too many to search' };
  return refuse('invalid-request', { errors });
}

async function findStored(
  { documentStore }: Dependencies,
  { stored }: FilingDocument,
): Promise<Uint8Array | undefined> {
  return stored === undefined ? undefined : documentStore.find(stored.sha256);
}

interface Fetching {
  found: FilingDocument;
  link: string;
  person: Person;
  signal: AbortSignal;
}

async function fetchOnce(
  { database, documentStore, registry }: Dependencies,
  { found, link, person, signal }: Fetching,
): Promise<Uint8Array | Refusal> {
  assertOutsideTransaction();
  const fetched = await registry.documents.document(link, { priority: 'interactive', signal });
  if (!fetched.ok) return toRefusal(fetched);
  const { bytes, contentType }: FetchedDocument = fetched.value;
  const sha256 = await documentStore.put(bytes);
  const { accountId, companyId } = found;
  await database.transaction(person.scope, (tx) =>
    noteDocument(tx, { accountId, companyId, source: link, sha256, contentType, size: bytes.length }),
  );
  return bytes;
}

function toRefusal(failure: DocumentFailure): Refusal {
  switch (failure.reason) {
    case 'not-found':
    case 'not-offered':
    case 'host-not-allowed':
      return refuse('document-not-offered');
    case 'too-large':
      return refuse('document-too-large');
    default:
      return refuse('document-unavailable');
  }
}

/** A filed document never changes, so the browser may keep it; nobody between may. */
function sendPdf(reply: FastifyReply, bytes: Uint8Array, companyNumber: string): void {
  void reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${companyNumber}-filing.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=86400, immutable')
    .send(Buffer.from(bytes));
}
