import type { ComparedRecord } from '@statbook/domain/share-capital/reconciliation';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { shareEvent, shareTieOut } from '../../../platform/database/schema.ts';

/** What the tie-out of a register found: the records that differ, in how many figures, and members whose particulars are missing. */
export interface TieOutFinding {
  differing: ComparedRecord[];
  differences: number;
  incompleteMembers: number;
}

/** A finding as it is kept, and how often it was asked for and answered. */
export type StoredFinding = TieOutFinding & Pick<typeof shareTieOut.$inferSelect, 'asked' | 'checked'>;

/** Registers of which something changed since they were last tied out. */
export const askedTieOuts = { table: shareTieOut, isAsked: gt(shareTieOut.asked, shareTieOut.checked) };

export async function findStoredFinding(
  tx: Transaction,
  companyId: string,
): Promise<StoredFinding | undefined> {
  const { differing, differences, incompleteMembers, asked, checked } = shareTieOut;
  const [row] = await tx
    .select({ differing, differences, incompleteMembers, asked, checked })
    .from(shareTieOut)
    .where(eq(shareTieOut.companyId, companyId));
  return row;
}

/** Whether any entry counts: no reversal, and not reversed. */
export async function hasStandingEntries(tx: Transaction, companyId: string): Promise<boolean> {
  const isReversed = sql`exists (select 1 from share_event r where r.reverses = ${shareEvent.id})`;
  const rows = await tx
    .select({ id: shareEvent.id })
    .from(shareEvent)
    .where(
      and(eq(shareEvent.companyId, companyId), sql`${shareEvent.reverses} is null`, sql`not ${isReversed}`),
    )
    .limit(1);
  return rows.length > 0;
}

/** Keeps what was found for the changes up to `asked`; what was asked for meanwhile stays asked. */
export async function keepFinding(
  tx: Transaction,
  companyId: string,
  { differing, differences, incompleteMembers, asked, now }: TieOutFinding & { asked: number; now: Date },
): Promise<void> {
  const differsSince =
    differences === 0 ? null : sql`coalesce(${shareTieOut.differsSince}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(shareTieOut)
    .set({ differing, differences, incompleteMembers, differsSince, checked: asked })
    .where(and(eq(shareTieOut.companyId, companyId), lte(shareTieOut.checked, asked)));
}
