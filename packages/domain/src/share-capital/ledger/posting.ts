import type { ShareCount } from '../../money/exact-decimal.ts';
import { type LedgerAccountKey, ledgerAccountKey, type LedgerAccount } from './ledger-account.ts';
import type { LotId, ShareClassId } from './ids.ts';

/** Shares of one lot that an account receives, or gives up where the number is below zero. */
export interface Posting {
  readonly classId: ShareClassId;
  readonly lotId: LotId;
  readonly account: LedgerAccount;
  readonly shares: ShareCount;
}

/** Identifies a balance: an account and a lot. */
export type BalanceKey = `${LedgerAccountKey}|${string}`;

/** The key of the balance of an account and a lot. */
export function balanceKey(account: LedgerAccount, lot: LotId): BalanceKey {
  return `${ledgerAccountKey(account)}|${lot}`;
}

/** The lots whose postings do not sum to zero; an event that may be posted has none. */
export function unbalancedLots(postings: readonly Posting[]): readonly LotId[] {
  const sums = new Map<LotId, bigint>();
  for (const { lotId, shares } of postings) sums.set(lotId, (sums.get(lotId) ?? 0n) + shares);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([lot]) => lot);
}
