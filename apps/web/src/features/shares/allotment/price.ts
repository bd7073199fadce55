import {
  type Amount,
  addDecimals,
  multiplyExactly,
  parseAmount,
  parseShareCount,
  toDecimalText,
} from '@statbook/domain/money';
import { premiumOf, type PricedShares, splitTotal } from '@statbook/domain/share-capital';

/** What the person knows: the price of a share, its premium, or what all of them cost together. */
export type PriceBasis = 'price' | 'premium' | 'total';

export interface PriceGiven {
  readonly basis: PriceBasis;
  readonly amount: string;
  readonly shares: string;
  readonly nominalEach: string;
}

/** What follows from what was given, as exact texts. */
export type Price = Readonly<Record<'priceEach' | 'premiumEach' | 'total', string>>;

/** The price as it follows exactly; a split where a total does not divide; nothing while a number is missing. */
export type PriceOutcome =
  | { readonly kind: 'exact'; readonly price: Price }
  | { readonly kind: 'split'; readonly parts: readonly PricedShares[] }
  | { readonly kind: 'open' };

const open = { kind: 'open' } as const;

/** Works a price out either way. A total that does not end within six decimals is never rounded. */
export function workOutPrice({ basis, amount, shares, nominalEach }: PriceGiven): PriceOutcome {
  const [given, count, nominal] = [parseAmount(amount), parseShareCount(shares), parseAmount(nominalEach)];
  if (!given.ok || !count.ok || !nominal.ok || count.value === 0n) return open;
  if (basis === 'total') {
    const parts = splitTotal(given.value, count.value);
    const [only] = parts;
    if (parts.length > 1 || only === undefined) return { kind: 'split', parts };
    return exact(only.priceEach, nominal.value, given.value);
  }
  const priceEach = basis === 'premium' ? addDecimals(nominal.value, given.value) : given.value;
  const total = multiplyExactly(count.value, priceEach);
  return total === undefined ? open : exact(priceEach, nominal.value, total);
}

function exact(priceEach: Amount, nominalEach: Amount, total: Amount): PriceOutcome {
  return {
    kind: 'exact',
    price: {
      priceEach: toDecimalText(priceEach),
      premiumEach: toDecimalText(premiumOf(priceEach, nominalEach)),
      total: toDecimalText(total),
    },
  };
}
