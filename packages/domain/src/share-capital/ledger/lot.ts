import type { CivilDate } from '../../dates/civil-date.ts';
import type { Amount } from '../../money/exact-decimal.ts';
import type { LotId, ShareClassId, ShareEventId } from './ids.ts';
import type { NumberRange } from './distinguishing-numbers.ts';
import { isNothing, type PerShare, subtractPerShare } from './per-share.ts';

/**
 * Shares of one class that are alike in everything: issued together, with the same amounts. A lot never changes: shares that
 * a call, a sub-division or a split changes return to the issuer, which issues a new lot. All shares of a numbered lot are in
 * one account, so that counts alone prove who holds which number.
 */
export interface Lot {
  readonly id: LotId;
  readonly classId: ShareClassId;
  /** The event that made the lot. */
  readonly madeBy: ShareEventId;
  /** The day the shares were first allotted, even if they were restated since. */
  readonly issuedOn: CivilDate;
  readonly currency: string;
  readonly nominalEach: Amount;
  /** Issue price per share, nominal value and premium; undefined where unknown. */
  readonly price: PerShare | undefined;
  /** Amount unpaid per share; undefined where unknown. */
  readonly unpaid: PerShare | undefined;
  readonly numbers?: NumberRange | undefined;
  /** The lot of which these shares were part before. */
  readonly cameFrom?: LotId | undefined;
  /** Extent and description of a consideration other than cash (s.555). */
  readonly nonCash?: string | undefined;
  /** Forfeited or surrendered, and so held by the company without being treasury shares (s.724). */
  readonly isForfeited?: boolean | undefined;
}

/** A lot without its id and event: the part that a planner decides. */
export type LotTerms = Omit<Lot, 'id' | 'madeBy'>;

/** Amount paid per share; undefined where unknown. */
export function paidOn({ price, unpaid }: Lot): PerShare | undefined {
  return price && unpaid ? subtractPerShare(price, unpaid) : undefined;
}

/** Whether the shares are fully paid; undefined where unknown. */
export function isFullyPaid({ unpaid }: Lot): boolean | undefined {
  return unpaid && isNothing(unpaid);
}
