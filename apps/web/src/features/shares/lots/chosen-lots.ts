import { readShareCount, wholeCountOf } from '@statbook/domain/money';
import {
  describeNumberRanges,
  joined,
  type NumberRange,
  parseNumberRanges,
  rangeFrom,
  rangesWithin,
  remainingRanges,
} from '@statbook/domain/share-capital';
import type { CallReply } from '#api/call-types.ts';

/** Shares of a holding that are alike in everything. */
export type ShareLot = CallReply<'getShareLots'>['entity'][number];

/** So many shares of a lot, under the names of the wire. */
export interface ChosenLot {
  lotId: string;
  shares: string;
}

/** How many shares go, and which where it was said: by their numbers, or by lot. */
export interface ChosenShares {
  readonly shares: string;
  readonly numbers: string;
  readonly lots: readonly ChosenLot[];
}

/** A lot with what other rows of the form leave of it. */
interface FreeLot extends ShareLot {
  readonly free: bigint;
  /** The numbers that are left, where the shares have them. */
  readonly freeNumbers: readonly NumberRange[];
}

/** What is chosen as one: a numbered lot, or lots without numbers that nobody could tell apart. */
export interface LotGroup extends Pick<ShareLot, 'lotId' | 'kind' | 'numbers' | 'currency'> {
  readonly paidEach: ShareLot['paidEach'];
  readonly unpaidEach: ShareLot['unpaidEach'];
  readonly issuedOn: string;
  /** How many shares there are to choose among. */
  readonly free: bigint;
  readonly lots: readonly FreeLot[];
}

/** A whole number as typed; nought while it is none. */
export function wholeOf(text: string): bigint {
  const count = readShareCount(text);
  return (count && wholeCountOf(count)) ?? 0n;
}

/** Whether a number of shares is entered. */
export const isCount = (text: string): boolean => wholeOf(text) > 0n;

const sum = (counts: readonly bigint[]) => counts.reduce((total, count) => total + count, 0n);
const countIn = (ranges: readonly NumberRange[]) => sum(ranges.map(({ first, last }) => last - first + 1n));

/** What the rows above leave of the lots, those that look alike together; of a lot that is used up, nothing is shown. */
export function lotsLeft(lots: readonly ShareLot[], above: readonly ChosenShares[]): readonly LotGroup[] {
  const left = lots.map((lot) => leftOf(lot, above)).filter(({ free }) => free > 0n);
  return [...Map.groupBy(left, lookOf).values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined ? [] : [{ ...first, free: sum(alike.map(({ free }) => free)), lots: alike }];
  });
}

const lookOf = ({ lotId, kind, numbers, paidEach, issuedOn }: FreeLot) =>
  numbers === '' ? `${kind} ${paidEach} ${issuedOn}` : lotId;

function leftOf(lot: ShareLot, above: readonly ChosenShares[]): FreeLot {
  const [own] = parseNumberRanges(lot.numbers) ?? [];
  if (own === undefined) {
    const gone = above.flatMap(({ lots }) => lots.filter(({ lotId }) => lotId === lot.lotId));
    const free = wholeOf(lot.shares) - sum(gone.map(({ shares }) => wholeOf(shares)));
    return { ...lot, free, freeNumbers: [] };
  }
  const gone = above.flatMap(({ numbers }) => parseNumberRanges(numbers) ?? []);
  const freeNumbers = remainingRanges(own, gone);
  return { ...lot, free: countIn(freeNumbers), freeNumbers };
}

/** Those of the numbers that lie in a range. */
function numbersWithin(own: NumberRange, numbers: string): readonly NumberRange[] {
  return rangesWithin(own, parseNumberRanges(numbers) ?? []);
}

/** Whether it matters which shares go: only some do, and they are not all of one kind. */
export function mustChoose(groups: readonly LotGroup[], shares: string): boolean {
  const count = wholeOf(shares);
  const isPart = count > 0n && count < sum(groups.map(({ free }) => free));
  return isPart && new Set(groups.map(({ kind }) => kind)).size > 1;
}

/** How many shares of a group were chosen. */
function chosenOf({ lots }: LotGroup, chosen: ChosenShares): bigint {
  return sum(
    lots.map(({ lotId, numbers }) => {
      const [own] = parseNumberRanges(numbers) ?? [];
      if (own !== undefined) return countIn(numbersWithin(own, chosen.numbers));
      return wholeOf(chosen.lots.find((each) => each.lotId === lotId)?.shares ?? '');
    }),
  );
}

/** The same as its field shows it: empty for none. */
export function countOf(group: LotGroup, chosen: ChosenShares): string {
  const count = chosenOf(group, chosen);
  return count === 0n ? '' : String(count);
}

/** How many shares were chosen altogether. */
export const countAll = (groups: readonly LotGroup[], chosen: ChosenShares): bigint =>
  sum(groups.map((group) => chosenOf(group, chosen)));

/** The choice with so many shares of one group, at most all: numbered ones by their lowest numbers, others by lot. */
export function withCount(
  groups: readonly LotGroup[],
  chosen: ChosenShares,
  { group, count }: { readonly group: LotGroup; readonly count: string },
): { readonly numbers: string } | { readonly lots: ChosenLot[] } {
  if (group.numbers === '')
    return {
      lots: groups.flatMap((each) => {
        if (each === group) return spread(group.lots, wholeOf(count));
        return chosen.lots.filter(({ lotId }) => each.lots.some((lot) => lot.lotId === lotId));
      }),
    };
  const kept = groups.flatMap((each) => {
    const [own] = parseNumberRanges(each.numbers) ?? [];
    if (each === group)
      return lowest(
        group.lots.flatMap(({ freeNumbers }) => freeNumbers),
        wholeOf(count),
      );
    return own === undefined ? [] : numbersWithin(own, chosen.numbers);
  });
  return { numbers: describeNumberRanges(joined(kept)) };
}

/** So many shares out of lots that are alike, the first lots first. */
function spread(lots: readonly FreeLot[], count: bigint): readonly ChosenLot[] {
  let left = count;
  return lots.flatMap(({ lotId, free }) => {
    const taken = free < left ? free : left;
    left -= taken;
    return taken === 0n ? [] : [{ lotId, shares: String(taken) }];
  });
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
