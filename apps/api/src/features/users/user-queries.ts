import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser } from '../../platform/database/schema.ts';

/** The account's users, or the one given. */
export function listUsers(tx: Transaction, onlyUserId: string | undefined) {
  return tx
    .select()
    .from(appUser)
    .where(
      and(ne(appUser.status, 'removed'), onlyUserId === undefined ? undefined : eq(appUser.id, onlyUserId)),
    )
    .orderBy(asc(appUser.fullName), desc(appUser.kind), asc(appUser.id));
}

export async function setProfilePhoto(tx: Transaction, userId: string, sha256: string | null): Promise<void> {
  await tx.update(appUser).set({ profilePhoto: sha256 }).where(eq(appUser.id, userId));
}
