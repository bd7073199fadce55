import { eq } from 'drizzle-orm';
import { type SessionTime, sessionTimeOf } from '../../pipeline/session-time.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { account, session } from '../../platform/database/schema.ts';

export async function getSessionTime(tx: Transaction, accountId: string): Promise<SessionTime> {
  const [row] = await tx
    .select({ hours: account.sessionHours, minutes: account.sessionMinutes })
    .from(account)
    .where(eq(account.id, accountId));
  if (row === undefined) throw new Error(`No account ${accountId}`);
  return sessionTimeOf(row);
}

export async function saveSessionTime(
  tx: Transaction,
  accountId: string,
  { hours, minutes }: SessionTime,
): Promise<void> {
  await tx
    .update(account)
    .set({ sessionHours: hours, sessionMinutes: minutes })
    .where(eq(account.id, accountId));
}

export async function getLastActivity(tx: Transaction, sessionId: string): Promise<Date> {
  const [row] = await tx
    .select({ lastActivityAt: session.lastActivityAt })
    .from(session)
    .where(eq(session.id, sessionId));
  if (row === undefined) throw new Error(`No session ${sessionId}`);
  return row.lastActivityAt;
}
