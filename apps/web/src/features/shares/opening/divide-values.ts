import {
  describeNumberRanges,
  parseNumberRanges,
  parseShareCount,
  remainingOf,
  type ShareCount,
  subtractDecimals,
  sumShares,
  toDecimalText,
} from '@statbook/domain';
import { formatNumber } from '#kit/value/format.ts';
import type { EventRequest } from '../plan/share-plan.ts';

export type Balance = Extract<EventRequest, { Kind: 'opening-balance' }>;
export type UnknownHolding = Balance['Holdings'][number];

/** Shares of nobody known that go to somebody. */
export interface PartValues {
  /** The place of the holding among those of nobody known. */
  Of: string;
  HolderId: string;
  Shares: string;
  Numbers: string;
}

/** The parts under the name that holdings have on the wire: what the server says of one finds its field. */
export interface DivideValues {
  Reason: string;
  Holdings: PartValues[];
}

export const emptyPart: PartValues = { Of: '0', HolderId: '', Shares: '', Numbers: '' };

/** What the holdings of nobody known are divided into: the parts first, and of each holding what is left. */
export function toDivided(
  { Holdings, ...balance }: Balance,
  unknown: readonly UnknownHolding[],
  { Holdings: parts }: DivideValues,
): Balance {
  const divided = parts.flatMap(({ Of, HolderId, Shares, Numbers }) => {
    const holding = unknown[Number(Of)];
    return holding ? [{ ...holding, HolderId, Shares, ...(Numbers !== '' && { Numbers }) }] : [];
  });
  const left = unknown.flatMap((holding, place) =>
    whatIsLeft(
      holding,
      parts.filter(({ Of }) => Number(Of) === place),
    ),
  );
  const others = Holdings.filter((each) => !unknown.includes(each));
  return { ...balance, Holdings: [...divided, ...left, ...others] };
}

function whatIsLeft(holding: UnknownHolding, parts: readonly PartValues[]): UnknownHolding[] {
  const shares = sharesLeft(holding, parts);
  if (shares === undefined || shares <= 0n) return [];
  const taken = parts.flatMap(({ Numbers }) => parseNumberRanges(Numbers) ?? []);
  const numbers = remainingOf(parseNumberRanges(holding.Numbers ?? '') ?? [], taken);
  const own = holding.Numbers === undefined ? {} : { Numbers: describeNumberRanges(numbers) };
  return [{ ...holding, Shares: toDecimalText(shares), ...own }];
}

/** What parts leave of a holding, below zero where they are too many; undefined while one cannot be read. */
function sharesLeft({ Shares }: UnknownHolding, parts: readonly PartValues[]): ShareCount | undefined {
  const [whole, ...counts] = [Shares, ...parts.map((part) => part.Shares)].map(parseShareCount);
  if (!whole?.ok) return undefined;
  const read = counts.flatMap((count) => (count.ok ? [count.value] : []));
  return read.length === counts.length ? subtractDecimals(whole.value, sumShares(read)) : undefined;
}

/** What is missing or too much, by the name of the field. */
export function checkParts(unknown: readonly UnknownHolding[], { Holdings }: DivideValues) {
  const errors: Record<string, string> = {};
  Holdings.forEach(({ Of, HolderId, Shares }, place) => {
    const holding = unknown[Number(Of)];
    if (HolderId === '') errors[`Holdings.${place}.HolderId`] = 'Choose who holds these shares';
    const count = parseShareCount(Shares);
    if (!count.ok || count.value <= 0n) errors[`Holdings.${place}.Shares`] = 'Enter a number of shares';
    const upToIt = Holdings.slice(0, place + 1).filter((part) => part.Of === Of);
    const left = holding && sharesLeft(holding, upToIt);
    if (holding && left !== undefined && left < 0n)
      errors[`Holdings.${place}.Shares`] =
        `Together these are too many: ${formatNumber(holding.Shares)} shares have no known holder`;
  });
  return errors;
}

/** What is left of all holdings together; empty while a part cannot be read or is too much. */
export function leftWords(unknown: readonly UnknownHolding[], parts: readonly PartValues[]): string {
  const left = unknown.map((holding, place) =>
    sharesLeft(
      holding,
      parts.filter(({ Of }) => Number(Of) === place),
    ),
  );
  if (left.some((count) => count === undefined || count < 0n)) return '';
  const sum = sumShares(left.flatMap((count) => count ?? []));
  if (sum === 0n) return 'All of these shares have a holder.';
  const count = toDecimalText(sum);
  return `${formatNumber(count)} ${count === '1' ? 'share still has' : 'shares still have'} no known holder.`;
}
