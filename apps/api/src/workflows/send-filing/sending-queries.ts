import { and, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { waitsForName } from '../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { company, filing, filingAttempt, presenterCounter } from '../../platform/database/schema.ts';

/** Counts the presenter's next submission: a count is given once, for ever. */
export async function countSubmission(tx: Transaction, presenterKey: string): Promise<number> {
  const [row] = await tx
    .insert(presenterCounter)
    .values({ presenterKey, lastNumber: 1 })
    .onConflictDoUpdate({
      target: presenterCounter.presenterKey,
      set: { lastNumber: sql`${presenterCounter.lastNumber} + 1` },
    })
    .returning({ number: presenterCounter.lastNumber });
  if (row === undefined) throw new Error('The submission was not counted.');
  return row.number;
}

/** Takes or keeps the presenter's turn to send; false while another sender has it. */
export async function takeTurn(
  tx: Transaction,
  { presenterKey, sender, seconds }: { presenterKey: string; sender: string; seconds: number },
): Promise<boolean> {
  await tx.insert(presenterCounter).values({ presenterKey }).onConflictDoNothing();
  const rows = await tx
    .update(presenterCounter)
    .set({ sender, senderUntil: sql`clock_timestamp() + ${seconds} * interval '1 second'` })
    .where(
      and(
        eq(presenterCounter.presenterKey, presenterKey),
        or(
          isNull(presenterCounter.sender),
          eq(presenterCounter.sender, sender),
          lt(presenterCounter.senderUntil, sql`clock_timestamp()`),
        ),
      ),
    )
    .returning({ key: presenterCounter.presenterKey });
  return rows.length > 0;
}

export async function giveTurnBack(tx: Transaction, sender: string): Promise<void> {
  await tx
    .update(presenterCounter)
    .set({ sender: null, senderUntil: null })
    .where(eq(presenterCounter.sender, sender));
}

/** What stands at the head of a submission. */
export async function getCompanyToFile(tx: Transaction, companyId: string) {
  const [row] = await tx
    .select({
      number: company.number,
      name: company.name,
      authenticationCodeSealed: company.authenticationCodeSealed,
    })
    .from(company)
    .where(eq(company.id, companyId));
  if (row === undefined) throw new Error(`No company ${companyId}`);
  return row;
}

/** A sender that died is missed after so many seconds. */
const missedAfter = sql`clock_timestamp() + interval '20 seconds'`;

/** Marks an attempt as begun, so that it is looked at should its sender die. */
export async function markBegun(tx: Transaction, attemptId: string): Promise<void> {
  await tx.update(filingAttempt).set({ lookAt: missedAfter }).where(eq(filingAttempt.id, attemptId));
}

/** Marks a submission as posted once more, before it is. */
export async function countPost(tx: Transaction, attemptId: string): Promise<void> {
  await tx
    .update(filingAttempt)
    .set({ postCount: sql`${filingAttempt.postCount} + 1`, askCount: 0, lookAt: missedAfter })
    .where(eq(filingAttempt.id, attemptId));
}

/** When an attempt is to be looked at next, counting the question that was just asked. */
export async function postponePoll(tx: Transaction, attemptId: string, seconds: number): Promise<void> {
  await tx
    .update(filingAttempt)
    .set({
      askCount: sql`${filingAttempt.askCount} + 1`,
      lookAt: sql`clock_timestamp() + ${seconds} * interval '1 second'`,
    })
    .where(eq(filingAttempt.id, attemptId));
}

/** Filings that were withdrawn, or taken back to their draft, with an attempt that still keeps secrets. */
export function listWithDeadSecrets(tx: Transaction) {
  return tx
    .selectDistinct({ filingId: filing.id, accountId: filing.accountId })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .where(
      and(
        inArray(filing.state, ['draft', 'withdrawn']),
        or(isNotNull(filingAttempt.secretsSealed), isNotNull(filingAttempt.sentSealed)),
      ),
    )
    .limit(200);
}

/** Filings that nobody seems to be at: queued long enough, or past the moment at which they were to be looked at. */
export function listLeftBehind(tx: Transaction) {
  const isQueuedLong = and(
    eq(filing.state, 'queued'),
    // A person delivers it, whenever they do.
    ne(filingAttempt.channel, 'produced'),
    lt(filing.updatedAt, sql`now() - interval '10 seconds'`),
    // However many wait, they take nobody's place.
    not(waitsForName),
  );
  const isPastDue = and(
    inArray(filing.state, ['sending', 'pending', 'parked', 'failed']),
    lt(filingAttempt.lookAt, sql`now() - interval '5 seconds'`),
  );
  return tx
    .selectDistinct({ filingId: filing.id, accountId: filing.accountId, state: filing.state })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .where(or(isQueuedLong, isPastDue))
    .limit(200);
}
