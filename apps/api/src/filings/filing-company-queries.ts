import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { company } from '../platform/database/schema.ts';

/** The company of a filing, with the sealed code that the registry asks for. */
export interface FilingCompany {
  id: string;
  number: string;
  name: string;
  type: string;
  authenticationCodeSealed: Uint8Array | null;
}

export async function findFilingCompany(
  tx: Transaction,
  companyId: string,
): Promise<FilingCompany | undefined> {
  return (await listFilingCompanies(tx, [companyId])).get(companyId);
}

/** The same of several filings, by the ids of the companies. */
export async function listFilingCompanies(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, FilingCompany>> {
  const { id, number, name, type, authenticationCodeSealed } = company;
  const rows = await tx
    .select({ id, number, name, type, authenticationCodeSealed })
    .from(company)
    .where(and(isOneOf(company.id, companyIds), isNull(company.removedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

const closed = ['dissolved', 'converted-closed', 'removed', 'closed'];

/** The names of the other companies in reach that stand on the register. */
export async function listOtherNames(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: company.name })
    .from(company)
    .where(and(ne(company.id, companyId), isNull(company.removedAt), notInArray(company.status, closed)))
    .orderBy(company.name);
  return rows.map(({ name }) => name);
}

/** What a company that is being formed is to be called, and to be. */
export async function updateProposedCompany(
  tx: Transaction,
  companyId: string,
  values: Partial<Pick<typeof company.$inferInsert, 'name' | 'type' | 'jurisdiction' | 'registeredOffice'>>,
): Promise<void> {
  await tx.update(company).set(values).where(eq(company.id, companyId));
}
