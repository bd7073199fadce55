import { negateDecimal } from '../../money/exact-decimal.ts';
import { isInIssue } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import { type BalanceKey, balanceKey, type Posting } from '../ledger/posting.ts';

/** The difference between corrected books and those before, balance by balance. */
export class BalanceDifference {
  readonly #balances = new Map<BalanceKey, { readonly posting: Posting; readonly shares: bigint }>();

  get isNone(): boolean {
    return this.#balances.size === 0;
  }

  /** Adds an event that only the corrected books have. */
  more({ postings }: PlannedEvent): void {
    for (const posting of postings) this.#change(posting, posting.shares);
  }

  /** Removes an event that the corrected books no longer have. */
  less({ postings }: PlannedEvent): void {
    for (const posting of postings) this.#change(posting, negateDecimal(posting.shares));
  }

  /** The balances that are smaller than before. */
  keysBelow(): readonly BalanceKey[] {
    return [...this.#balances].flatMap(([key, { shares }]) => (shares < 0n ? [key] : []));
  }

  /** Whether any balance differs that meets the condition. */
  touches(isAffected: (line: Pick<Posting, 'account' | 'classId'>) => boolean): boolean {
    return [...this.#balances.values()].some(({ posting }) => isAffected(posting));
  }

  #change(posting: Posting, by: bigint): void {
    if (!isInIssue(posting.account)) return;
    const key = balanceKey(posting.account, posting.lotId);
    const shares = (this.#balances.get(key)?.shares ?? 0n) + by;
    if (shares === 0n) this.#balances.delete(key);
    else this.#balances.set(key, { posting, shares });
  }
}
