import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { appUser } from '../platform/database/schema.ts';

/** The names of users of the account, by id. */
export async function listUserNames(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: appUser.id, name: appUser.fullName })
    .from(appUser)
    .where(isOneOf(appUser.id, new Set(userIds)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
