import { getFilingDocument } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { findFilingDocument } from './filing-document-queries.ts';

/** A certificate from our own store. */
export const getFilingDocumentHandler = ({
  database,
  documentStore,
}: Pick<Platform, 'database' | 'documentStore'>) =>
  handle(getFilingDocument, async ({ query: { filingId, documentId }, person, reply }) => {
    const found = await database.transaction(person.scope, (tx) =>
      findFilingDocument(tx, filingId, documentId),
    );
    if (found === undefined) return refuse('not-found');
    const bytes = await documentStore.find(found.sha256);
    if (bytes === undefined) return refuse('document-unavailable');
    void reply
      .type(found.contentType)
      .header('content-disposition', `inline; filename="${found.filename}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(Buffer.from(bytes));
    return undefined;
  });
