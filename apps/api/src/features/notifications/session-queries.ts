import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { appUser, session } from '../../platform/database/schema.ts';

/** Whether the session and its user are still in force. */
export async function isSessionOpen(
  tx: Transaction,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .innerJoin(appUser, and(eq(appUser.id, userId), eq(appUser.status, 'active')))
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
  return rows.length > 0;
}
