import { HELD_STATES } from '@statbook/domain/filing';
import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { isNewestAttempt } from '../../filings/open-filing-queries.ts';
import { isPerhapsHeld } from '../../filings/order/name-wait-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { account, filing, filingAttempt } from '../../platform/database/schema.ts';

/** Both or neither: half of the credentials opens nothing. */
export async function setSealedPresenter(
  tx: Transaction,
  accountId: string,
  sealed: { id: Uint8Array; code: Uint8Array } | { id: null; code: null },
): Promise<void> {
  await tx
    .update(account)
    .set({ presenterIdSealed: sealed.id, presenterCodeSealed: sealed.code })
    .where(eq(account.id, accountId));
}

/** Whether filings that went, or may have gone, by another presenter are not decided: nobody else is told what becomes of them. */
export async function hasFilingsOfAnother(tx: Transaction, presenterKey: string): Promise<boolean> {
  const mayBeThere = or(
    inArray(filing.state, [...HELD_STATES]),
    and(eq(filing.state, 'failed'), isPerhapsHeld('filing_attempt')),
    and(eq(filing.state, 'queued'), isNotNull(filingAttempt.sentSealed)),
  );
  const rows = await tx
    .select({ id: filing.id })
    .from(filing)
    .innerJoin(filingAttempt, eq(filingAttempt.filingId, filing.id))
    .where(and(ne(filingAttempt.presenterKey, presenterKey), mayBeThere, isNewestAttempt))
    .limit(1);
  return rows.length > 0;
}
