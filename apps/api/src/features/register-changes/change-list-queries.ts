import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { appUser, filing, registerChange, registerExpectation } from '../../platform/database/schema.ts';
import { isAlarm } from '../../registry-snapshots/register-change-queries.ts';

export interface ChangeOrder {
  companyId: string;
  alarmsOnly: boolean;
}

const conditionOf = ({ companyId, alarmsOnly }: ChangeOrder) =>
  and(eq(registerChange.companyId, companyId), alarmsOnly ? isAlarm : undefined);

/** The changes with our filings and the names of those who settled them. */
const selectChanges = (tx: Transaction) =>
  tx
    .select({
      change: registerChange,
      form: filing.form,
      filingState: filing.state,
      acceptedOn: sql<string | null>`(select min(${registerExpectation.acceptedOn})
        from ${registerExpectation} where ${registerExpectation.filingId} = ${registerChange.filingId})`,
      settledBy: appUser.fullName,
    })
    .from(registerChange)
    .leftJoin(filing, eq(filing.id, registerChange.filingId))
    .leftJoin(appUser, eq(appUser.id, registerChange.settledBy));

export type ChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

/** A page of them, the newest reading first; what was found together stays in its order. */
export function listChanges(
  tx: Transaction,
  order: ChangeOrder,
  { page, pageSize }: Record<'page' | 'pageSize', number>,
) {
  return selectChanges(tx)
    .where(conditionOf(order))
    .orderBy(desc(registerChange.at), registerChange.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function listChangesByIds(tx: Transaction, ids: readonly number[]): Promise<ChangeRow[]> {
  if (ids.length === 0) return [];
  return selectChanges(tx).where(isOneOf(registerChange.id, ids)).orderBy(registerChange.id);
}

export async function countChanges(tx: Transaction, order: ChangeOrder): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(registerChange).where(conditionOf(order));
  return row?.number ?? 0;
}

/** A change of the company, kept from others until the transaction ends. */
export async function lockChange(
  tx: Transaction,
  { companyId, changeId }: { companyId: string; changeId: number },
) {
  const [row] = await tx
    .select()
    .from(registerChange)
    .where(and(eq(registerChange.companyId, companyId), eq(registerChange.id, changeId)))
    .for('no key update');
  return row;
}

type Settlement = Pick<typeof registerChange.$inferInsert, 'settledAs' | 'settledAt' | 'settledBy' | 'note'>;

export async function settleChange(tx: Transaction, id: number, settlement: Settlement): Promise<void> {
  await tx.update(registerChange).set(settlement).where(eq(registerChange.id, id));
}
