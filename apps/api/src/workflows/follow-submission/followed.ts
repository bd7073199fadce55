import { findFiling, findLatestAttempt } from '../../filings/filing-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { LockedFiling } from '../send-filing/sender.ts';

/** The filing while the registry has still something to say about it. */
export async function findFollowed(tx: Transaction, filingId: string): Promise<LockedFiling | undefined> {
  const filing = await findFiling(tx, filingId);
  const attempt = filing && (await findLatestAttempt(tx, filing.id));
  if (filing === undefined || attempt === undefined) return undefined;
  const isHeld = filing.state === 'failed' && attempt.statusCode === 'INTERNAL_FAILURE';
  return filing.state === 'pending' || filing.state === 'parked' || isHeld ? { filing, attempt } : undefined;
}
