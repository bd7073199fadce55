import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { activity, appUser } from '../../platform/database/schema.ts';
import { accountActions, type AccountActivityKind } from './account-activity-texts.ts';

interface AccountActivityFilters {
  kind: AccountActivityKind | undefined;
  /** What this user did, and what was done to them. */
  userId: string | undefined;
}

const matches = ({ kind, userId }: AccountActivityFilters) =>
  and(
    isNull(activity.companyId),
    inArray(activity.action, accountActions(kind)),
    userId === undefined
      ? undefined
      : or(eq(activity.actor, `person:${userId}`), sql`${activity.details} ->> 'agentId' = ${userId}`),
  );

/** What was done in the account as a whole, the newest first. */
export function listAccountActivity(
  tx: Transaction,
  { page, pageSize, ...filters }: AccountActivityFilters & { page: number; pageSize: number },
) {
  return tx
    .select({
      sequence: activity.sequence,
      at: activity.at,
      action: activity.action,
      subject: activity.subject,
      by: appUser.fullName,
    })
    .from(activity)
    .leftJoin(appUser, sql`${activity.actor} = 'person:' || ${appUser.id}`)
    .where(matches(filters))
    .orderBy(desc(activity.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countAccountActivity(
  tx: Transaction,
  filters: AccountActivityFilters,
): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(activity).where(matches(filters));
  return row?.number ?? 0;
}
