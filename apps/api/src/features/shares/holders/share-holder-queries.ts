import { randomUUID } from 'node:crypto';
import { holderId, type ShareHolder } from '@statbook/domain/share-capital';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareHolder, shareHolderDetail } from '../../../platform/database/schema.ts';
import type { BookkeeperNow } from '../ledger/event-queries.ts';
import { chunk } from '../ledger/chunk.ts';

/** Enters a holder, or stands what is now known of one beside what was known before; gives the id. */
export async function storeHolder(
  tx: Transaction,
  { accountId, companyId, userId, now }: BookkeeperNow,
  {
    id: known,
    members,
    designation,
    address,
    effectiveOn,
  }: Omit<ShareHolder, 'id'> & { id: string | undefined; effectiveOn?: string | undefined },
): Promise<string> {
  const own = { accountId, companyId };
  const holderId = known ?? randomUUID();
  if (known === undefined) await tx.insert(shareHolder).values({ id: holderId, ...own, createdBy: userId });
  await tx.insert(shareHolderDetail).values({
    holderId,
    version: sql`(select coalesce(max(version), 0) + 1 from share_holder_detail where holder_id = ${holderId})`,
    ...own,
    members,
    designation: designation ?? null,
    address: address ?? null,
    effectiveOn: effectiveOn ?? null,
    recordedAt: now,
    recordedBy: userId,
  });
  return holderId;
}

/** Enters new holders, under ids of their own or new ones; gives them back in the same order. An id in use is left out. */
export async function insertHolders(
  tx: Transaction,
  { accountId, companyId, userId, now }: BookkeeperNow,
  holders: readonly (Omit<ShareHolder, 'id'> & { id?: string | undefined })[],
): Promise<ShareHolder[]> {
  const own = { accountId, companyId };
  const entered: ShareHolder[] = [];
  for (const part of chunk(
    holders.map(({ id = randomUUID(), ...each }) => ({ ...each, id: holderId(id) })),
  )) {
    const rows = await tx
      .insert(shareHolder)
      .values(part.map(({ id }) => ({ id, ...own, createdBy: userId })))
      .onConflictDoNothing()
      .returning({ id: shareHolder.id });
    const isNew = new Set<string>(rows.map(({ id }) => id));
    const added = part.filter(({ id }) => isNew.has(id));
    if (added.length === 0) continue;
    entered.push(...added);
    await tx.insert(shareHolderDetail).values(
      added.map(({ id, members, designation, address }) => ({
        holderId: id,
        version: 1,
        ...own,
        members,
        designation: designation ?? null,
        address: address ?? null,
        recordedAt: now,
        recordedBy: userId,
      })),
    );
  }
  return entered;
}
