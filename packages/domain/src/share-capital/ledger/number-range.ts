import { type ShareCount, wholeShares } from '../../money/exact-decimal.ts';

/** A run of distinguishing numbers (s.543), both ends included. */
export interface NumberRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** How many shares bear the numbers of a range. */
export function sharesIn({ first, last }: NumberRange): ShareCount {
  return wholeShares(last - first + 1n);
}

/** The range of so many numbers from the first. */
export function rangeFrom(first: bigint, count: bigint): NumberRange {
  return { first, last: first + count - 1n };
}

/** Whether every number of `inner` stands in `outer`. */
export function isRangeWithin(inner: NumberRange, outer: NumberRange): boolean {
  return inner.first >= outer.first && inner.last <= outer.last;
}

/** Whether two ranges have a number in common. */
export function doRangesOverlap(a: NumberRange, b: NumberRange): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** Reads "1-50, 61, 70-75"; undefined when it cannot be read, runs backwards or repeats a number. */
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
  return ranges.sort((a, b) => (a.first < b.first ? -1 : 1));
}

/** Ranges as they are read: "1-50, 61". */
export function describeNumberRanges(ranges: readonly NumberRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** The parts of `outer` that `taken` leaves over; every taken range lies within it, in order, none twice. */
export function remainingRanges(outer: NumberRange, taken: readonly NumberRange[]): readonly NumberRange[] {
  const left: NumberRange[] = [];
  let next = outer.first;
  for (const { first, last } of taken) {
    if (first > next) left.push({ first: next, last: first - 1n });
    next = last + 1n;
  }
  return next <= outer.last ? [...left, { first: next, last: outer.last }] : left;
}
