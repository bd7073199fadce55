import { findLatestAttempt } from '../../../filings/filing-queries.ts';
import { closeAttempt } from '../../../filings/sent-message.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';

/** An attempt that will not be sent keeps no secrets. */
export async function closeLatestAttempt(tx: Transaction, vault: Vault, filingId: string): Promise<void> {
  const attempt = await findLatestAttempt(tx, filingId);
  if (attempt !== undefined) await closeAttempt(tx, vault, attempt);
}
