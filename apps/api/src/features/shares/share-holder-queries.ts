import { randomUUID } from 'node:crypto';
import { holderId, type ShareHolder } from '@statbook/domain';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { shareHolder, shareHolderDetail } from '../../platform/database/schema.ts';
import type { BookkeeperNow } from './books/event-queries.ts';
import { inParts } from './books/in-parts.ts';

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

/** Enters new holders; gives them back in the same order, with their ids. */
export async function insertHolders(
  tx: Transaction,
  { accountId, companyId, userId, now }: BookkeeperNow,
  holders: readonly Omit<ShareHolder, 'id'>[],
): Promise<ShareHolder[]> {
  const own = { accountId, companyId };
  const entered = holders.map((holder) => ({ ...holder, id: holderId(randomUUID()) }));
  for (const part of inParts(entered)) {
    await tx.insert(shareHolder).values(part.map(({ id }) => ({ id, ...own, createdBy: userId })));
    await tx.insert(shareHolderDetail).values(
      part.map(({ id, members, designation, address }) => ({
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
