import type { AllotmentLine } from './allotment-line.ts';

/**
 * Lines that say just what an earlier one says, each with that one, by id: all of them can be meant, and a row that was copied
 * twice looks the same.
 */
export function sameLines(lines: readonly AllotmentLine[]): ReadonlyMap<string, AllotmentLine> {
  const firsts = new Map<string, AllotmentLine>();
  const same = new Map<string, AllotmentLine>();
  for (const line of lines) {
    const { holderId, holderName, classId, shares, priceEach, paidEach, nonCash } = line;
    if (holderName === '' || shares === '') continue;
    const key = JSON.stringify([holderId || holderName, classId, shares, priceEach, paidEach, nonCash]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, line);
    else same.set(line.id, first);
  }
  return same;
}
