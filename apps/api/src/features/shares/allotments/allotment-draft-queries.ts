import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { shareDraftLine } from '../../../platform/database/schema.ts';
import type { Bookkeeper } from '../ledger/event-queries.ts';
import { chunk } from '../ledger/chunk.ts';

export type DraftLine = Pick<typeof shareDraftLine.$inferSelect, 'id' | 'draftId' | 'content'>;

/** The lines of drafts that are still there, in their order: of one draft, or of all of the company. */
export function listDraftLines(tx: Transaction, companyId: string, draftId?: string): Promise<DraftLine[]> {
  return tx
    .select({ id: shareDraftLine.id, draftId: shareDraftLine.draftId, content: shareDraftLine.content })
    .from(shareDraftLine)
    .where(
      and(
        eq(shareDraftLine.companyId, companyId),
        draftId === undefined ? undefined : eq(shareDraftLine.draftId, draftId),
        isNull(shareDraftLine.removedAt),
      ),
    )
    .orderBy(asc(shareDraftLine.createdAt), asc(shareDraftLine.draftId), asc(shareDraftLine.position));
}

/** Takes away the lines of a draft, and keeps the given ones instead. */
export async function replaceDraft(
  tx: Transaction,
  { accountId, companyId, userId: createdBy }: Bookkeeper,
  { draftId, contents }: { draftId: string; contents: readonly unknown[] },
): Promise<void> {
  await tx
    .update(shareDraftLine)
    .set({ removedAt: new Date() })
    .where(
      and(
        eq(shareDraftLine.companyId, companyId),
        eq(shareDraftLine.draftId, draftId),
        isNull(shareDraftLine.removedAt),
      ),
    );
  const lines = contents.map((content, index) => ({
    accountId,
    companyId,
    draftId,
    position: index + 1,
    content,
    createdBy,
  }));
  for (const part of chunk(lines)) await tx.insert(shareDraftLine).values(part);
}

/** Takes lines within reach out of their drafts; says how many. */
export async function removeDraftLines(tx: Transaction, ids: readonly string[]): Promise<number> {
  const removed = await tx
    .update(shareDraftLine)
    .set({ removedAt: new Date() })
    .where(and(isOneOf(shareDraftLine.id, ids), isNull(shareDraftLine.removedAt)))
    .returning({ id: shareDraftLine.id });
  return removed.length;
}
