import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { folded } from '../../../platform/database/folded.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company, companyTag } from '../../../platform/database/schema.ts';

const foldedTag = folded(companyTag.tag);

/** The tags of companies of the list, by name, with how many have each. */
export function listTags(tx: Transaction) {
  return tx
    .select({ tag: sql<string>`min(${companyTag.tag})`, companies: count() })
    .from(companyTag)
    .innerJoin(company, and(eq(company.id, companyTag.companyId), isNull(company.removedAt)))
    .groupBy(foldedTag)
    .orderBy(asc(foldedTag));
}

/** The tags of a company, by name. */
export async function listTagsOf(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ tag: companyTag.tag })
    .from(companyTag)
    .where(eq(companyTag.companyId, companyId))
    .orderBy(asc(foldedTag));
  return rows.map(({ tag }) => tag);
}

/** Takes tags from companies, however they are spelled. */
export async function removeTags(
  tx: Transaction,
  companyIds: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await tx
    .delete(companyTag)
    .where(
      and(
        isOneOf(companyTag.companyId, companyIds),
        sql`${foldedTag} in (select ${folded(sql`given`)} from unnest(${sql.param([...tags])}::text[]) given)`,
      ),
    );
}

/** Gives each tag to each company that has it not yet, as it is spelled where it is in use. */
export async function addTags(
  tx: Transaction,
  {
    accountId,
    companyIds,
    tags,
  }: { accountId: string; companyIds: readonly string[]; tags: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    insert into company_tag (account_id, company_id, tag)
    select ${accountId}::uuid, chosen.id, coalesce(
        (select min(known.tag) from company_tag known where known.account_id = ${accountId}::uuid and ${folded(sql`known.tag`)} = ${folded(sql`given.tag`)}),
        given.tag)
      from unnest(${sql.param([...companyIds])}::uuid[]) chosen (id)
      cross join (select distinct on (${folded(sql`tag`)}) tag from unnest(${sql.param([...tags])}::text[]) tag) given
    on conflict do nothing`);
}

/** The most tags that one of the companies has. */
export async function countMostTags(tx: Transaction, companyIds: readonly string[]): Promise<number> {
  const counted = tx
    .select({ tags: count().as('tags') })
    .from(companyTag)
    .where(isOneOf(companyTag.companyId, companyIds))
    .groupBy(companyTag.companyId)
    .as('counted');
  const [row] = await tx.select({ most: sql<number | null>`max(${counted.tags})::int` }).from(counted);
  return row?.most ?? 0;
}
