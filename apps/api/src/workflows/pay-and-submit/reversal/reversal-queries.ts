import { and, desc, eq, sql } from 'drizzle-orm';
import { isReversalOpen } from '../../../filings/paid-filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { paymentReversal } from '../../../platform/database/schema.ts';

/** A payment on its way back to the card. */
export type Reversal = typeof paymentReversal.$inferSelect;

export interface NewReversal {
  accountId: string;
  paymentId: string;
  kind: Reversal['kind'];
  vendorTxCode: string;
  amountPence: number;
  why: string;
  byUser: string | undefined;
}

/** Writes the intent; undefined when another one has given the money back or may have. */
export async function insertReversal(tx: Transaction, values: NewReversal): Promise<Reversal | undefined> {
  const [row] = await tx
    .insert(paymentReversal)
    .values({ ...values, byUser: values.byUser ?? null })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findLatestReversal(tx: Transaction, paymentId: string): Promise<Reversal | undefined> {
  const [row] = await tx
    .select()
    .from(paymentReversal)
    .where(eq(paymentReversal.paymentId, paymentId))
    .orderBy(desc(paymentReversal.sentAt))
    .limit(1);
  return row;
}

/** Whether money is on its way back by it, or may be. */
export const isOpen = (reversal: Reversal | undefined): reversal is Reversal =>
  reversal?.state === 'sent' || reversal?.state === 'unclear';

/** Milliseconds since a reversal was sent. */
export async function ageOfReversal(tx: Transaction, reversalId: string): Promise<number> {
  const [row] = await tx
    .select({ age: sql<string>`extract(epoch from now() - ${paymentReversal.sentAt}) * 1000` })
    .from(paymentReversal)
    .where(eq(paymentReversal.id, reversalId));
  return Number(row?.age);
}

/** Settles an open reversal; false where somebody has settled it meanwhile. */
export async function settleReversal(
  tx: Transaction,
  reversalId: string,
  values: Pick<Reversal, 'state'> & Partial<Pick<Reversal, 'transactionId' | 'statusDetail'>>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentReversal)
    .set({ ...values, settledAt: sql`now()` })
    .where(and(eq(paymentReversal.id, reversalId), isReversalOpen))
    .returning({ id: paymentReversal.id });
  return rows.length > 0;
}

/** Reversals whose outcome is not known and whose request is over. */
export function listOpenReversals(tx: Transaction, graceMs: number) {
  return tx
    .select({ paymentId: paymentReversal.paymentId, accountId: paymentReversal.accountId })
    .from(paymentReversal)
    .where(
      and(isReversalOpen, sql`${paymentReversal.sentAt} < now() - ${graceMs} * interval '1 millisecond'`),
    )
    .limit(100);
}
