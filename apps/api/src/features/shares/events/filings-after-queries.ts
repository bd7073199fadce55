import { UNFILED_EVENT_KINDS } from '@statbook/domain/share-capital';
import { and, desc, eq, gte, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent } from '../../../platform/database/schema.ts';

/** The latest entries that stand, took effect since a day, and are of a kind that may have to be filed. */
export async function listEntriesToFile(
  tx: Transaction,
  companyId: string,
  { since, most }: { since: string; most: number },
): Promise<string[]> {
  const { id, kind, effectiveOn, reverses, number } = shareEvent;
  const rows = await tx
    .select({ id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        gte(effectiveOn, since),
        isNull(reverses),
        notInArray(kind, [...UNFILED_EVENT_KINDS]),
        sql`not exists (select 1 from share_event back
          where back.company_id = ${companyId}::uuid and back.reverses = share_event.id)`,
      ),
    )
    .orderBy(desc(effectiveOn), desc(number))
    .limit(most);
  return rows.map((row) => row.id);
}
