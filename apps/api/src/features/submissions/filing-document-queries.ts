import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { filingDocument } from '../../platform/database/schema.ts';

/** The certificates that came with an acceptance. */
export function listFilingDocuments(tx: Transaction, filingId: string) {
  return tx
    .select()
    .from(filingDocument)
    .where(eq(filingDocument.filingId, filingId))
    .orderBy(asc(filingDocument.receivedAt));
}

export async function findFilingDocument(tx: Transaction, filingId: string, documentId: string) {
  const [row] = await tx
    .select()
    .from(filingDocument)
    .where(and(eq(filingDocument.id, documentId), eq(filingDocument.filingId, filingId)));
  return row;
}
