import { randomUUID } from 'node:crypto';
import type { ClassTerms } from '@statbook/domain/share-capital';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareClass, shareLot, shareTerms } from '../../../platform/database/schema.ts';
import type { Bookkeeper } from '../ledger/event-queries.ts';
import { termsToStore } from '../ledger/stored-values.ts';

export async function insertClass(
  tx: Transaction,
  { accountId, companyId, userId }: Bookkeeper,
  terms: ClassTerms,
): Promise<string> {
  const id = randomUUID();
  // Not the time of the transaction: classes that are set up together stand in their order too.
  const createdAt = sql`clock_timestamp()`;
  await tx.insert(shareClass).values({ id, accountId, companyId, createdBy: userId, createdAt });
  await tx
    .insert(shareTerms)
    .values({ classId: id, version: 1, accountId, companyId, after: termsToStore(terms) });
  return id;
}

/** Other terms for a class that never had shares; the earlier ones stay beside them. */
export async function reviseClass(
  tx: Transaction,
  { accountId, companyId }: Bookkeeper,
  { classId, terms }: { classId: string; terms: ClassTerms },
): Promise<void> {
  const version = sql`(select max(version) + 1 from share_terms where class_id = ${classId})`;
  await tx.insert(shareTerms).values({ classId, version, accountId, companyId, after: termsToStore(terms) });
}

/** Whether any share of the class was ever in the books. */
export async function hasHadShares(tx: Transaction, companyId: string, classId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shareLot.id })
    .from(shareLot)
    .where(and(eq(shareLot.companyId, companyId), eq(shareLot.classId, classId)))
    .limit(1);
  return rows.length > 0;
}
