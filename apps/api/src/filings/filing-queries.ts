import type { FilingState, FormId } from '@statbook/domain/filing';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { filing, filingAttempt, filingMove } from '../platform/database/schema.ts';

/** A filing of any form: its state, its draft, its fee. */
export type Filing = typeof filing.$inferSelect;

/** One frozen version of what is sent. */
export type FilingAttempt = typeof filingAttempt.$inferSelect;

export interface NewFiling {
  accountId: string;
  companyId: string;
  form: FormId;
  /** Which matter it is about, where several of one form may be open. */
  subject?: string;
  createdBy: string;
  /** When, by the clock of the installation. */
  at?: Date;
}

/** Begins a filing as a draft; undefined when one of this form and matter is open for the company already. */
export async function insertFiling(
  tx: Transaction,
  { at, ...values }: NewFiling,
): Promise<Filing | undefined> {
  const [row] = await tx.insert(filing).values(values).onConflictDoNothing().returning();
  if (row === undefined) return undefined;
  await tx.insert(filingMove).values({
    accountId: values.accountId,
    filingId: row.id,
    toState: 'draft',
    byUser: values.createdBy,
    why: 'draft started',
    at,
  });
  return row;
}

/** The filing, within reach of the transaction's scope. */
export async function findFiling(tx: Transaction, filingId: string): Promise<Filing | undefined> {
  const [row] = await tx.select().from(filing).where(eq(filing.id, filingId));
  return row;
}

/** Those of the filings that are within reach. */
export function listFilings(tx: Transaction, filingIds: readonly string[]): Promise<Filing[]> {
  return tx.select().from(filing).where(isOneOf(filing.id, filingIds));
}

/** The filing, and nobody else changes it until the transaction ends. */
export async function lockFiling(tx: Transaction, filingId: string): Promise<Filing | undefined> {
  const [row] = await tx.select().from(filing).where(eq(filing.id, filingId)).for('no key update');
  return row;
}

/** Filings, in the order of their ids, and nobody else changes them until the transaction ends. Those out of reach are left out. */
export function lockFilings(tx: Transaction, filingIds: readonly string[]): Promise<Filing[]> {
  return tx
    .select()
    .from(filing)
    .where(isOneOf(filing.id, filingIds))
    .orderBy(filing.id)
    .for('no key update');
}

/** A filing in one of these has come to its end. */
export const finalStates: FilingState[] = ['accepted', 'withdrawn'];

/** The one filing of a form and matter that is still under way for a company. */
export async function findOpenFiling(
  tx: Transaction,
  companyId: string,
  form: FormId,
  subject = '',
): Promise<Filing | undefined> {
  const [row] = await openFilings(tx, companyId, form, subject);
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOpenFiling(
  tx: Transaction,
  companyId: string,
  form: FormId,
  subject = '',
): Promise<Filing | undefined> {
  const [row] = await openFilings(tx, companyId, form, subject).for('no key update');
  return row;
}

const openFilings = (tx: Transaction, companyId: string, form: FormId, subject: string) =>
  tx
    .select()
    .from(filing)
    .where(
      and(
        eq(filing.companyId, companyId),
        eq(filing.form, form),
        eq(filing.subject, subject),
        notInArray(filing.state, finalStates),
      ),
    );

/** The newest attempt of a filing. */
export async function findLatestAttempt(
  tx: Transaction,
  filingId: string,
): Promise<FilingAttempt | undefined> {
  const [row] = await tx
    .select()
    .from(filingAttempt)
    .where(eq(filingAttempt.filingId, filingId))
    .orderBy(desc(filingAttempt.ordinal))
    .limit(1);
  return row;
}

/** Every attempt, the first first. */
export function listAttempts(tx: Transaction, filingIds: readonly string[]): Promise<FilingAttempt[]> {
  if (filingIds.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(filingAttempt)
    .where(isOneOf(filingAttempt.filingId, filingIds))
    .orderBy(filingAttempt.filingId, filingAttempt.ordinal);
}

/** What happened to a filing, in order. */
export function listMoves(tx: Transaction, filingId: string) {
  return tx.select().from(filingMove).where(eq(filingMove.filingId, filingId)).orderBy(filingMove.id);
}

/**
 * Only `moveFiling` calls this and `insertMove`, together. What the draft holds sealed goes when the filing comes to its end:
 * nothing is sent out of it any more.
 */
export async function setState(tx: Transaction, filingId: string, state: FilingState) {
  const changed = { state, ...(finalStates.includes(state) && { draftSealed: null }) };
  await tx
    .update(filing)
    .set({ ...changed, updatedAt: sql`now()` })
    .where(eq(filing.id, filingId));
  return changed;
}

export async function insertMove(
  tx: Transaction,
  { id, accountId, state }: Filing,
  { to, why, byUser, at }: { to: FilingState; why: string; byUser?: string | undefined; at: Date },
): Promise<number> {
  const [row] = await tx
    .insert(filingMove)
    .values({ accountId, filingId: id, fromState: state, toState: to, byUser: byUser ?? null, why, at })
    .returning({ id: filingMove.id });
  if (row === undefined) throw new Error('The move was not stored.');
  return row.id;
}

/** Sets members of a filing other than its state, which only `moveFiling` changes. */
export async function updateFiling(
  tx: Transaction,
  filingId: string,
  values: Partial<Omit<typeof filing.$inferInsert, 'id' | 'state' | 'accountId' | 'companyId'>>,
): Promise<void> {
  await tx
    .update(filing)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(filing.id, filingId));
}

export async function updateAttempt(
  tx: Transaction,
  attemptId: string,
  values: Partial<typeof filingAttempt.$inferInsert>,
): Promise<void> {
  await tx.update(filingAttempt).set(values).where(eq(filingAttempt.id, attemptId));
}
