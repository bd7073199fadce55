import {
  describeNumberRanges,
  doRangesOverlap,
  joined,
  type NumberRange,
  parseNumberRanges,
  rangeFrom,
  remainingRanges,
} from '@statbook/domain';
import type { CallReply } from '#api/call-types.ts';

/** Shares of a holding that are alike in everything. */
export type ShareLot = CallReply<'getShareLots'>['Entity'][number];

/** So many shares of a lot, under the names of the wire. */
export interface ChosenLot {
  LotId: string;
  Shares: string;
}

/** How many shares go, and which where it was said: by their numbers, or by lot. */
export interface ChosenShares {
  readonly Shares: string;
  readonly Numbers: string;
  readonly Lots: readonly ChosenLot[];
}

/** A lot with what other rows of the form leave of it. */
export interface FreeLot extends ShareLot {
  readonly free: bigint;
  /** The numbers that are left, where the shares have them. */
  readonly freeNumbers: readonly NumberRange[];
}

/** A whole number as typed; nought while it is none. */
const wholeOf = (text: string): bigint => (/^\d{1,15}$/.test(text) ? BigInt(text) : 0n);

/** Whether a number of shares is entered. */
export const isCount = (text: string): boolean => wholeOf(text) > 0n;

const sum = (counts: readonly bigint[]) => counts.reduce((total, count) => total + count, 0n);
const countIn = (ranges: readonly NumberRange[]) => sum(ranges.map(({ first, last }) => last - first + 1n));

/** What the rows above leave of the lots; of a lot that is used up, nothing is shown. */
export function lotsLeft(lots: readonly ShareLot[], above: readonly ChosenShares[]): readonly FreeLot[] {
  return lots.map((lot) => leftOf(lot, above)).filter(({ free }) => free > 0n);
}

function leftOf(lot: ShareLot, above: readonly ChosenShares[]): FreeLot {
  const [own] = parseNumberRanges(lot.Numbers) ?? [];
  if (own === undefined) {
    const gone = above.flatMap(({ Lots }) => Lots.filter(({ LotId }) => LotId === lot.LotId));
    const free = wholeOf(lot.Shares) - sum(gone.map(({ Shares }) => wholeOf(Shares)));
    return { ...lot, free, freeNumbers: [] };
  }
  const gone = joined(above.flatMap(({ Numbers }) => numbersWithin(own, Numbers)));
  const freeNumbers = remainingRanges(own, gone);
  return { ...lot, free: countIn(freeNumbers), freeNumbers };
}

/** Those of the numbers that lie in a range. */
function numbersWithin(own: NumberRange, numbers: string): readonly NumberRange[] {
  return (parseNumberRanges(numbers) ?? [])
    .filter((range) => doRangesOverlap(range, own))
    .map(({ first, last }) => ({
      first: first > own.first ? first : own.first,
      last: last < own.last ? last : own.last,
    }));
}

/** Whether it matters which shares go: only some do, and they are not all of one kind. */
export function mustChoose(lots: readonly FreeLot[], shares: string): boolean {
  const count = wholeOf(shares);
  const isPart = count > 0n && count < sum(lots.map(({ free }) => free));
  return isPart && new Set(lots.map(({ Kind }) => Kind)).size > 1;
}

/** How many shares of a lot were chosen, as its field shows it. */
export function countOf({ LotId, Numbers }: ShareLot, chosen: ChosenShares): string {
  const [own] = parseNumberRanges(Numbers) ?? [];
  if (own === undefined) return chosen.Lots.find((each) => each.LotId === LotId)?.Shares ?? '';
  const count = countIn(numbersWithin(own, chosen.Numbers));
  return count === 0n ? '' : String(count);
}

/** How many shares were chosen altogether. */
export const countAll = (lots: readonly ShareLot[], chosen: ChosenShares): bigint =>
  sum(lots.map((lot) => wholeOf(countOf(lot, chosen))));

/** The choice with so many shares of one lot: numbered ones by their lowest numbers, others by lot. */
export function withCount(
  lots: readonly FreeLot[],
  chosen: ChosenShares,
  { lot, count }: { readonly lot: FreeLot; readonly count: string },
): { readonly Numbers: string } | { readonly Lots: ChosenLot[] } {
  const counts = new Map(lots.map((each) => [each.LotId, each === lot ? count : countOf(each, chosen)]));
  if (lot.freeNumbers.length === 0)
    return {
      Lots: lots.flatMap(({ LotId }) => {
        const Shares = counts.get(LotId) ?? '';
        return Shares === '' ? [] : [{ LotId, Shares }];
      }),
    };
  const kept = lots.flatMap((each) => {
    const [own] = parseNumberRanges(each.Numbers) ?? [];
    if (each === lot) return lowest(lot.freeNumbers, wholeOf(count));
    return own === undefined ? [] : numbersWithin(own, chosen.Numbers);
  });
  return { Numbers: describeNumberRanges(joined(kept)) };
}

/** The first so many numbers of ranges. */
function lowest(ranges: readonly NumberRange[], count: bigint): readonly NumberRange[] {
  let left = count;
  return ranges.flatMap((range) => {
    const all = countIn([range]);
    const taken = all < left ? all : left;
    left -= taken;
    return taken === 0n ? [] : [rangeFrom(range.first, taken)];
  });
}
