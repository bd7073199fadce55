import type { CivilDate } from '../../dates/civil-date.ts';
import type { Amount } from '../../money/exact-decimal.ts';
import type { LotId, ShareClassId, ShareEventId } from './ids.ts';
import type { NumberRange } from './number-range.ts';
import { isNothing, type PerShare, subtractPerShare } from './per-share.ts';

/**
 * Shares of one class that are alike in everything: issued together, with the same amounts. A lot never changes; what a call,
 * a sub-division or a split of numbers changes goes back to the issuer, and a new lot comes out of it. The shares of a
 * numbered lot are always together in one account, so that counts alone prove who holds which number.
 */
export interface Lot {
  readonly id: LotId;
  readonly classId: ShareClassId;
  /** The event that made the lot. */
  readonly madeBy: ShareEventId;
  /** The day the shares were first allotted, however often they were restated since. */
  readonly issuedOn: CivilDate;
  readonly currency: string;
  readonly nominalEach: Amount;
  /** Issue price, nominal and premium, of each share; undefined where it is not known. */
  readonly price: PerShare | undefined;
  /** What is still unpaid of it on each share; undefined where it is not known. */
  readonly unpaid: PerShare | undefined;
  readonly numbers?: NumberRange | undefined;
  /** The lot whose shares these were before. */
  readonly cameFrom?: LotId | undefined;
  /** Extent and description of a consideration other than cash (s.555). */
  readonly nonCash?: string | undefined;
  /** Forfeited or surrendered: in the company's hands without being treasury shares under s.724. */
  readonly isForfeited?: boolean | undefined;
}

/** What a lot says apart from its name and making: what a planner decides. */
export type LotTerms = Omit<Lot, 'id' | 'madeBy'>;

/** What was paid on each share; undefined where it is not known. */
export function paidOn({ price, unpaid }: Lot): PerShare | undefined {
  return price && unpaid ? subtractPerShare(price, unpaid) : undefined;
}

/** Whether the shares are fully paid; undefined where it is not known. */
export function isFullyPaid({ unpaid }: Lot): boolean | undefined {
  return unpaid && isNothing(unpaid);
}
