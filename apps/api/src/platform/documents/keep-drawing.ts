import type { Database, Scope } from '../database/database.ts';
import { type DrawnKind, drawnDocument } from '../database/schema.ts';
import type { Logger } from '../monitoring/logger.ts';
import type { DocumentStore } from './document-store.ts';

/** What keeping a drawing takes. */
export interface DrawingDependencies {
  readonly database: Database;
  readonly documentStore: DocumentStore;
  readonly logger: Logger;
}

/** A document about one company as it is given out, and to whom. */
export interface Drawing {
  readonly person: { userId: string; accountId: string; scope: Scope };
  readonly companyId: string;
  readonly kind: DrawnKind;
  readonly filename: string;
  readonly bytes: Uint8Array;
}

/** Keeps a drawing among the documents of its company. It is given out all the same where that fails. */
export async function keepDrawing(
  { database, documentStore, logger }: DrawingDependencies,
  { person, companyId, kind, filename, bytes }: Drawing,
): Promise<void> {
  try {
    const sha256 = await documentStore.put(bytes);
    const { accountId, userId: drawnBy } = person;
    const row = { accountId, companyId, kind, filename, sha256, size: bytes.length, drawnBy };
    // Drawn again it is the same document.
    await database.transaction(person.scope, (tx) =>
      tx.insert(drawnDocument).values(row).onConflictDoNothing(),
    );
  } catch (error) {
    logger.error({ err: error, companyId, kind }, 'a drawing was not kept');
  }
}
