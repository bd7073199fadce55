import { CHANGES_OF_NAME } from '@statbook/domain/filing';
import type { OpenFiling } from '@statbook/domain/filing/forms';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { company, filing, filingAttempt } from '../platform/database/schema.ts';
import { toCivilDate } from '../registry-snapshots/present-company.ts';
import { type Filing, finalStates } from './filing-queries.ts';
import { showsOtherName } from './order/accepted-name-queries.ts';
import { isPerhapsHeld } from './order/name-wait-queries.ts';

/** Of the attempts at a filing, the one that counts. */
export const isNewestAttempt = sql`${filingAttempt.ordinal} = (select max(a.ordinal) from filing_attempt a where a.filing_id = ${filing.id})`;

/** The company's filings that have begun and are not at their end, the oldest first. */
export async function listOpenFilings(tx: Transaction, companyId: string): Promise<Filing[]> {
  return tx
    .select()
    .from(filing)
    .where(and(eq(filing.companyId, companyId), notInArray(filing.state, finalStates)))
    .orderBy(asc(filing.createdAt));
}

/** The same as far as the rules ask: which of them goes first. */
export async function listFilingsUnderWay(
  tx: Transaction,
  companyId: string,
): Promise<readonly OpenFiling[]> {
  return (await listFilingsUnderWayOf(tx, [companyId])).get(companyId) ?? [];
}

/** The same of several companies, by their ids; one without any is absent. */
export async function listFilingsUnderWayOf(
  tx: Transaction,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenFiling[]>> {
  const { id, form, state, effectiveOn, subject } = filing;
  const rows = await tx
    .select({
      companyId: filing.companyId,
      id,
      form,
      state,
      effectiveOn,
      subject,
      channel: filingAttempt.channel,
      mayBeHeld: sql<boolean>`coalesce(${isPerhapsHeld('filing_attempt')}, false)`,
      isNameShown: sql<boolean>`${inArray(form, [...CHANGES_OF_NAME])} and ${showsOtherName('company', sql`${filingAttempt.companyName}`)}`,
    })
    .from(filing)
    .innerJoin(company, eq(company.id, filing.companyId))
    .leftJoin(filingAttempt, and(eq(filingAttempt.filingId, filing.id), isNewestAttempt))
    .where(and(isOneOf(filing.companyId, companyIds), notInArray(filing.state, finalStates)))
    .orderBy(asc(filing.createdAt));
  const underWay = new Map<string, OpenFiling[]>();
  for (const { companyId, effectiveOn: on, channel, ...row } of rows) {
    const own = underWay.get(companyId) ?? [];
    own.push({
      ...row,
      effectiveOn: toCivilDate(on),
      channel: row.state === 'draft' ? undefined : (channel ?? undefined),
    });
    underWay.set(companyId, own);
  }
  return underWay;
}

/** The states of the filings that are not at their end, and nobody else changes them until the transaction ends. */
export function lockOpenFilings(tx: Transaction, companyId: string): Promise<Pick<Filing, 'id' | 'state'>[]> {
  return tx
    .select({ id: filing.id, state: filing.state })
    .from(filing)
    .where(and(eq(filing.companyId, companyId), notInArray(filing.state, finalStates)))
    .orderBy(asc(filing.id))
    .for('no key update');
}
