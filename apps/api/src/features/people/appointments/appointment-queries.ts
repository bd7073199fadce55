import { and, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company } from '../../../platform/database/schema.ts';

/** Which of these numbers are companies of the list. Row-level security decides what is within reach. */
export async function findCompaniesByNumber(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .select({ id: company.id, number: company.number })
    .from(company)
    .where(and(isNull(company.removedAt), isOneOf(company.number, numbers)));
  return new Map(rows.map(({ id, number }) => [number, id]));
}
