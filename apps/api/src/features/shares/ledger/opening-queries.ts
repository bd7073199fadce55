import {
  type AsAt,
  type PlannedEvent,
  type ShareEventId,
  shareEventId,
} from '@statbook/domain/share-capital';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent } from '../../../platform/database/schema.ts';
import { loadEvents } from './event-queries.ts';

/** The opening balances that had taken effect, were known, and had not been taken back. */
export async function loadOpenings(
  tx: Transaction,
  companyId: string,
  { on, knownAt = 2_147_483_647 }: AsAt,
): Promise<readonly PlannedEvent[]> {
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(
      and(
        eq(shareEvent.companyId, companyId),
        eq(shareEvent.kind, 'opening-balance'),
        lte(shareEvent.effectiveOn, on),
        lte(shareEvent.number, knownAt),
        sql`not exists (select 1 from share_event r where r.reverses = ${shareEvent.id} and r.number <= ${knownAt})`,
      ),
    );
  if (rows.length === 0) return [];
  return loadEvents(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
}

/** Every opening balance that was ever recorded, taken back or not; none where no event on its way is one, which nobody asks. */
export async function listBalances(
  tx: Transaction,
  companyId: string,
  events: readonly PlannedEvent[],
): Promise<ReadonlySet<ShareEventId>> {
  if (events.every(({ kind }) => kind !== 'opening-balance')) return new Set();
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(and(eq(shareEvent.companyId, companyId), eq(shareEvent.kind, 'opening-balance')));
  return new Set(rows.map(({ id }) => shareEventId(id)));
}
