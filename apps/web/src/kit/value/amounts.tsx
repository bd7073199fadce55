import { formatMoney, formatNumber } from './format.ts';
import { Value } from './value.tsx';

/** An exact amount of money, as a decimal text. */
export function Money({ amount, currency = 'GBP' }: { amount: string; currency?: string }) {
  return <Value>{formatMoney(amount, currency)}</Value>;
}

/** An exact number, grouped by thousands: shares, votes, rows. */
export function Count({ of: amount }: { of: string | number | bigint }) {
  return <Value>{formatNumber(amount)}</Value>;
}
