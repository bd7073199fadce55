import { formatCount, type ShareCount, subtractDecimals, sumShares } from '../../money/exact-decimal.ts';
import type { LotId } from '../ledger/ids.ts';
import {
  describeNumberRanges,
  isRangeWithin,
  type NumberRange,
  parseNumberRanges,
  sharesIn,
} from '../ledger/number-range.ts';
import { comparePerShare, type PerShare } from '../ledger/per-share.ts';
import { type PositionLine, sharesOn } from '../ledger/position.ts';
import type { TakenPart } from './event-builder.ts';

/** How many shares are asked for, and which where it was said. */
export interface SharesAsked {
  readonly shares: ShareCount;
  readonly numbers?: string | undefined;
  readonly lots?: readonly LotId[] | undefined;
}

/** The parts taken, or the field that is wrong ("shares", "numbers", "lots") and what to do about it. */
export type TakeOutcome =
  | { readonly ok: true; readonly parts: readonly TakenPart[] }
  | { readonly ok: false; readonly path: string; readonly code: string; readonly message: string };

/**
 * Takes shares from the lines of one account and class, oldest first. Refused when there are too few (I2), when numbers or
 * lots do not match, and when part of a holding is asked for whose shares differ in what is unpaid: then it matters which.
 */
export function takeShares(lines: readonly PositionLine[], asked: SharesAsked, who: string): TakeOutcome {
  const chosen = asked.lots ? lines.filter(({ lot }) => asked.lots?.includes(lot.id)) : lines;
  const held = sharesOn(chosen);
  if (held < asked.shares) {
    return refuse('shares', 'too-few', `Enter at most ${formatCount(held)}: that is what ${who} has`);
  }
  if (asked.numbers !== undefined && asked.numbers.trim() !== '') return takeNumbers(chosen, asked, who);
  const isPart = asked.shares < held;
  if (isPart && chosen.some(({ lot }) => lot.numbers)) {
    return refuse('numbers', 'missing', `Enter the numbers of the shares: ${who} has ${numbersOf(chosen)}`);
  }
  if (isPart && !isAlike(chosen.map(({ lot }) => lot.unpaid))) {
    return refuse('lots', 'choose', `Choose which shares: those of ${who} differ in what is unpaid`);
  }
  return { ok: true, parts: takeOldest(chosen, asked.shares) };
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
  const numbers = ranges.flatMap((range) => commonRange(range, own));
  if (numbers.length === 0 || !numbers.every((range) => isRangeWithin(range, own))) return [];
  return [{ line, numbers, shares: sumShares(numbers.map(sharesIn)) }];
}

function commonRange(a: NumberRange, b: NumberRange): readonly NumberRange[] {
  const first = a.first > b.first ? a.first : b.first;
  const last = a.last < b.last ? a.last : b.last;
  return first <= last ? [{ first, last }] : [];
}

function numbersOf(lines: readonly PositionLine[]): string {
  return describeNumberRanges(lines.flatMap(({ lot }) => (lot.numbers ? [lot.numbers] : [])));
}

function isAlike(values: readonly (PerShare | undefined)[]): boolean {
  const [first] = values;
  return values.every((value) =>
    value && first ? comparePerShare(value, first) === 0 : value === undefined && first === undefined,
  );
}

function refuse(path: string, code: string, message: string): TakeOutcome {
  return { ok: false, path, code, message };
}
