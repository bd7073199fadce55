import type { Platform } from '../../composition.ts';
import { composeFiledStatement } from '../../features/confirmation-statements/filing/print-confirmation-statement.ts';
import { statementForm } from '../../features/confirmation-statements/open-statement.ts';
import { toFiledFormSheet } from '../../features/forms/print/filed-form-sheet.ts';
import { composeReceipt } from '../../features/payments/payment-files.ts';
import { findFilingDocument } from '../../features/submissions/filing-document-queries.ts';
import { reasonsOf } from '../../filings/attempt/filed-copy.ts';
import { findLatestAttempt } from '../../filings/filing-queries.ts';
import { listStateFacts } from '../../filings/order/name-wait-queries.ts';
import type { Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { DrawnKind, LetterDocument } from '../../platform/database/schema.ts';
import { keepDrawing } from '../../platform/documents/keep-drawing.ts';
import { nameOfFile } from '../../platform/files/send-file.ts';
import type { FilingInReach, OfferedDocument } from './offered-documents.ts';

export type DocumentNeeds = Pick<
  Platform,
  'clock' | 'config' | 'database' | 'documentStore' | 'logger' | 'pdfRenderer' | 'vault'
>;

/** A document whose facts were read: one that lies in the document store, or one that is to be drawn. */
export type ReadDocument =
  | { readonly title: string; readonly filename: string; readonly sha256: string }
  | {
      readonly title: string;
      readonly filename: string;
      readonly kind: DrawnKind;
      readonly draw: () => Promise<Uint8Array>;
    };

/** Reads what a document says; undefined where it is not there. */
export async function readDocument(
  tx: Transaction,
  needs: DocumentNeeds,
  { found, document }: { found: FilingInReach; document: OfferedDocument },
): Promise<ReadDocument | undefined> {
  const { kind, documentId, title } = document;
  if (kind === 'certificate') {
    const kept = await findFilingDocument(tx, found.filing.id, documentId);
    return kept && { title, filename: kept.filename, sha256: kept.sha256 };
  }
  if (kind === 'receipt') {
    const receipt = await composeReceipt(tx, needs, documentId);
    if (receipt === undefined) return undefined;
    const draw = () => needs.pdfRenderer.render('drawPaymentReceipt', receipt.input);
    return { title, filename: receipt.name, kind: 'payment-receipt', draw };
  }
  const sheet = await composeCopy(tx, needs, found);
  if (sheet === undefined) return undefined;
  return {
    title,
    filename: nameOfFile([sheet.company.name, title], 'pdf'),
    kind: found.filing.form === statementForm ? 'confirmation-statement' : 'form',
    draw: () => needs.pdfRenderer.render('drawFormDataSheet', sheet),
  };
}

async function composeCopy(tx: Transaction, { clock }: DocumentNeeds, { filing, company }: FilingInReach) {
  const { id: filingId, companyId, form, state } = filing;
  const today = clock.today();
  if (form === statementForm) {
    const sheet = await composeFiledStatement(tx, { filingId, companyId, today });
    return sheet instanceof Refusal ? undefined : sheet;
  }
  const attempt = await findLatestAttempt(tx, filingId);
  if (attempt === undefined) return undefined;
  return toFiledFormSheet({
    company: { name: attempt.companyName ?? company.name, number: company.number },
    content: attempt.content,
    today,
    state,
    stateFacts: (await listStateFacts(tx, companyId)).get(filingId),
    submissionNumber: attempt.submissionNumber ?? attempt.restTransactionId,
    reasons: reasonsOf(attempt),
  });
}

/** Draws a document where it is to be drawn, and keeps its bytes: every try of the letter sends the same. */
export async function storeDocument(
  needs: DocumentNeeds,
  { document, companyId, person }: { document: ReadDocument; companyId: string; person: Person },
): Promise<LetterDocument> {
  if ('sha256' in document) return document;
  const { title, filename, kind, draw } = document;
  const bytes = await draw();
  const sha256 = await needs.documentStore.put(bytes);
  await keepDrawing(needs, { person, companyId, kind, filename, bytes });
  return { title, filename, sha256 };
}
