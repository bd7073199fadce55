import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { formDocument } from '../../../platform/database/schema.ts';

/** A PDF attached to a form, without its bytes. */
export type FormDocumentRow = typeof formDocument.$inferSelect;

/** Everything that is attached to filings: what no answer names any more was removed. */
export function listFormDocuments(tx: Transaction, filingIds: readonly string[]): Promise<FormDocumentRow[]> {
  return tx
    .select()
    .from(formDocument)
    .where(and(isOneOf(formDocument.filingId, filingIds), isNull(formDocument.removedAt)))
    .orderBy(formDocument.addedAt);
}

export async function findFormDocument(
  tx: Transaction,
  documentId: string,
): Promise<FormDocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(formDocument)
    .where(and(eq(formDocument.id, documentId), isNull(formDocument.removedAt)));
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

/** Removes the documents of a filing but some. The bytes stay in the store, where an attempt may have sent them. */
export async function removeFormDocuments(
  tx: Transaction,
  filingId: string,
  { but }: { but: readonly string[] },
): Promise<void> {
  const isOther = but.length === 0 ? undefined : notInArray(formDocument.id, [...but]);
  await tx
    .update(formDocument)
    .set({ removedAt: sql`now()` })
    .where(and(eq(formDocument.filingId, filingId), isNull(formDocument.removedAt), isOther));
}
