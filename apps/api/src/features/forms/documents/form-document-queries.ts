import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { formDocument } from '../../../platform/database/schema.ts';

/** A PDF attached to a form, without its bytes. */
export type FormDocumentRow = typeof formDocument.$inferSelect;

/** Everything that was attached to a filing, whether an answer still names it or not. */
export function listFormDocuments(tx: Transaction, filingId: string): Promise<FormDocumentRow[]> {
  return tx
    .select()
    .from(formDocument)
    .where(eq(formDocument.filingId, filingId))
    .orderBy(formDocument.addedAt);
}

/** Some of them by their ids. */
export function listFormDocumentsById(
  tx: Transaction,
  filingId: string,
  ids: readonly string[],
): Promise<FormDocumentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(formDocument)
    .where(and(eq(formDocument.filingId, filingId), inArray(formDocument.id, [...ids])));
}

export async function findFormDocument(
  tx: Transaction,
  documentId: string,
): Promise<FormDocumentRow | undefined> {
  const [row] = await tx.select().from(formDocument).where(eq(formDocument.id, documentId));
  return row;
}

export async function insertFormDocument(
  tx: Transaction,
  values: typeof formDocument.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(formDocument).values(values).returning({ id: formDocument.id });
  if (row === undefined) throw new Error('The document was not stored.');
  return row.id;
}
