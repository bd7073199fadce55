import { addDecimals, type ShareCount, shareCount, sumShares } from '../../money/exact-decimal.ts';
import { isInIssue, type LedgerAccount } from './account.ts';
import type { PlannedEvent } from './event.ts';
import type { ShareHolder } from './holder.ts';
import type { LotId, ShareClassId } from './ids.ts';
import type { Lot } from './lot.ts';
import { type BalanceKey, balanceKey } from './posting.ts';
import { changedTerms, type ShareClass } from './share-class.ts';

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

/**
 * The position once an event is recorded that takes effect on its day: what a preview shows, and what the second half of a
 * correction is planned on. `findLot` finds the older lots that a reversal brings back.
 */
export function positionAfter(
  position: SharePosition,
  { lots, postings, terms }: PlannedEvent,
  findLot?: (id: LotId) => Lot | undefined,
): SharePosition {
  const known = new Map([...position.lines.map(({ lot }) => lot), ...lots].map((lot) => [lot.id, lot]));
  const lines = new Map<BalanceKey, PositionLine>(
    position.lines.map((line) => [balanceKey(line.account, line.lot.id), line]),
  );
  for (const { account, lotId, shares } of postings) {
    const lot = known.get(lotId) ?? findLot?.(lotId);
    if (!isInIssue(account) || !lot) continue;
    const key = balanceKey(account, lotId);
    const held = addDecimals(lines.get(key)?.shares ?? shareCount('0'), shares);
    if (held === 0n) lines.delete(key);
    else lines.set(key, { account, lot, shares: held });
  }
  const classes = position.classes.map((shareClass) =>
    terms
      .filter(({ classId }) => classId === shareClass.id)
      .reduce((each, change) => ({ ...each, terms: changedTerms(each.terms, change) }), shareClass),
  );
  return { ...position, classes, lines: [...lines.values()] };
}

/** Oldest shares first, as they go when nobody says which; fits `sort`. */
export function compareLines(a: PositionLine, b: PositionLine): number {
  if (a.lot.issuedOn !== b.lot.issuedOn) return a.lot.issuedOn < b.lot.issuedOn ? -1 : 1;
  if (a.lot.numbers && b.lot.numbers) return a.lot.numbers.first < b.lot.numbers.first ? -1 : 1;
  return a.lot.id < b.lot.id ? -1 : Number(a.lot.id > b.lot.id);
}
