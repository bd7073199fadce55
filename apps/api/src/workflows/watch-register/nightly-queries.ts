import { and, asc, count, eq, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { CivilDate } from '@statbook/domain/dates';
import type { Transaction } from '../../platform/database/database.ts';
import { company, nightlyReading } from '../../platform/database/schema.ts';
import type { NightProgress } from './night.ts';

const plannedOn = (tx: Transaction, night: CivilDate) =>
  tx
    .select({ one: sql`1` })
    .from(nightlyReading)
    .where(and(eq(nightlyReading.companyId, company.id), eq(nightlyReading.night, night)));

/** Read once at least: a company made by hand is not read before somebody asks for it. */
const isLeft = (tx: Transaction, night: CivilDate) =>
  and(isNull(company.removedAt), isNotNull(company.registryReadAt), notExists(plannedOn(tx, night)));

/** How far a night has come, over all accounts. */
export async function readProgress(
  tx: Transaction,
  night: CivilDate,
  plannedSince: Date,
): Promise<NightProgress> {
  const [left] = await tx.select({ number: count() }).from(company).where(isLeft(tx, night));
  const [planned] = await tx
    .select({ number: count() })
    .from(nightlyReading)
    .where(eq(nightlyReading.night, night));
  const [waiting] = await tx
    .select({ number: count() })
    .from(nightlyReading)
    .innerJoin(company, eq(company.id, nightlyReading.companyId))
    .where(
      and(
        eq(nightlyReading.night, night),
        gte(nightlyReading.plannedAt, plannedSince),
        isNull(company.removedAt),
        lt(company.registryReadAt, nightlyReading.plannedAt),
      ),
    );
  return { left: left?.number ?? 0, planned: planned?.number ?? 0, waiting: waiting?.number ?? 0 };
}

/** Those whose last reading is the oldest. */
export function listToRead(tx: Transaction, night: CivilDate, limit: number) {
  return tx
    .select({ accountId: company.accountId, companyId: company.id })
    .from(company)
    .where(isLeft(tx, night))
    .orderBy(asc(company.registryReadAt), asc(company.id))
    .limit(limit);
}

/** Plans a company's reading; false where another server has planned it. */
export async function insertNightlyReading(
  tx: Transaction,
  values: typeof nightlyReading.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(nightlyReading)
    .values(values)
    .onConflictDoNothing()
    .returning({ companyId: nightlyReading.companyId });
  return rows.length > 0;
}

/** Nights that were planned before a moment. Row-level security allows those of a week ago and no others. */
export async function deleteOldNights(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(nightlyReading).where(lt(nightlyReading.plannedAt, before));
}
