import type { Amount } from '../../money/exact-decimal.ts';
import type { ShareEventKind } from './event-requests.ts';
import type { ShareClassId } from './ids.ts';

/** The terms of a class on a day. Once shares are in issue, only an event changes them. */
export interface ClassTerms {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The fixed nominal value per share (s.542), up to six decimals. */
  readonly nominalEach: Amount;
  /** The prescribed particulars: voting, dividends, capital, redemption (SI 2009/388). */
  readonly particulars: string;
  /** Votes on all or substantially all matters at general meetings; 0 for shares without votes. */
  readonly votesPerShare: bigint;
  readonly isRedeemable: boolean;
  /** Whether shares have distinguishing numbers (s.543), as long as the class has shares. */
  readonly isNumbered: boolean;
}

/** A class with its terms on a day. */
export interface ShareClass {
  readonly id: ShareClassId;
  readonly terms: ClassTerms;
  /** The highest distinguishing number that any share of the class ever had; 0 where none had one. */
  readonly highestNumber: bigint;
  /** Every name that the class has on any day; no other class may take one. */
  readonly namesGiven?: readonly string[] | undefined;
}

/** A change of a class's terms by an event, from its effective date on. */
export interface TermsChange {
  readonly classId: ShareClassId;
  readonly before: ClassTerms;
  readonly after: ClassTerms;
}

/** Whether a change restates the shares themselves (sub-division, redenomination, …). */
export function restatesShares({ before, after }: TermsChange): boolean {
  return before.nominalEach !== after.nominalEach || before.currency !== after.currency;
}

/**
 * The terms after a change. Only changed members are taken over, so that a change posted late undoes no later one. A variation
 * states the rights as a whole: what was resolved last holds, whatever they were when it was posted.
 */
export function changedTerms(
  terms: ClassTerms,
  { before, after }: TermsChange,
  by: ShareEventKind | undefined,
): ClassTerms {
  const stated = by === 'variation' ? rightsIn(after) : {};
  return {
    name: before.name === after.name ? terms.name : after.name,
    currency: before.currency === after.currency ? terms.currency : after.currency,
    nominalEach: before.nominalEach === after.nominalEach ? terms.nominalEach : after.nominalEach,
    particulars: before.particulars === after.particulars ? terms.particulars : after.particulars,
    votesPerShare: before.votesPerShare === after.votesPerShare ? terms.votesPerShare : after.votesPerShare,
    isRedeemable: before.isRedeemable === after.isRedeemable ? terms.isRedeemable : after.isRedeemable,
    isNumbered: terms.isNumbered,
    ...stated,
  };
}

const rightsIn = ({ particulars, votesPerShare, isRedeemable }: ClassTerms) => ({
  particulars,
  votesPerShare,
  isRedeemable,
});
