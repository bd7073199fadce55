import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser } from '../../platform/database/schema.ts';

/**
 * The active main users, of whom every account has one. Whoever changes access in an account begins here: two of them take
 * turns, so that neither misses what the other changes, nor takes away the last main user but one together with the last.
 */
export async function lockMainUsers(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.kind, 'main'), eq(appUser.status, 'active')))
    .orderBy(asc(appUser.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Whether the account would be left without an active main user. */
export const isLastMainUser = (mainUsers: readonly string[], userId: string): boolean =>
  mainUsers.length === 1 && mainUsers[0] === userId;
