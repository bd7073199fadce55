import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { filing } from '../platform/database/schema.ts';

/** The company's filings that have begun and are not at their end, the oldest first. */
export async function listOpenFilings(tx: Transaction, companyId: string) {
  const rows = await tx
    .select()
    .from(filing)
    .where(and(eq(filing.companyId, companyId), notInArray(filing.state, ['accepted', 'withdrawn'])))
    .orderBy(asc(filing.createdAt));
  return rows;
}

export type OpenFiling = Awaited<ReturnType<typeof listOpenFilings>>[number];
