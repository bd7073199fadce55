import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';

/** Does something in the books to see what comes of it, and has them as they were before. */
export async function onTrial<Result>(tx: Transaction, act: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint on_trial`);
  try {
    return await act();
  } finally {
    await tx.execute(sql`rollback to savepoint on_trial`);
  }
}
