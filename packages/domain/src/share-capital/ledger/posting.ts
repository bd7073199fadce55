import type { ShareCount } from '../../money/exact-decimal.ts';
import { type AccountKey, accountKey, type LedgerAccount } from './account.ts';
import type { LotId, ShareClassId } from './ids.ts';

/** Shares of one class and lot come into an account, or go out of it when the number is below zero. */
export interface Posting {
  readonly classId: ShareClassId;
  readonly lotId: LotId;
  readonly account: LedgerAccount;
  readonly shares: ShareCount;
}

/** Names one balance: an account and a lot. */
export type BalanceKey = `${AccountKey}|${string}`;

/** The balance that shares of a lot in an account belong to. */
export function balanceKey(account: LedgerAccount, lot: LotId): BalanceKey {
  return `${accountKey(account)}|${lot}`;
}

/** The lots whose postings do not sum to zero: none, in an event that may be recorded. */
export function unbalancedLots(postings: readonly Posting[]): readonly LotId[] {
  const sums = new Map<LotId, bigint>();
  for (const { lotId, shares } of postings) sums.set(lotId, (sums.get(lotId) ?? 0n) + shares);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([lot]) => lot);
}
