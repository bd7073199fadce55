import { strictestProtection } from '@statbook/domain/people';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { itsDetail } from '../../registry-snapshots/people/person-entry-queries.ts';
import { saidOfRole } from '../../registry-snapshots/people/person-protection-queries.ts';
import {
  person,
  personDetail,
  personFilling,
  personKey,
  personRole,
} from '../../platform/database/schema.ts';

export type PersonDetail = typeof personDetail.$inferSelect;
export type NewPersonDetail = typeof personDetail.$inferInsert;
export type NewPersonRole = typeof personRole.$inferInsert;

/** Companies whose books have changed since their people were taken from them. */
export const askedFillings = {
  table: personFilling,
  isAsked: sql`${personFilling.filled} < ${personFilling.asked}`,
};

/** Up to which change the people are asked for; undefined where they are as the books are. */
export async function findAskedFilling(tx: Transaction, companyId: string): Promise<number | undefined> {
  const [row] = await tx.select().from(personFilling).where(eq(personFilling.companyId, companyId));
  return row === undefined || row.asked === row.filled ? undefined : row.asked;
}

export async function markFilled(tx: Transaction, companyId: string, filled: number): Promise<void> {
  await tx.update(personFilling).set({ filled }).where(eq(personFilling.companyId, companyId));
}

/** The last version of each entry of a company. */
export function listLastDetails(tx: Transaction, companyId: string): Promise<PersonDetail[]> {
  const { register, registerKey, version } = personDetail;
  return tx
    .selectDistinctOn([register, registerKey])
    .from(personDetail)
    .where(eq(personDetail.companyId, companyId))
    .orderBy(register, registerKey, desc(version));
}

/** The last link of each entry of a company. */
export function listLastRoles(tx: Transaction, companyId: string) {
  const { register, registerKey, linkedAt, endedAt } = personRole;
  return tx
    .selectDistinctOn([register, registerKey])
    .from(personRole)
    .where(eq(personRole.companyId, companyId))
    .orderBy(register, registerKey, sql`${endedAt} desc nulls first`, desc(linkedAt));
}

/** Closes versions that something else stands in the place of, or nothing. */
export async function replaceDetails(
  tx: Transaction,
  details: readonly PersonDetail[],
  replacedAt: Date,
): Promise<void> {
  const { companyId, register, registerKey } = personDetail;
  for (const [name, ofRegister] of Map.groupBy(details, (each) => each.register))
    await tx
      .update(personDetail)
      .set({ replacedAt })
      .where(
        and(
          inArray(companyId, [...new Set(ofRegister.map((each) => each.companyId))]),
          eq(register, name),
          inArray(
            registerKey,
            ofRegister.map((each) => each.registerKey),
          ),
          isNull(personDetail.replacedAt),
        ),
      );
}

/** So many rows at a time: a statement takes 65,535 parameters. */
const mostRows = 1000;

export async function insertDetails(tx: Transaction, details: readonly NewPersonDetail[]): Promise<void> {
  for (const part of chunks(details)) await tx.insert(personDetail).values(part);
}

/** A person for each entry that has none, and their links. */
export async function insertRoles(tx: Transaction, roles: readonly NewPersonRole[]): Promise<void> {
  for (const part of chunks(roles)) {
    const own = part.filter(({ personId, ownPersonId }) => personId === ownPersonId);
    if (own.length > 0)
      await tx
        .insert(person)
        .values(
          own.map(({ accountId, personId, linkedAt }) => ({ id: personId, accountId, createdAt: linkedAt })),
        )
        .onConflictDoNothing();
    await tx.insert(personRole).values(part);
  }
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let from = 0; from < rows.length; from += mostRows) parts.push(rows.slice(from, from + mostRows));
  return parts;
}

/** Ends the links of entries that the registers no longer have. */
export async function endRoles(
  tx: Transaction,
  roleIds: readonly string[],
  ended: { endedAt: Date; endedWhy: string },
): Promise<void> {
  if (roleIds.length === 0) return;
  await tx
    .update(personRole)
    .set(ended)
    .where(inArray(personRole.id, [...roleIds]));
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
    .where(inArray(personKey.key, [...keys]));
  return rows.map(({ personId }) => personId);
}

/** Every entry of these people as it reads now, protected where a register or somebody says so. */
export async function listEntriesOf(tx: Transaction, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  const rows = await tx
    .select({ detail: personDetail, role: personRole, saidOf: saidOfRole })
    .from(personRole)
    .innerJoin(personDetail, itsDetail)
    .where(and(inArray(personRole.personId, [...personIds]), isNull(personRole.endedAt)))
    .orderBy(personRole.personId, personRole.ownPersonId);
  return rows.map(({ detail, role, saidOf }) => ({
    detail: { ...detail, protection: strictestProtection([detail.protection, saidOf]) },
    role,
  }));
}
