import type { CompanyNumber } from '@statbook/domain/companies';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { company } from '../platform/database/schema.ts';
import type { CompanyInReach } from './handler.ts';

const columns = { id: company.id, number: company.number, name: company.name, type: company.type };

/** The company, when row-level security lets it be seen. */
export async function findCompanyById(tx: Transaction, id: string): Promise<CompanyInReach | undefined> {
  const [row] = await tx
    .select(columns)
    .from(company)
    .where(and(eq(company.id, id), isNull(company.removedAt)));
  return row;
}

export async function findCompanyByNumber(
  tx: Transaction,
  number: CompanyNumber,
): Promise<CompanyInReach | undefined> {
  const [row] = await tx
    .select(columns)
    .from(company)
    .where(and(eq(company.number, number), isNull(company.removedAt)));
  return row;
}
