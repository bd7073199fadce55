import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { company } from '../../platform/database/schema.ts';

/** The companies that policies are for, by id. */
export async function listCompanyNames(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: company.id, name: company.name, number: company.number })
    .from(company)
    .where(isOneOf(company.id, ids));
}
