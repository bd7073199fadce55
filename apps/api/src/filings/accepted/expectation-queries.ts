import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { filing, registerExpectation } from '../../platform/database/schema.ts';

/** What an accepted filing lets expect of the public register, and whether it came. */
export type RegisterExpectation = typeof registerExpectation.$inferSelect;

export type NewExpectation = Omit<
  typeof registerExpectation.$inferInsert,
  'id' | 'metBy' | 'metAt' | 'givenUpAt' | 'reason'
>;

const subject = z.object({
  types: z.array(z.string()),
  values: z.record(z.string(), z.string()).optional(),
});

/** What the entry is known by. Throws when the row holds something else. */
export const readSubject = (expectation: Pick<RegisterExpectation, 'subject'>) =>
  subject.parse(expectation.subject);

export async function insertExpectations(tx: Transaction, values: readonly NewExpectation[]): Promise<void> {
  if (values.length > 0) await tx.insert(registerExpectation).values([...values]);
}

/**
 * What was accepted for a company and is not on the public register yet, the oldest first; with what was given up, which
 * has a reason. For whatever shows the company as registered.
 */
export function listUnmetExpectations(tx: Transaction, companyId: string) {
  return tx
    .select({ form: filing.form, expectation: registerExpectation })
    .from(registerExpectation)
    .innerJoin(filing, eq(filing.id, registerExpectation.filingId))
    .where(and(eq(registerExpectation.companyId, companyId), isNull(registerExpectation.metAt)))
    .orderBy(asc(registerExpectation.acceptedOn), asc(registerExpectation.id));
}

/** What these filings let expect, met or not. */
export function listExpectationsOf(
  tx: Transaction,
  filingIds: readonly string[],
): Promise<RegisterExpectation[]> {
  if (filingIds.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(registerExpectation)
    .where(isOneOf(registerExpectation.filingId, filingIds))
    .orderBy(asc(registerExpectation.id));
}

/** The entries of a company's register that an expectation has claimed. */
export async function listClaimedEntries(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ metBy: registerExpectation.metBy })
    .from(registerExpectation)
    .where(and(eq(registerExpectation.companyId, companyId), isNotNull(registerExpectation.metBy)));
  return rows.flatMap(({ metBy }) => metBy ?? []);
}

/** Found on the register, or given up: what else is known of it stays. */
export async function settleExpectation(
  tx: Transaction,
  id: string,
  outcome: Pick<RegisterExpectation, 'metBy' | 'metAt'> | Pick<RegisterExpectation, 'givenUpAt' | 'reason'>,
): Promise<void> {
  const found = 'metBy' in outcome ? { givenUpAt: null, reason: null } : {};
  await tx
    .update(registerExpectation)
    .set({ ...found, ...outcome })
    .where(eq(registerExpectation.id, id));
}

/** Companies, in all accounts, whose register does not show yet what it should. */
export function listCompaniesAwaited(tx: Transaction) {
  return tx
    .selectDistinct({ accountId: registerExpectation.accountId, companyId: registerExpectation.companyId })
    .from(registerExpectation)
    .where(and(isNull(registerExpectation.metAt), isNull(registerExpectation.givenUpAt)))
    .limit(500);
}
