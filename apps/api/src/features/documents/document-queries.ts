import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, document, registryReading } from '../../platform/database/schema.ts';
import { historyKinds } from '../../readings/join-history.ts';

/** A document that a filing history within reach names. */
export interface FilingDocument {
  companyId: string;
  accountId: string;
  companyNumber: string;
  /** Where it was fetched before. */
  stored: { sha256: string; contentType: string } | undefined;
}

/**
 * The company within reach whose filing history holds the link. Row-level security decides what is searched;
 * a caller who names the company spares the search through all.
 */
export async function findFilingDocument(
  tx: Transaction,
  link: string,
  companyId: string | undefined,
): Promise<FilingDocument | undefined> {
  const item = JSON.stringify([{ documentMetadata: link }]);
  const [found] = await tx
    .select({ companyId: company.id, accountId: company.accountId, companyNumber: company.number })
    .from(registryReading)
    .innerJoin(company, eq(company.id, registryReading.companyId))
    .where(
      and(
        inArray(registryReading.kind, [...historyKinds]),
        companyId === undefined ? undefined : eq(registryReading.companyId, companyId),
        isNull(company.removedAt),
        sql`${registryReading.value} -> 'items' @> ${item}::jsonb`,
      ),
    )
    .orderBy(desc(registryReading.readAt))
    .limit(1);
  if (found === undefined) return undefined;
  const [stored] = await tx
    .select({ sha256: document.sha256, contentType: document.contentType })
    .from(document)
    .where(and(eq(document.companyId, found.companyId), eq(document.source, link)));
  return { ...found, stored };
}

export interface StoredDocument {
  accountId: string;
  companyId: string;
  source: string;
  sha256: string;
  contentType: string;
  size: number;
}

/** Notes where a document lies. Fetched twice at once it is the same document, and one note is enough. */
export async function noteDocument(tx: Transaction, values: StoredDocument): Promise<void> {
  await tx.insert(document).values(values).onConflictDoNothing();
}
