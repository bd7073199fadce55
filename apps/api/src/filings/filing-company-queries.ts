import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { company } from '../platform/database/schema.ts';

/** The company of a filing, with the sealed code that the registry asks for. */
export interface FilingCompany {
  id: string;
  number: string;
  name: string;
  authenticationCodeSealed: Uint8Array | null;
}

export async function findFilingCompany(
  tx: Transaction,
  companyId: string,
): Promise<FilingCompany | undefined> {
  const { id, number, name, authenticationCodeSealed } = company;
  const [row] = await tx
    .select({ id, number, name, authenticationCodeSealed })
    .from(company)
    .where(and(eq(company.id, companyId), isNull(company.removedAt)));
  return row;
}
