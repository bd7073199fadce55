import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { company, companyNote, companyNoteVersion } from '../../platform/database/schema.ts';

export type NoteRow = typeof companyNote.$inferSelect;
export type NoteVersion = typeof companyNoteVersion.$inferSelect;

/** The notes about a company, the newest first, deleted ones too. */
export function listNotes(tx: Transaction, companyId: string): Promise<NoteRow[]> {
  return tx
    .select()
    .from(companyNote)
    .where(eq(companyNote.companyId, companyId))
    .orderBy(desc(companyNote.createdAt), asc(companyNote.id));
}

/** What the notes said, each time that they were written, the latest first. */
export function listVersions(tx: Transaction, noteIds: readonly string[]): Promise<NoteVersion[]> {
  if (noteIds.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(companyNoteVersion)
    .where(isOneOf(companyNoteVersion.noteId, noteIds))
    .orderBy(desc(companyNoteVersion.version));
}

/** A note of a company that is in the list, kept from other writers until the transaction ends. */
export async function lockNote(tx: Transaction, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select({ note: companyNote })
    .from(companyNote)
    .innerJoin(company, eq(company.id, companyNote.companyId))
    .where(and(eq(companyNote.id, id), isNull(company.removedAt)))
    .for('no key update', { of: companyNote });
  return row?.note;
}

/** Gives nothing where the id is taken already. */
export async function insertNote(
  tx: Transaction,
  row: typeof companyNote.$inferInsert,
): Promise<NoteRow | undefined> {
  const [inserted] = await tx.insert(companyNote).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function insertVersion(
  tx: Transaction,
  { id: noteId, accountId, companyId }: NoteRow,
  { version, text, byUser }: Pick<NoteVersion, 'version' | 'text' | 'byUser'>,
): Promise<void> {
  await tx.insert(companyNoteVersion).values({ noteId, accountId, companyId, version, text, byUser });
}

export async function markDeleted(tx: Transaction, id: string, userId: string): Promise<void> {
  await tx
    .update(companyNote)
    .set({ deletedAt: sql`now()`, deletedBy: userId })
    .where(eq(companyNote.id, id));
}
