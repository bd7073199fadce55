import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { defaultSessionTime, idleAfterSeconds } from '../../pipeline/session-time.ts';
import { account, appUser, session } from '../../platform/database/schema.ts';

const { hours, minutes } = defaultSessionTime;
/** Since when a session's person must have been active. A stream that ends too early is opened again. */
const activeSince = sql`now() - make_interval(
  hours => coalesce(${account.sessionHours}, ${hours}),
  mins => coalesce(${account.sessionMinutes}, ${minutes}),
  secs => ${idleAfterSeconds}
)`;

/** Whether the session and its user are still in force; a stream itself is no activity. */
export async function isSessionOpen(
  tx: Transaction,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .innerJoin(appUser, and(eq(appUser.id, userId), eq(appUser.status, 'active')))
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.id, sessionId), isNull(session.endedAt), gt(session.lastActivityAt, activeSince)));
  return rows.length > 0;
}
