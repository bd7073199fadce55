import { formatAmount, formatCount, parseAmount } from '@statbook/domain/money';

/** An amount for people: "£5,060.40"; without its currency the figure alone. */
export function writeMoney(value: string, currency: string | undefined): string {
  const parsed = parseAmount(value);
  if (!parsed.ok) return value;
  return currency === undefined ? formatCount(parsed.value) : formatAmount(parsed.value, currency);
}

/** Amounts with their currencies as the database joins them: "EUR 100, GBP 5060.4". */
export function writeAmounts(amounts: string): string {
  return amounts
    .split(', ')
    .map((each) => {
      const [currency = '', value = ''] = each.split(' ');
      return writeMoney(value, currency);
    })
    .join(', ');
}
