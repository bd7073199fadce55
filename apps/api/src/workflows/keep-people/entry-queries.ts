import { strictestProtection } from '@statbook/domain/people';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { saidOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import {
  person,
  personDetail,
  personFilling,
  personKey,
  personRole,
  shareHolderDetail,
} from '../../platform/database/schema.ts';

export type PersonDetail = typeof personDetail.$inferSelect;
export type NewPersonDetail = typeof personDetail.$inferInsert;
export type NewPersonRole = typeof personRole.$inferInsert;

/** Companies whose books have changed since their people were taken from them. */
export const askedFillings = {
  table: personFilling,
  isAsked: sql`${personFilling.filled} < ${personFilling.asked}`,
};

/** A company whose people are asked for, and up to which change. */
export interface AskedFilling {
  readonly companyId: string;
  readonly asked: number;
}

/** Of these companies the ones whose people are not as the books are. */
export function listAskedFillings(tx: Transaction, companyIds: readonly string[]): Promise<AskedFilling[]> {
  const { companyId, asked } = personFilling;
  return tx
    .select({ companyId, asked })
    .from(personFilling)
    .where(and(isOneOf(companyId, companyIds), askedFillings.isAsked));
}

export async function markFilled(tx: Transaction, filled: readonly AskedFilling[]): Promise<void> {
  await tx
    .update(personFilling)
    .set({ filled: sql`filled.asked` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled ("companyId" uuid, asked integer)`,
    )
    .where(sql`${personFilling.companyId} = filled."companyId"`);
}

/** The last version of each entry of these companies. */
export function listLastDetails(tx: Transaction, companyIds: readonly string[]): Promise<PersonDetail[]> {
  const { companyId, register, registerKey, version } = personDetail;
  return tx
    .selectDistinctOn([companyId, register, registerKey])
    .from(personDetail)
    .where(isOneOf(companyId, companyIds))
    .orderBy(companyId, register, registerKey, desc(version));
}

/** The last link of each entry of these companies. */
export function listLastRoles(tx: Transaction, companyIds: readonly string[]) {
  const { companyId, register, registerKey, linkedAt, endedAt } = personRole;
  return tx
    .selectDistinctOn([companyId, register, registerKey])
    .from(personRole)
    .where(isOneOf(companyId, companyIds))
    .orderBy(companyId, register, registerKey, sql`${endedAt} desc nulls first`, desc(linkedAt));
}

/** Of these companies the ones that have holders of shares on our books. */
export async function listWithHolders(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ companyId: shareHolderDetail.companyId })
    .from(shareHolderDetail)
    .where(isOneOf(shareHolderDetail.companyId, companyIds));
  return new Set(rows.map(({ companyId }) => companyId));
}

/** Closes versions that something else stands in the place of, or nothing. */
export async function replaceDetails(
  tx: Transaction,
  details: readonly PersonDetail[],
  replacedAt: Date,
): Promise<void> {
  if (details.length === 0) return;
  const replaced = details.map(({ companyId, register, registerKey }) => ({
    companyId,
    register,
    registerKey,
  }));
  await tx
    .update(personDetail)
    .set({ replacedAt })
    .where(
      and(
        sql`(${personDetail.companyId}, ${personDetail.register}, ${personDetail.registerKey}) in (
          select "companyId", register, "registerKey" from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb)
            as replaced ("companyId" uuid, register text, "registerKey" text))`,
        isNull(personDetail.replacedAt),
      ),
    );
}

export const insertDetails = (tx: Transaction, details: readonly NewPersonDetail[]): Promise<void> =>
  insertRows(tx, personDetail, details);

/** A person for each entry that has none, and their links. */
export async function insertRoles(tx: Transaction, roles: readonly NewPersonRole[]): Promise<void> {
  const own = roles.filter(({ personId, ownPersonId }) => personId === ownPersonId);
  const people = own.map(({ accountId, personId: id, linkedAt: createdAt }) => ({
    id,
    accountId,
    createdAt,
  }));
  await insertRows(tx, person, people, { orNothing: true });
  await insertRows(tx, personRole, roles);
}

/** Ends the links of entries that the registers no longer have. */
export async function endRoles(
  tx: Transaction,
  roleIds: readonly string[],
  ended: { endedAt: Date; endedWhy: string },
): Promise<void> {
  if (roleIds.length === 0) return;
  await tx.update(personRole).set(ended).where(isOneOf(personRole.id, roleIds));
}

/** The people whose entries have a key in common with these. */
export async function listPeopleByKeys(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectDistinct({ personId: personRole.personId })
    .from(personKey)
    .innerJoin(
      personRole,
      and(
        eq(personRole.companyId, personKey.companyId),
        eq(personRole.register, personKey.register),
        eq(personRole.registerKey, personKey.registerKey),
        isNull(personRole.endedAt),
      ),
    )
    .where(isOneOf(personKey.key, keys));
  return rows.map(({ personId }) => personId);
}

/** Every entry of these people as it reads now, protected where a register or somebody says so. */
export async function listEntriesOf(tx: Transaction, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  const rows = await tx
    .select({ detail: personDetail, role: personRole, saidOf: saidOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(and(isOneOf(personRole.personId, personIds), isNull(personRole.endedAt)))
    .orderBy(personRole.personId, personRole.ownPersonId);
  return rows.map(({ detail, role, saidOf }) => ({
    detail: { ...detail, protection: strictestProtection([detail.protection, saidOf]) },
    role,
  }));
}
