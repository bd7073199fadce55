import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company, shareTieOut } from '../../platform/database/schema.ts';
import { companyColumns } from './company-columns-queries.ts';

const differs = and(isNull(company.removedAt), isNotNull(shareTieOut.differsSince));

/** The companies whose records of shares disagree, as their tie-outs were kept; the newest difference first. */
export function listDiscrepancies(tx: Transaction, limit: number) {
  return tx
    .select({
      ...companyColumns,
      records: shareTieOut.differing,
      differences: shareTieOut.differences,
      since: shareTieOut.differsSince,
    })
    .from(shareTieOut)
    .innerJoin(company, eq(company.id, shareTieOut.companyId))
    .where(differs)
    .orderBy(desc(shareTieOut.differsSince), asc(company.name))
    .limit(limit);
}

export async function countDiscrepancies(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(shareTieOut)
    .innerJoin(company, eq(company.id, shareTieOut.companyId))
    .where(differs);
  return row?.number ?? 0;
}
