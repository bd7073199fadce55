import type { FilingState } from '@statbook/domain/filing';
import { and, count, countDistinct, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { newestChannel, waitsForName } from '../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing, registerChange } from '../../platform/database/schema.ts';
import { isAlarm } from '../../registry-snapshots/register-change-queries.ts';
import { companyColumns } from './company-columns-queries.ts';

/** Filings in some states; those that have changed since a moment, where one is given. */
export interface FilingOrder {
  states: readonly FilingState[];
  since?: Date | undefined;
}

const conditionOf = ({ states, since }: FilingOrder) =>
  and(
    isNull(company.removedAt),
    inArray(filing.state, [...states]),
    since === undefined ? undefined : gte(filing.updatedAt, since),
  );

/** The first of them in the order of the states given, and in each the one that changed last. */
export function listFilings(tx: Transaction, order: FilingOrder, limit: number) {
  const place = sql`array_position(${sql.param([...order.states])}::text[], ${filing.state})`;
  return tx
    .select({
      ...companyColumns,
      filingId: filing.id,
      form: filing.form,
      draft: filing.draft,
      state: filing.state,
      effectiveOn: filing.effectiveOn,
      updatedAt: filing.updatedAt,
      waitsForName,
      channel: newestChannel,
    })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(conditionOf(order))
    .orderBy(place, desc(filing.updatedAt), desc(filing.id))
    .limit(limit);
}

export type FilingRow = Awaited<ReturnType<typeof listFilings>>[number];

export async function countFilings(tx: Transaction, order: FilingOrder): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .where(conditionOf(order));
  return row?.number ?? 0;
}

const changedSince = (since: Date) => and(isNull(company.removedAt), gte(registerChange.at, since));

/** The companies of which the registry said something else than before, with what it was about. */
export function listChanges(tx: Transaction, since: Date, limit: number) {
  const newest = sql<string>`max(${registerChange.at})`;
  return tx
    .select({
      ...companyColumns,
      kinds: sql<string[]>`array_agg(distinct ${registerChange.kind})`,
      at: newest.mapWith(registerChange.at),
    })
    .from(registerChange)
    .innerJoin(company, eq(company.id, registerChange.companyId))
    .where(changedSince(since))
    .groupBy(company.id)
    .orderBy(desc(newest), company.name)
    .limit(limit);
}

export async function countChanges(tx: Transaction, since: Date): Promise<number> {
  const [row] = await tx
    .select({ number: countDistinct(registerChange.companyId) })
    .from(registerChange)
    .innerJoin(company, eq(company.id, registerChange.companyId))
    .where(changedSince(since));
  return row?.number ?? 0;
}

/** The companies of which Companies House shows what nobody here filed. */
export function listAlarms(tx: Transaction, limit: number) {
  const newest = sql<string>`max(${registerChange.at})`;
  return tx
    .select({ ...companyColumns, changes: count(), at: newest.mapWith(registerChange.at) })
    .from(registerChange)
    .innerJoin(company, eq(company.id, registerChange.companyId))
    .where(and(isNull(company.removedAt), isAlarm))
    .groupBy(company.id)
    .orderBy(desc(newest), company.name)
    .limit(limit);
}

export async function countAlarmed(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ number: countDistinct(registerChange.companyId) })
    .from(registerChange)
    .innerJoin(company, eq(company.id, registerChange.companyId))
    .where(and(isNull(company.removedAt), isAlarm));
  return row?.number ?? 0;
}
