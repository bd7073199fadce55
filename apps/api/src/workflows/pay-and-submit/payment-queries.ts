import { pence } from '@statbook/domain/money';
import type { PaymentState } from '@statbook/domain/payments';
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { filing, payment, paymentMove } from '../../platform/database/schema.ts';

/** One attempt to pay for a filing: its share of what a card is charged. */
export type Payment = typeof payment.$inferSelect;

/** What changes beside the state when a payment moves. */
export type PaymentFacts = Partial<
  Pick<
    Payment,
    | 'transactionId'
    | 'acsTransactionId'
    | 'acsUrl'
    | 'statusCode'
    | 'statusDetail'
    | 'cardType'
    | 'cardLastFour'
    | 'billToEmail'
    | 'billedToSealed'
    | 'challengeUntil'
    | 'challengeError'
  >
>;

export async function findPayment(tx: Transaction, paymentId: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  return row;
}

/** The payment, and nobody else changes it until the transaction ends. Its filing is locked first. */
export async function lockPayment(tx: Transaction, paymentId: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, paymentId)).for('no key update');
  return row;
}

/** The newest attempt to pay for a filing. */
export async function findLatestPayment(tx: Transaction, filingId: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(eq(payment.filingId, filingId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  return row;
}

/** The attempt that has taken money for a filing or may have: at most one. */
export async function findBlockingPayment(tx: Transaction, filingId: string): Promise<Payment | undefined> {
  const blocking: PaymentState[] = ['submitted', 'challenge', 'unclear', 'confirmed'];
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.filingId, filingId), inArray(payment.state, blocking)));
  return row;
}

/** The attempts of a filing that have not reached the gateway's bank yet. */
export async function listUnsentPayments(tx: Transaction, filingId: string): Promise<Payment[]> {
  const unsent: PaymentState[] = ['created', 'key-issued', 'card-identified'];
  const rows = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.filingId, filingId), inArray(payment.state, unsent)))
    .orderBy(desc(payment.createdAt))
    .for('no key update');
  return rows;
}

export async function findPaymentByTransactionId(
  tx: Transaction,
  transactionId: string,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(sql`lower(${payment.transactionId}) = lower(${transactionId})`)
    .orderBy(desc(payment.createdAt))
    .limit(1);
  return row;
}

/** The payment of a challenge; ids of challenges are compared without regard to case. */
export async function findPaymentByChallenge(
  tx: Transaction,
  acsTransactionId: string,
): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(sql`lower(${payment.acsTransactionId}) = lower(${acsTransactionId})`);
  return row;
}

/** Only `movePayment` calls this. */
export async function setPaymentState(
  tx: Transaction,
  { id, accountId, state }: Payment,
  {
    to,
    why,
    byUser,
    facts,
  }: { to: PaymentState; why: string; byUser?: string | undefined; facts: PaymentFacts },
): Promise<Payment> {
  const [row] = await tx
    .update(payment)
    .set({
      ...facts,
      state: to,
      updatedAt: sql`now()`,
      ...(to === 'submitted' && { submittedAt: sql`now()` }),
      ...(to === 'unclear' && { nextLookAt: sql`now()`, looks: 0 }),
    })
    .where(eq(payment.id, id))
    .returning();
  if (row === undefined) throw new Error('The payment was not stored.');
  await insertPaymentMove(tx, { id, accountId, state }, { to, why, byUser });
  return row;
}

/** The row of a move. */
export async function insertPaymentMove(
  tx: Transaction,
  { id, accountId, state }: Pick<Payment, 'id' | 'accountId' | 'state'>,
  { to, why, byUser }: { to: PaymentState; why: string; byUser?: string | undefined },
): Promise<void> {
  await tx
    .insert(paymentMove)
    .values({ accountId, paymentId: id, fromState: state, toState: to, byUser: byUser ?? null, why });
}

/** Keeps what the gateway said of a closed payment that was paid after all. */
export async function keepFacts(tx: Transaction, paymentId: string, facts: PaymentFacts): Promise<void> {
  await tx.update(payment).set(facts).where(eq(payment.id, paymentId));
}

const longestWaitSeconds = 3600;

/**
 * Takes the next look at payments of a charge for this instance, one instance at a time and at growing intervals, of which none
 * passes over the moment from which its outcome can be told. Gives the seconds until the look after it; undefined when none is due.
 */
export async function claimPoll(
  tx: Transaction,
  { ids, looks: before }: { ids: readonly string[]; looks: number },
  secondsUntilDecidable: number,
): Promise<number | undefined> {
  const growing = Math.min(2 ** Math.min(before, 12), longestWaitSeconds);
  const isAhead = secondsUntilDecidable > 0;
  const waitSeconds = isAhead ? Math.min(growing, Math.ceil(secondsUntilDecidable)) : growing;
  const isDue = sql`coalesce(${payment.nextLookAt}, '-infinity'::timestamptz) <= now()`;
  const [row] = await tx
    .update(payment)
    .set({
      looks: sql`${payment.looks} + 1`,
      nextLookAt: sql`now() + ${waitSeconds} * interval '1 second'`,
    })
    .where(and(isOneOf(payment.id, ids), isDue))
    .returning({ id: payment.id });
  return row && waitSeconds;
}

export interface DuePayment {
  paymentId: string;
  accountId: string;
}

/** What a crash, a lost answer or a silent bank left behind, in all accounts. */
export async function listDuePayments(
  tx: Transaction,
  { graceMs, now }: { graceMs: number; now: Date },
): Promise<DuePayment[]> {
  const grace = sql`now() - ${graceMs} * interval '1 millisecond'`;
  const isDue = or(
    and(eq(payment.state, 'submitted'), sql`${payment.submittedAt} < ${grace}`),
    and(eq(payment.state, 'challenge'), sql`${payment.handedInAt} < ${grace}`),
    and(eq(payment.state, 'challenge'), lt(payment.challengeUntil, now)),
    eq(payment.state, 'unclear'),
    and(eq(payment.state, 'confirmed'), eq(filing.state, 'withdrawn')),
  );
  return tx
    .select({ paymentId: payment.id, accountId: payment.accountId })
    .from(payment)
    .innerJoin(filing, eq(filing.id, payment.filingId))
    .where(and(isDue, sql`coalesce(${payment.nextLookAt}, '-infinity'::timestamptz) <= now()`))
    .orderBy(payment.updatedAt)
    .limit(100);
}

/** How long ago the payment was sent to the gateway, in milliseconds; nothing where it never was. */
export async function ageOfSubmission(tx: Transaction, paymentId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ age: sql<string | null>`extract(epoch from now() - ${payment.submittedAt}) * 1000` })
    .from(payment)
    .where(eq(payment.id, paymentId));
  return row?.age === null || row === undefined ? undefined : Number(row.age);
}

/** What the card is charged, in pence: for this filing and those that are paid for with it. */
export const chargedBy = ({ chargedPence }: Payment) => pence(chargedPence);

/** Whether other filings are paid for by the same charge. */
export const isShared = ({ chargedPence, totalPence }: Pick<Payment, 'chargedPence' | 'totalPence'>) =>
  chargedPence !== totalPence;
