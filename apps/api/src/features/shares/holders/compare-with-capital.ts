import {
  parseShareCount,
  type ShareCount,
  shareCount,
  sumShares,
  toDecimalText,
} from '@statbook/domain/money';
import { classKey } from '@statbook/domain/share-capital';
import type { RegisteredCapital, RegisteredShareholding } from '@statbook/registry-client';

/** Shares in issue by class, currencies together. */
export type IssuedShares = ReadonlyMap<string, { name: string; count: ShareCount }>;

export function issuedShares(capital: readonly RegisteredCapital[]): IssuedShares {
  return addUp(
    capital.flatMap(({ shares }) =>
      shares.map((each) => ({ name: each.shareClass ?? 'Shares', count: toCount(each.numberOfShares) })),
    ),
  );
}

/** Where members and capital disagree, by class; nothing where no members are listed, as in traded companies. */
export function compareWithCapital(holdings: readonly RegisteredShareholding[], issued: IssuedShares) {
  if (holdings.length === 0) return [];
  const held = addUp(
    holdings.map((each) => ({ name: each.shareClass ?? 'Shares', count: toCount(each.numberHeld) })),
  );
  const names = new Map([...held, ...issued].map(([key, { name }]) => [key, name]));
  const zero = shareCount('0');
  return [...names]
    .map(([key, name]) => ({
      name,
      inIssue: issued.get(key)?.count ?? zero,
      inHands: held.get(key)?.count ?? zero,
    }))
    .filter(({ inIssue, inHands }) => inIssue !== inHands)
    .map(({ name, inIssue, inHands }) => ({
      className: name,
      inIssue: toDecimalText(inIssue),
      held: toDecimalText(inHands),
    }));
}

/** A holding's part of its class in hundredths of a percent, rounded half up. */
export function shareOfClass(holding: RegisteredShareholding, issued: IssuedShares): number | null {
  const inIssue = issued.get(classKey(holding.shareClass ?? 'Shares'))?.count ?? 0n;
  if (inIssue === 0n || exactText(holding.numberHeld) === null) return null;
  const held = toCount(holding.numberHeld);
  return Number((held * 20_000n + inIssue) / (inIssue * 2n));
}

/** A number as the gateway gave it, in its shortest exact form; null where it is missing or no number. */
export function exactText(text: string | undefined): string | null {
  const parsed = parseShareCount(text ?? '');
  return parsed.ok ? toDecimalText(parsed.value) : null;
}

/** What cannot be read counts for nothing; the difference then shows. */
function toCount(text: string | undefined): ShareCount {
  const parsed = parseShareCount(text ?? '');
  return parsed.ok ? parsed.value : shareCount('0');
}

function addUp(lines: readonly { name: string; count: ShareCount }[]): IssuedShares {
  const sums = new Map<string, { name: string; count: ShareCount }>();
  for (const { name, count } of lines) {
    const sum = sums.get(classKey(name));
    sums.set(classKey(name), { name, count: sum === undefined ? count : sumShares([sum.count, count]) });
  }
  return sums;
}
