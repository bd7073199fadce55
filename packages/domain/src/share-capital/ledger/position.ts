import { type ShareCount, sumShares } from '../../money/exact-decimal.ts';
import { isInIssue, type LedgerAccount } from './account.ts';
import type { ShareHolder } from './holder.ts';
import type { ShareClassId } from './ids.ts';
import type { Lot } from './lot.ts';
import type { ShareClass } from './share-class.ts';

/** Shares of one lot in one account; never none. */
export interface PositionLine {
  readonly account: LedgerAccount;
  readonly lot: Lot;
  readonly shares: ShareCount;
}

/**
 * What stands in the books at the end of a day: the classes with their terms of that day, and the lines of holders and
 * treasury. For planning, the lines of the accounts that `concernedBy` names are enough; readings take all.
 */
export interface SharePosition {
  readonly classes: readonly ShareClass[];
  readonly lines: readonly PositionLine[];
  readonly holders: readonly ShareHolder[];
}

/** A class of the position. */
export function findClass(position: SharePosition, id: ShareClassId): ShareClass | undefined {
  return position.classes.find((each) => each.id === id);
}

/** The lines of shares in issue that belong to a class. */
export function linesOfClass(position: SharePosition, id: ShareClassId): readonly PositionLine[] {
  return position.lines.filter(({ lot, account }) => lot.classId === id && isInIssue(account));
}

/** How many shares the lines hold. */
export function sharesOn(lines: readonly PositionLine[]): ShareCount {
  return sumShares(lines.map(({ shares }) => shares));
}
