import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { company, document, registryReading } from '../../platform/database/schema.ts';
import { historyKinds } from '../../registry-snapshots/join-history.ts';

/** A document that a filing history within reach names. */
export interface FilingDocument {
  companyId: string;
  accountId: string;
  companyNumber: string;
  /** Where it was fetched before. */
  stored: { sha256: string; contentType: string } | undefined;
}

/** Filing histories are long, and only reading them tells whose a link is: so many are read for one request. */
export const mostHistoriesSearched = 200;

/**
 * The companies within reach where a link is looked for when the caller names none: whose document it was before, and
 * the latest of the others. `isAll` says whether these are all there are.
 */
export async function listCompaniesToSearch(
  tx: Transaction,
  link: string,
): Promise<{ companyIds: string[]; isAll: boolean }> {
  const [known] = await tx
    .select({ id: document.companyId })
    .from(document)
    .innerJoin(company, eq(company.id, document.companyId))
    .where(and(eq(document.source, link), isNull(company.removedAt)));
  if (known !== undefined) return { companyIds: [known.id], isAll: true };
  const rows = await tx
    .select({ id: company.id })
    .from(company)
    .where(isNull(company.removedAt))
    .orderBy(desc(company.createdAt))
    .limit(mostHistoriesSearched + 1);
  const companyIds = rows.slice(0, mostHistoriesSearched).map(({ id }) => id);
  return { companyIds, isAll: rows.length <= mostHistoriesSearched };
}

/** The company of these whose filing history holds the link. Row-level security decides what is within reach. */
export async function findFilingDocument(
  tx: Transaction,
  link: string,
  companyIds: readonly string[],
): Promise<FilingDocument | undefined> {
  const item = JSON.stringify([{ documentMetadata: link }]);
  const [found] = await tx
    .select({ companyId: company.id, accountId: company.accountId, companyNumber: company.number })
    .from(registryReading)
    .innerJoin(company, eq(company.id, registryReading.companyId))
    .where(
      and(
        inArray(registryReading.kind, [...historyKinds]),
        isOneOf(registryReading.companyId, companyIds),
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
