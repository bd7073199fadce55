import { and, eq, sql } from 'drizzle-orm';
import type { Signatory } from '../../filings/approval/approver-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { signatory } from '../../platform/database/schema.ts';

/** Adds somebody; gives who stands there already under this name and address. */
export async function addSignatoryOnce(
  tx: Transaction,
  values: Pick<Signatory, 'accountId' | 'fullName' | 'email' | 'addedBy'>,
): Promise<Signatory> {
  const [added] = await tx.insert(signatory).values(values).onConflictDoNothing().returning();
  if (added !== undefined) return added;
  const isSame = (column: typeof signatory.email | typeof signatory.fullName, text: string) =>
    eq(sql`lower(${column})`, sql`lower(${text})`);
  const [known] = await tx
    .select()
    .from(signatory)
    .where(and(isSame(signatory.email, values.email), isSame(signatory.fullName, values.fullName)));
  if (known === undefined) throw new Error('The signatory was not stored.');
  return known;
}
