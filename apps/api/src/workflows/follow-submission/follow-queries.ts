import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { filing, filingAttempt } from '../../platform/database/schema.ts';

/** What falls due so soon after each other is asked for at once. */
const windowSeconds = 5;
/** So many are looked after in one round; the others have the next. */
const mostAtOnce = 40;

/** The registry holds it and has still something to say about it. */
const isFollowed = or(
  inArray(filing.state, ['pending', 'parked']),
  and(eq(filing.state, 'failed'), eq(filingAttempt.statusCode, 'INTERNAL_FAILURE')),
);

const isDue = (presenterKey: string): SQL | undefined =>
  and(
    eq(filingAttempt.presenterKey, presenterKey),
    sql`${filingAttempt.lookAt} <= clock_timestamp() + ${windowSeconds} * interval '1 second'`,
    isFollowed,
  );

/** Submissions of one presenter, in all accounts, that are due at once; the longest due first. */
export function listDue(tx: Transaction, presenterKey: string) {
  return tx
    .select({ filingId: filing.id, accountId: filing.accountId, askCount: filingAttempt.askCount })
    .from(filingAttempt)
    .innerJoin(filing, eq(filing.id, filingAttempt.filingId))
    .where(isDue(presenterKey))
    .orderBy(filingAttempt.lookAt)
    .limit(mostAtOnce);
}

/** How long it is until an attempt is due; nothing or less when it is. */
export async function secondsUntilDue(tx: Transaction, attemptId: string): Promise<number> {
  const left = sql<number>`extract(epoch from ${filingAttempt.lookAt} - clock_timestamp())::float8`;
  const [row] = await tx.select({ seconds: left }).from(filingAttempt).where(eq(filingAttempt.id, attemptId));
  return row?.seconds ?? 0;
}

/** The attempts of a presenter that went under these numbers, in whatever account. */
export function listByNumber(tx: Transaction, presenterKey: string, numbers: readonly string[]) {
  return tx
    .select({
      submissionNumber: filingAttempt.submissionNumber,
      attemptId: filingAttempt.id,
      filingId: filingAttempt.filingId,
      accountId: filingAttempt.accountId,
    })
    .from(filingAttempt)
    .where(
      and(eq(filingAttempt.presenterKey, presenterKey), isOneOf(filingAttempt.submissionNumber, numbers)),
    );
}
