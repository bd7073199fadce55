import {
  readShareCount,
  type ShareCount,
  subtractDecimals,
  sumShares,
  toDecimalText,
} from '@statbook/domain/money';
import { describeNumberRanges, parseNumberRanges, remainingOf } from '@statbook/domain/share-capital';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import { formatNumber } from '#kit/value/format.ts';
import type { EventRequest } from '../plan/share-plan.ts';

export type Balance = Extract<EventRequest, { kind: 'opening-balance' }>;
export type UnknownHolding = Balance['holdings'][number];

/** Shares of nobody known that go to somebody. */
export interface PartValues {
  /** The place of the holding among those of nobody known. */
  of: string;
  holderId: string;
  shares: string;
  numbers: string;
}

/** The parts under the name that holdings have on the wire: what the server says of one finds its field. */
export interface DivideValues {
  reason: string;
  holdings: PartValues[];
}

export const emptyPart: PartValues = { of: '0', holderId: '', shares: '', numbers: '' };

/** What the holdings of nobody known are divided into: the parts first, and of each holding what is left. */
export function toDivided(
  { holdings, ...balance }: Balance,
  unknown: readonly UnknownHolding[],
  { holdings: parts }: DivideValues,
): Balance {
  const divided = parts.flatMap(({ of, holderId, shares, numbers }) => {
    const holding = unknown[Number(of)];
    return holding ? [{ ...holding, holderId, shares, ...withoutEmpty({ numbers }) }] : [];
  });
  const left = unknown.flatMap((holding, place) => whatIsLeft(holding, partsOf(place, parts)));
  const others = holdings.filter((each) => !unknown.includes(each));
  return { ...balance, holdings: [...divided, ...left, ...others] };
}

const partsOf = (place: number, parts: readonly PartValues[]) =>
  parts.filter(({ of }) => Number(of) === place);

function whatIsLeft(holding: UnknownHolding, parts: readonly PartValues[]): UnknownHolding[] {
  const shares = sharesLeft(holding, parts);
  if (shares === undefined || shares <= 0n) return [];
  const taken = parts.flatMap(({ numbers }) => parseNumberRanges(numbers) ?? []);
  const numbers = remainingOf(parseNumberRanges(holding.numbers ?? '') ?? [], taken);
  const own = holding.numbers === undefined ? {} : { numbers: describeNumberRanges(numbers) };
  return [{ ...holding, shares: toDecimalText(shares), ...own }];
}

/** What parts leave of a holding, below zero where they are too many; undefined while one cannot be read. */
function sharesLeft({ shares }: UnknownHolding, parts: readonly PartValues[]): ShareCount | undefined {
  const whole = readShareCount(shares);
  const taken = parts.map((part) => readShareCount(part.shares));
  if (whole === undefined || taken.includes(undefined)) return undefined;
  return subtractDecimals(whole, sumShares(taken.flatMap((count) => count ?? [])));
}

/** What is missing or too much, by the name of the field. */
export function checkParts(unknown: readonly UnknownHolding[], { holdings }: DivideValues) {
  const errors: Record<string, string> = {};
  holdings.forEach(({ of, holderId, shares }, place) => {
    const holding = unknown[Number(of)];
    if (holderId === '') errors[`holdings.${place}.holderId`] = 'Choose who holds these shares';
    if ((readShareCount(shares) ?? 0n) <= 0n) errors[`holdings.${place}.shares`] = 'Enter a number of shares';
    const upToIt = holdings.slice(0, place + 1).filter((part) => part.of === of);
    const left = holding && sharesLeft(holding, upToIt);
    if (holding && left !== undefined && left < 0n)
      errors[`holdings.${place}.shares`] =
        `Together these are too many: ${formatNumber(holding.shares)} shares have no known holder`;
  });
  return errors;
}

/** What is left of all holdings together; empty while a part cannot be read or is too much. */
export function leftWords(unknown: readonly UnknownHolding[], parts: readonly PartValues[]): string {
  const left = unknown.map((holding, place) => sharesLeft(holding, partsOf(place, parts)));
  if (left.some((count) => count === undefined || count < 0n)) return '';
  const sum = sumShares(left.flatMap((count) => count ?? []));
  if (sum === 0n) return 'All of these shares have a holder.';
  const count = toDecimalText(sum);
  return `${formatNumber(count)} ${count === '1' ? 'share still has' : 'shares still have'} no known holder.`;
}
