import { accessFlags, type AccessFlag } from '@statbook/contract';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { folded } from '../../../platform/database/folded.ts';
import { appUser, role } from '../../../platform/database/schema.ts';

export type Role = Awaited<ReturnType<typeof listRoles>>[number];

/** The roles of the account that are in use or can be, those that every account begins with first. */
export async function listRoles(tx: Transaction) {
  const rows = await tx
    .select({
      id: role.id,
      name: role.name,
      flags: role.flags,
      builtIn: role.builtIn,
      userCount: count(appUser.id),
      version: role.version,
    })
    .from(role)
    .leftJoin(appUser, and(eq(appUser.roleId, role.id), ne(appUser.status, 'removed')))
    .where(isNull(role.retiredAt))
    .groupBy(role.id)
    .orderBy(
      sql`array_position(array['main', 'preparer', 'submitter', 'registers', 'reader'], ${role.builtIn})`,
      asc(role.name),
    );
  return rows.map((row) => ({ ...row, flags: toFlags(row.flags) }));
}

/** Flags as they are stored, in the order of the specification. */
export const toFlags = (stored: readonly string[]): AccessFlag[] =>
  accessFlags.filter((flag) => stored.includes(flag));

/** A role while its holders or its flags are changed: nobody else changes them meanwhile. */
export async function lockRole(tx: Transaction, roleId: string) {
  const [row] = await tx
    .select()
    .from(role)
    .where(and(eq(role.id, roleId), isNull(role.retiredAt)))
    .for('no key update');
  return row && { ...row, flags: toFlags(row.flags) };
}

/** Another role of that name; names count whatever their capitals. */
export async function findRoleNamed(tx: Transaction, name: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(folded(role.name), folded(name)), isNull(role.retiredAt)));
  return row;
}

export async function insertRole(tx: Transaction, values: typeof role.$inferInsert): Promise<string> {
  const [row] = await tx.insert(role).values(values).returning({ id: role.id });
  if (row === undefined) throw new Error('The role was not stored.');
  return row.id;
}

export async function updateRole(
  tx: Transaction,
  roleId: string,
  values: Partial<Pick<typeof role.$inferInsert, 'name' | 'flags' | 'retiredAt' | 'version'>>,
): Promise<void> {
  await tx.update(role).set(values).where(eq(role.id, roleId));
}

/** Who has the role, and would notice its change. */
export function listRoleUsers(tx: Transaction, roleId: string) {
  return tx
    .select()
    .from(appUser)
    .where(and(eq(appUser.roleId, roleId), ne(appUser.status, 'removed')))
    .for('no key update');
}

export async function setUserFlags(
  tx: Transaction,
  userId: string,
  flags: readonly AccessFlag[],
): Promise<void> {
  await tx
    .update(appUser)
    .set({ flags: [...flags], version: sql`${appUser.version} + 1` })
    .where(eq(appUser.id, userId));
}
