import { formatCount, type ShareCount, subtractDecimals, sumShares } from '../../money/exact-decimal.ts';
import type { LotId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import {
  describeNumberRanges,
  type NumberRange,
  parseNumberRanges,
  rangesWithin,
  sharesIn,
} from '../ledger/distinguishing-numbers.ts';
import { comparePerShare } from '../ledger/per-share.ts';
import { type PositionLine, sharesOn } from '../ledger/position.ts';
import type { TakenPart } from './event-builder.ts';

interface LotAsked {
  readonly lotId: LotId;
  readonly shares: ShareCount;
}

/** The number of shares to take and, where the request says which, their distinguishing numbers or lots. */
export interface SharesAsked {
  readonly shares: ShareCount;
  readonly numbers?: string | undefined;
  readonly lots?: readonly LotAsked[] | undefined;
}

/** The parts taken, or the field that is wrong ("shares", "numbers", "lots") and the message for it. */
export type TakeOutcome =
  | { readonly ok: true; readonly parts: readonly TakenPart[] }
  | { readonly ok: false; readonly path: string; readonly code: string; readonly message: string };

/**
 * Takes shares from the lines of one account and class, oldest first. Refused when there are too few (I2), when numbers or
 * lots do not match, and when part of a holding is taken whose shares differ in the amount unpaid: the request must then
 * say which.
 */
export function takeShares(lines: readonly PositionLine[], asked: SharesAsked, who: string): TakeOutcome {
  const held = sharesOn(lines);
  if (held < asked.shares) {
    return refuse('shares', 'too-few', `Enter at most ${formatCount(held)}: that is what ${who} has`);
  }
  const hasNumbers = asked.numbers !== undefined && asked.numbers.trim() !== '';
  const { lots = [] } = asked;
  if (hasNumbers && lots.length > 0) {
    return refuse('lots', 'numbers-too', 'Choose the shares by their numbers or by lot, not by both');
  }
  if (hasNumbers) return takeNumbers(lines, asked, who);
  if (lots.length > 0) return takeLots(lines, { ...asked, lots }, who);
  const isPart = asked.shares < held;
  if (isPart && lines.some(({ lot }) => lot.numbers)) {
    return refuse('numbers', 'missing', `Enter the numbers of the shares: ${who} has ${numbersOf(lines)}`);
  }
  if (isPart && new Set(kindsOfLots(lines.map(({ lot }) => lot))).size > 1) {
    return refuse('lots', 'choose', `Choose which shares: those of ${who} differ in what is unpaid`);
  }
  return { ok: true, parts: takeOldest(lines, asked.shares) };
}

/**
 * Groups lots of one class that are interchangeable: equal numbers stand for equal amounts unpaid. A numbered lot is
 * interchangeable with no other.
 */
export function kindsOfLots(lots: readonly Lot[]): readonly number[] {
  return lots.map((lot) => lots.findIndex((each) => each === lot || isAlike(each, lot)));
}

function isAlike(a: Lot, b: Lot): boolean {
  if (a.numbers || b.numbers) return false;
  if (a.unpaid && b.unpaid) return comparePerShare(a.unpaid, b.unpaid) === 0;
  return a.unpaid === b.unpaid;
}

function takeLots(
  lines: readonly PositionLine[],
  { shares, lots }: { readonly shares: ShareCount; readonly lots: readonly LotAsked[] },
  who: string,
): TakeOutcome {
  const parts: TakenPart[] = [];
  for (const [index, { lotId, shares: chosen }] of lots.entries()) {
    const line = lines.find(({ lot }) => lot.id === lotId);
    const isRepeated = lots.findIndex((each) => each.lotId === lotId) < index;
    if (!line || isRepeated) {
      return refuse('lots', 'not-held', `Choose among the shares that ${who} has, each lot once`);
    }
    const path = `lots.${index}.shares`;
    if (line.shares < chosen) {
      return refuse(path, 'too-few', `Enter at most ${formatCount(line.shares)}: there are no more of these`);
    }
    if (line.lot.numbers && chosen < line.shares) {
      return refuse('numbers', 'missing', `Enter the numbers of the shares, out of ${numbersOf([line])}`);
    }
    parts.push({ line, shares: chosen });
  }
  const total = sumShares(lots.map((each) => each.shares));
  if (total === shares) return { ok: true, parts };
  return refuse(
    'lots',
    'differs',
    `Choose ${formatCount(shares)} shares altogether: these are ${formatCount(total)}`,
  );
}

function takeOldest(lines: readonly PositionLine[], shares: ShareCount): readonly TakenPart[] {
  const parts: TakenPart[] = [];
  let left = shares;
  for (const line of lines) {
    if (left === 0n) break;
    const taken = line.shares < left ? line.shares : left;
    parts.push({ line, shares: taken });
    left = subtractDecimals(left, taken);
  }
  return parts;
}

function takeNumbers(lines: readonly PositionLine[], asked: SharesAsked, who: string): TakeOutcome {
  const ranges = parseNumberRanges(asked.numbers ?? '');
  if (!ranges) return refuse('numbers', 'unreadable', 'Enter the numbers like 1-50, 61');
  const counted = sumShares(ranges.map(sharesIn));
  if (counted !== asked.shares) {
    return refuse(
      'numbers',
      'differs',
      `Enter ${formatCount(asked.shares)} numbers: these are ${formatCount(counted)}`,
    );
  }
  const parts = lines.flatMap((line) => takeFromLine(line, ranges));
  if (sumShares(parts.map(({ shares }) => shares)) === asked.shares) return { ok: true, parts };
  return refuse('numbers', 'not-held', `Enter numbers that ${who} has: ${numbersOf(lines)}`);
}

function takeFromLine(line: PositionLine, ranges: readonly NumberRange[]): readonly TakenPart[] {
  const own = line.lot.numbers;
  if (!own) return [];
  const numbers = rangesWithin(own, ranges);
  return numbers.length === 0 ? [] : [{ line, numbers, shares: sumShares(numbers.map(sharesIn)) }];
}

function numbersOf(lines: readonly PositionLine[]): string {
  return describeNumberRanges(lines.flatMap(({ lot }) => (lot.numbers ? [lot.numbers] : [])));
}

function refuse(path: string, code: string, message: string): TakeOutcome {
  return { ok: false, path, code, message };
}
