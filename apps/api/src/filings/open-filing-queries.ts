import type { OpenFiling } from '@statbook/domain/filing/forms';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { filing } from '../platform/database/schema.ts';
import { toCivilDate } from '../registry-snapshots/present-company.ts';
import { type Filing, finalStates } from './filing-queries.ts';

/** The company's filings that have begun and are not at their end, the oldest first. */
export async function listOpenFilings(tx: Transaction, companyId: string): Promise<Filing[]> {
  return tx
    .select()
    .from(filing)
    .where(and(eq(filing.companyId, companyId), notInArray(filing.state, finalStates)))
    .orderBy(asc(filing.createdAt));
}

/** The same as far as the rules ask: which of them goes first. */
export async function listFilingsUnderWay(tx: Transaction, companyId: string): Promise<OpenFiling[]> {
  const filings = await listOpenFilings(tx, companyId);
  return filings.map(({ id, form, state, effectiveOn, subject }) => ({
    id,
    form,
    state,
    effectiveOn: toCivilDate(effectiveOn),
    subject,
  }));
}
