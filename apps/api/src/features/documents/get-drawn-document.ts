import { getDrawnDocument } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { findDrawnDocument } from './drawn-document-queries.ts';
import { drawnKindsFor } from './drawn-kinds.ts';

/** A document that was drawn here, as it was given out; it leaves a trace again. */
export const getDrawnDocumentHandler = ({
  database,
  documentStore,
}: Pick<Platform, 'database' | 'documentStore'>) =>
  handle(getDrawnDocument, async ({ query, person, reply, note }) => {
    const wanted = { documentId: query.documentId, kinds: drawnKindsFor(person.flags) };
    const found = await database.transaction(person.scope, (tx) => findDrawnDocument(tx, wanted));
    const bytes = found && (await documentStore.find(found.sha256));
    if (found === undefined || bytes === undefined) return refuse('not-found');
    const { companyId, filename, sha256 } = found;
    await database.transaction(person.scope, (tx) =>
      note(tx, { companyId, subject: filename, details: { ...query, sha256 } }),
    );
    sendFile(reply, { name: filename, type: 'application/pdf', content: bytes });
    return undefined;
  });
