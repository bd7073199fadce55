import { isSameName } from '@statbook/domain/companies';
import { CHANGES_OF_NAME } from '@statbook/domain/filing';
import { and, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { company } from '../../platform/database/schema.ts';

/**
 * Whether the register has shown another name of the company, which goes by this name in a query, than the one under which a
 * change was sent. Only readings and acceptances change the name of what the register is read for; another spelling is followed by
 * `followSpelling`.
 */
export const showsOtherName = (row: 'c' | 'company', sentUnder: SQL): SQL<boolean> =>
  sql<boolean>`(${sql.raw(row)}.registry_read_at is not null and coalesce(upper(${sql.raw(row)}.name) <> upper(${sentUnder}), false))`;

/**
 * A reading that only spells a name otherwise shows no other one: changes that were sent under the spelling before count as sent under
 * what the register shows, unless that is just what they ask for.
 */
export async function followSpelling(
  tx: Transaction,
  companyId: string,
  { before, shown }: { before: string; shown: string },
): Promise<void> {
  if (before === shown || !isSameName(before, shown)) return;
  await tx.execute(sql`update filing_attempt sent set company_name = ${shown} from filing change
    where change.id = sent.filing_id and change.company_id = ${companyId}
      and change.form = any(${sql.param([...CHANGES_OF_NAME])}::text[])
      and upper(sent.company_name) = upper(${before})
      and upper(sent.content -> 'sent' ->> 'proposedName') is distinct from upper(${shown})`);
}

/** So long the register may still show the name before, and is not believed. */
const BEHIND_FOR = sql.raw(`interval '30 days'`);

/**
 * Puts an accepted name on the record and notes the one before. A register that has shown another name since the change was sent
 * has been quicker than its answer: what it shows stays, in its own spelling.
 */
export async function takeAcceptedName(
  tx: Transaction,
  companyId: string,
  { name, sentUnder }: { name: string; sentUnder: string | null },
): Promise<void> {
  const isShown = showsOtherName('company', sql`${sentUnder}::text`);
  await tx
    .update(company)
    .set({ name, nameBefore: sql`${company.name}`, renamedAt: sql`now()` })
    .where(and(eq(company.id, companyId), ne(company.name, name), not(isShown)));
}

/** Whether the register that was just read shows the name before the accepted one, which it may for a while. */
export async function showsNameBefore(
  tx: Transaction,
  companyId: string,
  registeredName: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sql`c.id` })
    .from(sql`company c`)
    .where(
      sql`c.id = ${companyId} and c.name_before = ${registeredName} and c.renamed_at > now() - ${BEHIND_FOR}`,
    );
  return rows.length > 0;
}
