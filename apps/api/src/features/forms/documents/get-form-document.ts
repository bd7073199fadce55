import { getFormDocument } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import { sendFile } from '../../../platform/files/send-file.ts';
import { findFormDocument } from './form-document-queries.ts';

/** A document that was attached to a form, as it was given. */
export const getFormDocumentHandler = ({
  database,
  documentStore,
}: Pick<Platform, 'database' | 'documentStore'>) =>
  handle(getFormDocument, async ({ query, person, reply }) => {
    const document = await database.transaction(person.scope, (tx) => findFormDocument(tx, query.documentId));
    const bytes = document && (await documentStore.find(document.sha256));
    if (document === undefined || bytes === undefined) return refuse('not-found');
    sendFile(reply, { name: document.filename, type: 'application/pdf', content: bytes });
    return undefined;
  });
