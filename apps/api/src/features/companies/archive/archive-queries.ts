import { and, desc, eq, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/database/database.ts';
import { appUser, company } from '../../../platform/database/schema.ts';

const listed = alias(company, 'listed');

const archived = isNotNull(company.removedAt);
const columns = { id: company.id, number: company.number, name: company.name };

/** The archived companies that the transaction sees, the last removed first. */
export function listArchived(tx: Transaction) {
  return tx
    .select({
      companyId: company.id,
      companyNumber: company.number,
      companyName: company.name,
      removedAt: sql<Date>`${company.removedAt}`.mapWith(company.removedAt),
      removedBy: appUser.fullName,
    })
    .from(company)
    .leftJoin(appUser, eq(appUser.id, company.removedBy))
    .where(archived)
    .orderBy(desc(company.removedAt), company.id);
}

/** Companies that are being formed have no number, and are no records of one another. */
const hasNumberInList = and(isNull(listed.removedAt), ne(listed.number, ''));

/** Of the numbers of archived companies those that the list has again, as far as the transaction sees. */
export async function listNumbersListedAgain(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ number: listed.number })
    .from(listed)
    .innerJoin(company, and(eq(company.number, listed.number), archived))
    .where(hasNumberInList);
  return new Set(rows.map(({ number }) => number));
}

/** An archived company, as far as the transaction sees. */
export async function findArchived(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select(columns)
    .from(company)
    .where(and(eq(company.id, companyId), archived));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockArchived(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select(columns)
    .from(company)
    .where(and(eq(company.id, companyId), archived))
    .for('no key update');
  return row;
}

/** Whether it was put back: it is not where the list has another record of its number. */
export async function restoreArchived(
  tx: Transaction,
  { id, number }: { id: string; number: string },
): Promise<boolean> {
  const newer = tx
    .select({ id: listed.id })
    .from(listed)
    .where(and(eq(listed.number, number), hasNumberInList));
  const rows = await tx
    .update(company)
    .set({ removedAt: null, removedBy: null })
    .where(and(eq(company.id, id), archived, notExists(newer)))
    .returning({ id: company.id });
  return rows.length === 1;
}
