import type { Amount } from '../../money/exact-decimal.ts';
import type { ShareClassId } from './ids.ts';

/** What a class of shares is at a time. A change of any of it is an event once shares are in issue. */
export interface ClassTerms {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The fixed nominal value of each share (s.542), up to six decimals. */
  readonly nominalEach: Amount;
  /** The prescribed particulars in words: voting, dividends, capital, redemption (SI 2009/388). */
  readonly particulars: string;
  /** Votes on all or substantially all matters at general meetings; 0 for shares without votes. */
  readonly votesPerShare: bigint;
  readonly isRedeemable: boolean;
  /** Whether each share bears a number (s.543); it stays so as long as the class has shares. */
  readonly isNumbered: boolean;
}

/** A class with the terms it has on a day. */
export interface ShareClass {
  readonly id: ShareClassId;
  readonly terms: ClassTerms;
  /** The highest distinguishing number any share of the class ever bore, on whatever day; 0 where there is none. */
  readonly highestNumber: bigint;
  /** Every name that a recorded change of name ever gave the class, on whatever day: no other class may take one. */
  readonly namesGiven?: readonly string[] | undefined;
}

/** A class gets new terms by an event, from its effective date on. */
export interface TermsChange {
  readonly classId: ShareClassId;
  readonly before: ClassTerms;
  readonly after: ClassTerms;
}

/** Whether the shares themselves are restated (sub-division, redenomination, …) and not only what is said about them. */
export function restatesShares({ before, after }: TermsChange): boolean {
  return before.nominalEach !== after.nominalEach || before.currency !== after.currency;
}

/** Terms after a change. Only what it changed is taken over, so that a change recorded late undoes no later one. */
export function changedTerms(terms: ClassTerms, { before, after }: TermsChange): ClassTerms {
  return {
    name: before.name === after.name ? terms.name : after.name,
    currency: before.currency === after.currency ? terms.currency : after.currency,
    nominalEach: before.nominalEach === after.nominalEach ? terms.nominalEach : after.nominalEach,
    particulars: before.particulars === after.particulars ? terms.particulars : after.particulars,
    votesPerShare: before.votesPerShare === after.votesPerShare ? terms.votesPerShare : after.votesPerShare,
    isRedeemable: before.isRedeemable === after.isRedeemable ? terms.isRedeemable : after.isRedeemable,
    isNumbered: terms.isNumbered,
  };
}
