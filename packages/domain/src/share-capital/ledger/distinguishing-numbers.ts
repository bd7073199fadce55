import { type ShareCount, wholeShares } from '../../money/exact-decimal.ts';

/** A run of distinguishing numbers (s.543), both ends included. */
export interface NumberRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** The number of shares that a range stands for. */
export function sharesIn({ first, last }: NumberRange): ShareCount {
  return wholeShares(last - first + 1n);
}

/** The range of `count` numbers from the first. */
export function rangeFrom(first: bigint, count: bigint): NumberRange {
  return { first, last: first + count - 1n };
}

/** Whether `outer` contains every number of `inner`. */
export function isRangeWithin(inner: NumberRange, outer: NumberRange): boolean {
  return inner.first >= outer.first && inner.last <= outer.last;
}

/** Whether two ranges share a number. */
export function doRangesOverlap(a: NumberRange, b: NumberRange): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** Reads "1-50, 61, 70-75"; undefined where the text is unreadable, runs backwards or repeats a number. */
export function parseNumberRanges(text: string): readonly NumberRange[] | undefined {
  const ranges: NumberRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,15})(?:\s*[-–]\s*(\d{1,15}))?\s*$/.exec(part);
    if (!match?.[1]) return undefined;
    const range = { first: BigInt(match[1]), last: BigInt(match[2] ?? match[1]) };
    const isWrong = range.first === 0n || range.last < range.first;
    if (isWrong || ranges.some((each) => doRangesOverlap(each, range))) return undefined;
    ranges.push(range);
  }
  return ranges.sort(compareRanges);
}

/** Ranges as text: "1-50, 61". */
export function describeNumberRanges(ranges: readonly NumberRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** The parts of `ranges` within `outer`, in order. */
export function rangesWithin(outer: NumberRange, ranges: readonly NumberRange[]): readonly NumberRange[] {
  return ranges
    .filter((range) => doRangesOverlap(range, outer))
    .map(({ first, last }) => ({
      first: first > outer.first ? first : outer.first,
      last: last < outer.last ? last : outer.last,
    }))
    .sort(compareRanges);
}

/** The parts of `outer` outside `taken`, in order. */
export function remainingRanges(outer: NumberRange, taken: readonly NumberRange[]): readonly NumberRange[] {
  const left: NumberRange[] = [];
  let next = outer.first;
  for (const { first, last } of rangesWithin(outer, taken)) {
    if (first > next) left.push({ first: next, last: first - 1n });
    if (last >= next) next = last + 1n;
  }
  return next <= outer.last ? [...left, { first: next, last: outer.last }] : left;
}

/** The parts of several ranges outside `taken`, in their order. */
export function remainingOf(
  ranges: readonly NumberRange[],
  taken: readonly NumberRange[],
): readonly NumberRange[] {
  return ranges.flatMap((range) => remainingRanges(range, taken));
}

/** Ranges in order, adjacent ones joined. */
export function joined(ranges: readonly NumberRange[]): readonly NumberRange[] {
  const result: NumberRange[] = [];
  for (const range of [...ranges].sort(compareRanges)) {
    const last = result.at(-1);
    if (last && last.last + 1n === range.first)
      result[result.length - 1] = { first: last.first, last: range.last };
    else result.push(range);
  }
  return result;
}

function compareRanges(a: NumberRange, b: NumberRange): number {
  return a.first < b.first ? -1 : Number(a.first > b.first);
}
