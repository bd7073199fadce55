import { shareEventRequest, type GivenShareEventRequest } from '@statbook/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { shareHistoryLine } from '../../../platform/database/schema.ts';
import type { Bookkeeper } from '../ledger/event-queries.ts';

/** An entry of the history before an opening balance, as it is kept until it is recorded. */
export interface HistoryLine {
  id: string;
  /** Among the lines of its day. */
  position: number;
  sent: GivenShareEventRequest;
}

/** The lines that stand, in the order in which things happened. */
export async function listHistoryLines(tx: Transaction, companyId: string): Promise<HistoryLine[]> {
  const { id, position, request } = shareHistoryLine;
  const rows = await tx
    .select({ id, position, request })
    .from(shareHistoryLine)
    .where(and(eq(shareHistoryLine.companyId, companyId), isNull(shareHistoryLine.removedAt)))
    .orderBy(asc(position));
  return inOrder(rows.map((row) => ({ ...row, sent: shareEventRequest.parse(row.request) })));
}

/** By day, then as they were entered. */
export function inOrder(lines: readonly HistoryLine[]): HistoryLine[] {
  return [...lines].sort((a, b) => {
    const [day, other] = [dayOf(a), dayOf(b)];
    if (day === other) return a.position - b.position;
    return day < other ? -1 : 1;
  });
}

/** The day of a line; a reversal has none, and is no line. */
export const dayOf = ({ sent }: Pick<HistoryLine, 'sent'>): string => ('on' in sent ? sent.on : '');

export async function insertHistoryLine(
  tx: Transaction,
  { accountId, companyId, userId: createdBy }: Bookkeeper,
  { id, position, sent: request }: HistoryLine,
): Promise<void> {
  await tx.insert(shareHistoryLine).values({ id, accountId, companyId, position, request, createdBy });
}

/** Takes lines out: changed, no longer wanted, or recorded. */
export async function removeHistoryLines(
  tx: Transaction,
  companyId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .update(shareHistoryLine)
    .set({ removedAt: now })
    .where(
      and(
        eq(shareHistoryLine.companyId, companyId),
        isOneOf(shareHistoryLine.id, ids),
        isNull(shareHistoryLine.removedAt),
      ),
    );
}
