import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, type DrawnKind, drawnDocument } from '../../platform/database/schema.ts';

/** A drawing of one of these kinds, of a company in the list. Row-level security decides what is within reach. */
export async function findDrawnDocument(
  tx: Transaction,
  { documentId, kinds }: { documentId: string; kinds: readonly DrawnKind[] },
) {
  const [found] = await tx
    .select({
      companyId: drawnDocument.companyId,
      filename: drawnDocument.filename,
      sha256: drawnDocument.sha256,
    })
    .from(drawnDocument)
    .innerJoin(company, eq(company.id, drawnDocument.companyId))
    .where(
      and(
        eq(drawnDocument.id, documentId),
        inArray(drawnDocument.kind, [...kinds]),
        isNull(company.removedAt),
      ),
    );
  return found;
}
