import { lotId, type LotId } from '@statbook/domain/share-capital';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { sharePosting } from '../../../platform/database/schema.ts';
import { chunk } from '../ledger/chunk.ts';

/** The lots of which entries brought shares to holders, by `<entry>|<holder>`. */
export async function loadLotsBrought(
  tx: Transaction,
  companyId: string,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LotId[]>> {
  const found = new Map<string, LotId[]>();
  for (const part of chunk(eventIds)) {
    const rows = await tx
      .select({
        eventId: sharePosting.eventId,
        holderId: sharePosting.holderId,
        lotId: sharePosting.lotId,
      })
      .from(sharePosting)
      .where(
        and(
          eq(sharePosting.companyId, companyId),
          isOneOf(sharePosting.eventId, part),
          isNotNull(sharePosting.holderId),
          gt(sharePosting.shares, '0'),
        ),
      );
    for (const row of rows) {
      const key = `${row.eventId}|${row.holderId}`;
      found.set(key, [...(found.get(key) ?? []), lotId(row.lotId)]);
    }
  }
  return found;
}
