import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { registryGrant } from '../platform/database/schema.ts';

/** What a person granted at the registry for a company. */
export type RegistryGrant = typeof registryGrant.$inferSelect;

/** Keeps a grant in place of the person's earlier one for the company. */
export async function saveGrant(tx: Transaction, values: typeof registryGrant.$inferInsert): Promise<string> {
  const { scope, refreshTokenSealed, expiresAt } = values;
  const [row] = await tx
    .insert(registryGrant)
    .values(values)
    .onConflictDoUpdate({
      target: [registryGrant.companyId, registryGrant.userId],
      set: { scope, refreshTokenSealed, expiresAt, grantedAt: sql`now()` },
    })
    .returning({ id: registryGrant.id });
  if (row === undefined) throw new Error('The grant was not stored.');
  return row.id;
}

/** The grants of companies that still serve, the newest first. */
export function listGrants(
  tx: Transaction,
  companyIds: readonly string[],
  now: Date,
): Promise<RegistryGrant[]> {
  return tx
    .select()
    .from(registryGrant)
    .where(and(isOneOf(registryGrant.companyId, companyIds), gt(registryGrant.expiresAt, now)))
    .orderBy(desc(registryGrant.grantedAt));
}

/**
 * Forgets a grant that the registry does not accept any more, unless the person has signed in anew since it was read: the row
 * stays the same then, and only what is sealed in it says that it is another grant.
 */
export async function deleteGrant(tx: Transaction, { id, refreshTokenSealed }: RegistryGrant): Promise<void> {
  await tx
    .delete(registryGrant)
    .where(and(eq(registryGrant.id, id), eq(registryGrant.refreshTokenSealed, refreshTokenSealed)));
}

/** The accounts that hold grants whose time is over. */
export function listAccountsWithExpired(tx: Transaction, now: Date) {
  return tx
    .selectDistinct({ accountId: registryGrant.accountId })
    .from(registryGrant)
    .where(lt(registryGrant.expiresAt, now));
}

export async function deleteExpired(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(registryGrant).where(lt(registryGrant.expiresAt, now));
}
