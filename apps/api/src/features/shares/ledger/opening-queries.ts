import {
  type AsAt,
  type HolderId,
  holderId,
  type PlannedEvent,
  type ShareClassId,
  shareClassId,
  type ShareEventId,
  shareEventId,
} from '@statbook/domain/share-capital';
import { type Holding, holdingsOf } from '@statbook/domain/share-capital/projections';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent } from '../../../platform/database/schema.ts';
import { loadEvents } from './event-queries.ts';
import { loadPosition } from './position-queries.ts';

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

/** Whose shares events move. */
export const holdersIn = (events: readonly PlannedEvent[]): readonly HolderId[] => [
  ...new Set(
    events
      .flatMap(({ postings }) => postings)
      .flatMap(({ account }) => (account.kind === 'holder' ? [account.holderId] : [])),
  ),
];

/** What accounts hold as recorded, where the certificates of an opening balance may not be known; none anywhere else. */
export async function loadHoldingsLeftOpen(
  tx: Transaction,
  companyId: string,
  holders: readonly HolderId[],
): Promise<readonly Holding[]> {
  if (holders.length === 0 || !(await leavesCertificatesOpen(tx, companyId))) return [];
  const concerned = { classes: 'all', holders, treasury: false } as const;
  return holdingsOf(await loadPosition(tx, companyId, { concerned }));
}

/** The classes of each holder whose certificates an opening balance, taken back or not, left open. */
export async function loadCertificatesLeftOpen(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<HolderId, ReadonlySet<ShareClassId>>> {
  const found = sql`jsonb_array_elements(${shareEvent.request} -> 'holdings') as opened`;
  const rows = await tx
    .selectDistinct({
      holderId: sql<string>`opened ->> 'holderId'`,
      classId: sql<string>`opened ->> 'classId'`,
    })
    .from(shareEvent)
    .crossJoin(found)
    .where(and(isLeavingOpen(companyId), sql`opened ? 'holderId'`));
  const byHolder = Map.groupBy(rows, ({ holderId: id }) => holderId(id));
  return new Map(
    [...byHolder].map(([id, own]) => [id, new Set(own.map(({ classId }) => shareClassId(classId)))]),
  );
}

const isLeavingOpen = (companyId: string) =>
  and(
    eq(shareEvent.companyId, companyId),
    eq(shareEvent.kind, 'opening-balance'),
    sql`${shareEvent.request} -> 'issuesCertificates' = 'false'`,
  );

/** Whether an opening balance, taken back or not, issued no certificates. */
export async function leavesCertificatesOpen(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(isLeavingOpen(companyId))
    .limit(1);
  return rows.length > 0;
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
