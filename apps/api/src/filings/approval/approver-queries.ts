import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { holdsOneOf } from '../../platform/database/holds-one-of.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { appUser, signatory } from '../../platform/database/schema.ts';
import { listPeople } from './approval-queries.ts';

/** Somebody whom a policy names: a user, or a signatory outside the account. */
export interface Approver {
  readonly approverId: string;
  readonly fullName: string;
  /** False for a user who has left or was deactivated. */
  readonly isActive: boolean;
  /** Where the links of a signatory go; undefined for a user. */
  readonly email: string | undefined;
}

export type Signatory = typeof signatory.$inferSelect;

/** Those of the ids, in any order. */
export async function listApprovers(tx: Transaction, ids: readonly string[]): Promise<Approver[]> {
  const users = await listPeople(tx, ids);
  const signatories = await listSignatoriesByIds(tx, ids);
  return [
    ...users.map(({ userId, fullName, status }) => ({
      approverId: userId,
      fullName,
      isActive: status === 'active',
      email: undefined,
    })),
    ...signatories.map(({ id, fullName, email }) => ({ approverId: id, fullName, isActive: true, email })),
  ];
}

export function listSignatoriesByIds(tx: Transaction, ids: readonly string[]): Promise<Signatory[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.select().from(signatory).where(isOneOf(signatory.id, ids));
}

/** Those of the ids who can decide on a filing of the company: users who are active and see it, and every signatory. */
export async function listDeciders(
  tx: Transaction,
  { ids, companyId }: { ids: readonly string[]; companyId: string },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const users = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(isOneOf(appUser.id, ids), eq(appUser.status, 'active'), holdsOneOf(['viewCompany'], companyId)),
    );
  const signatories = await listSignatoriesByIds(tx, ids);
  return new Set([...users, ...signatories].map(({ id }) => id));
}

/** Every signatory of the account. */
export function listSignatories(tx: Transaction): Promise<Signatory[]> {
  return tx.select().from(signatory).orderBy(sql`lower(${signatory.fullName})`, signatory.id);
}
