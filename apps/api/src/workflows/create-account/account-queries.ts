import type { AccessFlag } from '@statbook/contract';
import type { CivilDate } from '@statbook/domain/dates';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isSameEmail } from '../../platform/database/folded.ts';
import { account, appUser, role } from '../../platform/database/schema.ts';

export interface NewUser {
  email: string;
  fullName: string;
  kind: 'main' | 'agent';
  flags?: readonly AccessFlag[];
  allCompanies?: boolean;
  /** Bound from the start; otherwise invited, and bound at the first sign-in with the verified address. */
  identity?: { issuer: string; subject: string };
}

export async function insertAccount(
  tx: Transaction,
  values: { name: string; licenceEndsOn: CivilDate },
): Promise<string> {
  const [row] = await tx.insert(account).values(values).returning({ id: account.id });
  if (row === undefined) throw new Error('The account was not stored.');
  await tx.execute(sql`select add_built_in_roles(${row.id})`);
  return row.id;
}

export async function findAccountByName(tx: Transaction, name: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.select({ id: account.id }).from(account).where(eq(account.name, name)).limit(1);
  return row;
}

/** The user of an address, unless removed: an address is used once in the whole installation. */
export async function findUserByEmail(tx: Transaction, email: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(isSameEmail(appUser.email, email), ne(appUser.status, 'removed')))
    .limit(1);
  return row;
}

export async function insertUser(tx: Transaction, accountId: string, user: NewUser): Promise<string> {
  const [row] = await tx
    .insert(appUser)
    .values({
      accountId,
      email: user.email,
      fullName: user.fullName,
      kind: user.kind,
      flags: [...(user.flags ?? [])],
      allCompanies: user.allCompanies ?? user.kind === 'main',
      status: user.identity === undefined ? 'invited' : 'active',
      issuer: user.identity?.issuer ?? null,
      subject: user.identity?.subject ?? null,
      roleId: user.kind === 'main' ? await findMainRole(tx, accountId) : null,
    })
    .returning({ id: appUser.id });
  if (row === undefined) throw new Error('The user was not stored.');
  return row.id;
}

async function findMainRole(tx: Transaction, accountId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.accountId, accountId), eq(role.builtIn, 'main')));
  return row?.id ?? null;
}
