import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { account } from '../../platform/database/schema.ts';

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
