import { addDecimals, parseShareCount, type ShareCount, toDecimalText } from '@statbook/domain/money';
import type { CallReply } from '#api/call-types.ts';
import { formatNumber } from '#kit/value/format.ts';

export type ListedAllotment = Omit<CallReply<'getMultiShareDetails'>['entity'][number], 'multiAllotmentId'>;

/** Who the shares went to: one or two by name, more by their number. */
export function whoOf({ allottees }: ListedAllotment): string {
  const names = [...new Set(allottees.map(({ holderName }) => holderName || 'Nobody chosen'))];
  return names.length <= 2 ? names.join(' and ') : `${names[0]} and ${formatNumber(names.length - 1)} others`;
}

/** How many shares of each class: "1,000 Ordinary" in parts. */
export function sharesByClass({ allottees }: ListedAllotment): readonly (readonly [string, string])[] {
  const sums = new Map<string, ShareCount>();
  for (const { className, shares } of allottees) {
    const count = parseShareCount(shares);
    if (!count.ok) continue;
    const before = sums.get(className);
    sums.set(className, before === undefined ? count.value : addDecimals(before, count.value));
  }
  return [...sums].map(([name, sum]) => [name, toDecimalText(sum)] as const);
}

/** Drafts first, then what is recorded, the latest first. */
export function inOrder(allotments: readonly ListedAllotment[]): readonly ListedAllotment[] {
  const rank = ({ state, on }: ListedAllotment) => (state === 'draft' ? '~' : (on ?? ''));
  return allotments.toSorted((one, other) =>
    rank(one) < rank(other) ? 1 : -Number(rank(one) > rank(other)),
  );
}
