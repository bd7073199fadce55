import { addFormDocument } from '@statbook/contract/calls';
import { fieldsOf } from '@statbook/domain/filing/forms';
import type { Platform } from '../../../composition.ts';
import { refuseSaving } from '../../../filings/draft/refuse-draft.ts';
import { lockFiling } from '../../../filings/filing-queries.ts';
import { isFilingPaid } from '../../../filings/paid-filing-queries.ts';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import { openPdf } from '../../../platform/documents/open-pdf.ts';
import { checkOpenForm, type FormDependencies, type OpenForm, openForm } from '../draft/form-case.ts';
import { saveAnswers } from '../draft/save-answers.ts';
import { presentForm } from '../present-form.ts';
import { insertFormDocument, listFormDocuments } from './form-document-queries.ts';

type Dependencies = FormDependencies & Pick<Platform, 'database'>;

const refusals = {
  'not-a-pdf': 'Choose a PDF file that can be opened',
  encrypted: 'Choose a PDF without a password: Companies House cannot open this one',
} as const;

/** Keeps a PDF that can be read, and answers a field of the form with it. */
export const addFormDocumentHandler = (dependencies: Dependencies) =>
  handle(addFormDocument, async ({ body, person, note }) => {
    const { database, documentStore } = dependencies;
    const bytes = Buffer.from(body.content, 'base64');
    const opened = await openPdf(bytes);
    if (!opened.ok) return refuse('invalid-request', { errors: { content: refusals[opened.reason] } });
    const sha256 = await documentStore.put(bytes);
    return database.transaction(person.scope, async (tx) => {
      const open = await openForm(tx, dependencies, await lockFiling(tx, body.filingId));
      if (open instanceof Refusal) return open;
      const late = refuseSaving(open.filing, body.version);
      if (late !== undefined) return late;
      if (!asksForDocument(open, body.path)) {
        return refuse('invalid-request', { errors: { path: 'Name a field that asks for a document' } });
      }
      const { filing, company } = open;
      const { accountId, id: filingId } = filing;
      const { filename, path } = body;
      const kept = { sha256, size: bytes.length, pages: opened.pages };
      const documentId = await insertFormDocument(tx, {
        accountId,
        filingId,
        filename,
        ...kept,
        addedBy: person.userId,
      });
      const documents = await listFormDocuments(tx, [filingId]);
      const facts = { ...open.asked.facts, documents };
      const answers = { [path]: documentId };
      const saved = await saveAnswers(
        tx,
        dependencies,
        { ...open, documents, asked: { ...open.asked, facts } },
        { answers },
      );
      // A refusal rolls the transaction back, and with it the document.
      if (saved instanceof Refusal) return saved;
      await note(tx, {
        companyId: company.id,
        subject: `${filing.form} ${filename}`,
        details: { filingId, sha256 },
      });
      return { entity: [presentForm(saved, { isPaid: await isFilingPaid(tx, filingId) })] };
    });
  });

function asksForDocument(open: OpenForm, path: string): boolean {
  const { steps } = checkOpenForm(open);
  return fieldsOf(steps).some((field) => field.kind === 'document' && field.path === path);
}
