import { negateDecimal } from '../../money/exact-decimal.ts';
import { isInIssue } from './account.ts';
import type { PlannedEvent } from './event.ts';
import { type BalanceKey, balanceKey, type Posting } from './posting.ts';

/** By how much corrected books differ from those that were, balance by balance. */
export class Difference {
  readonly #balances = new Map<BalanceKey, { readonly posting: Posting; readonly shares: bigint }>();

  get isNone(): boolean {
    return this.#balances.size === 0;
  }

  /** An event that only the corrected books have. */
  more({ postings }: PlannedEvent): void {
    for (const posting of postings) this.#change(posting, posting.shares);
  }

  /** An event that the corrected books have no more. */
  less({ postings }: PlannedEvent): void {
    for (const posting of postings) this.#change(posting, negateDecimal(posting.shares));
  }

  /** The balances that are smaller than they were. */
  keysBelow(): readonly BalanceKey[] {
    return [...this.#balances].flatMap(([key, { shares }]) => (shares < 0n ? [key] : []));
  }

  /** Whether any balance differs of which this is so. */
  touches(isConcerned: (line: Pick<Posting, 'account' | 'classId'>) => boolean): boolean {
    return [...this.#balances.values()].some(({ posting }) => isConcerned(posting));
  }

  #change(posting: Posting, by: bigint): void {
    if (!isInIssue(posting.account)) return;
    const key = balanceKey(posting.account, posting.lotId);
    const shares = (this.#balances.get(key)?.shares ?? 0n) + by;
    if (shares === 0n) this.#balances.delete(key);
    else this.#balances.set(key, { posting, shares });
  }
}
