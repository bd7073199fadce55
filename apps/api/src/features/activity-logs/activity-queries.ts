import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { activity, appUser, company, signatory } from '../../platform/database/schema.ts';
import { actionsOf, type ActivityKind } from './activity-texts.ts';

export interface ActivityFilters {
  kind: ActivityKind | undefined;
  companyId: string | undefined;
}

const matches = ({ kind, companyId }: ActivityFilters) =>
  and(
    isNull(company.removedAt),
    companyId === undefined ? undefined : eq(activity.companyId, companyId),
    kind === undefined ? undefined : inArray(activity.action, actionsOf(kind)),
  );

/** Who it was: a user by name; somebody outside by name and the address that their link went to. */
const byWhom = sql<string | null>`coalesce(${appUser.fullName},
  ${signatory.fullName} || ' (' || ${signatory.email} || '), by link',
  case when ${activity.actor} like 'invited:%' then (${activity.details} ->> 'by') || ', by link' end)`;

/** What was done to the companies in the list, the newest first. */
export function listActivity(
  tx: Transaction,
  { page, pageSize, ...filters }: ActivityFilters & { page: number; pageSize: number },
) {
  return tx
    .select({
      sequence: activity.sequence,
      at: activity.at,
      action: activity.action,
      subject: activity.subject,
      by: byWhom,
      companyId: company.id,
      companyNumber: company.number,
      companyName: company.name,
    })
    .from(activity)
    .innerJoin(company, eq(company.id, activity.companyId))
    .leftJoin(appUser, sql`${activity.actor} = 'person:' || ${appUser.id}`)
    .leftJoin(signatory, sql`${activity.actor} = 'signatory:' || ${signatory.id}`)
    .where(matches(filters))
    .orderBy(desc(activity.sequence))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export type ActivityRow = Awaited<ReturnType<typeof listActivity>>[number];

export async function countActivity(tx: Transaction, filters: ActivityFilters): Promise<number> {
  const [row] = await tx
    .select({ number: count() })
    .from(activity)
    .innerJoin(company, eq(company.id, activity.companyId))
    .where(matches(filters));
  return row?.number ?? 0;
}

/** Whether a company of the list is within reach. */
export async function isInReach(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.id, companyId), isNull(company.removedAt)));
  return rows.length > 0;
}
