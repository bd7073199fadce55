import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Does something that may fail in the middle without ending the transaction: why it was not done, and then it is undone. */
export async function doOrUndo<Reason>(
  tx: Transaction,
  act: () => Promise<Reason | undefined>,
): Promise<Reason | { error: unknown } | undefined> {
  await tx.execute(sql`savepoint to_undo`);
  const whyNot = await act().catch((error: unknown) => ({ error }));
  if (whyNot !== undefined) await tx.execute(sql`rollback to savepoint to_undo`);
  return whyNot;
}
