import {
  multiplyExactly,
  parseAmount,
  parseShareCount,
  toDecimalText,
  wholeCountOf,
} from '@statbook/domain/money';
import type { ShareClass } from '../../classes/share-class.ts';
import { type LineFault, longestConsideration } from '../allotment-line.ts';
import type { Cells } from './holder-of-row.ts';

/** What a row says of its shares and what is given for them, with what in it is not understood. */
interface PricesOfRow {
  readonly shares: string;
  readonly priceEach: string;
  readonly paidEach: string;
  readonly nonCash: string;
  readonly faults: readonly LineFault[];
}

/** A price left empty is the nominal value, and paid left empty is paid in full. */
export function pricesOfRow(cells: Cells, shareClass: ShareClass | undefined): PricesOfRow {
  const faults: LineFault[] = [];
  const amountIn = (column: 'price' | 'paid' | 'paidOnEachOrAll', field: 'priceEach' | 'paidEach') => {
    const { text, fault } = readAmount(cells(column), shareClass?.currency);
    if (fault !== undefined) faults.push({ field, message: fault });
    return text;
  };
  const shares = readCount(cells('shares'));
  const priceEach = amountIn('price', 'priceEach') || (shareClass?.nominalValue ?? '');
  const onEach = amountIn('paid', 'paidEach');
  const onEachOrAll = onEach === '' ? amountIn('paidOnEachOrAll', 'paidEach') : '';
  const proven = onEachOrAll === '' ? priceEach : provenPaidEach(onEachOrAll, { shares, priceEach });
  if (proven === undefined) faults.push({ field: 'paidEach', message: whichPaid(cells('paidOnEachOrAll')) });
  const nonCash = cells('nonCash');
  if (isPlainAmount(nonCash)) faults.push({ field: 'nonCash', message: cashGiven(nonCash) });
  if (nonCash.length > longestConsideration)
    faults.push({ field: 'nonCash', message: `Shorten it to ${longestConsideration} characters` });
  return {
    shares,
    priceEach,
    paidEach: onEach || (proven ?? onEachOrAll),
    nonCash: isPlainAmount(nonCash) ? '' : nonCash,
    faults,
  };
}

/** What is paid on each share, where the row leaves no doubt whether its amount is of each or of all; else undefined. What is no amount stays as it is. */
function provenPaidEach(
  paid: string,
  { shares, priceEach }: Pick<PricesOfRow, 'shares' | 'priceEach'>,
): string | undefined {
  const [amount, count, price] = [parseAmount(paid), parseShareCount(shares), parseAmount(priceEach)];
  if (!amount.ok) return paid;
  if (!count.ok || !price.ok) return undefined;
  if (multiplyExactly(count.value, price.value) === amount.value) return toDecimalText(price.value);
  const isOfEach = amount.value === 0n || amount.value === price.value || wholeCountOf(count.value) === 1n;
  return isOfEach ? toDecimalText(amount.value) : undefined;
}

const whichPaid = (cell: string) =>
  `“${cell}” may be paid on each share or on all of them: enter what is paid on each, or name the column “Paid on each”`;

const cashGiven = (cell: string) =>
  `“${cell}” is an amount of money: describe what is given instead of cash, or leave it empty for cash`;

/** What a cell says, and why it is no figure for the field it stands in. */
interface ReadFigure {
  readonly text: string;
  readonly fault?: string;
}

const sign = String.raw`\p{Sc}|[A-Z]{3}`;
const withSign = new RegExp(`^(?<before>${sign})?\\s*(?<figure>[\\d.,]+)\\s*(?<after>${sign})?$`, 'u');

/** An amount in the currency of its class: "£1.50", "1,000" and "1.50 GBP" are figures; what is none stays as it is. */
function readAmount(cell: string, currency: string | undefined): ReadFigure {
  const { before, figure = cell, after } = withSign.exec(cell)?.groups ?? {};
  const given = before ?? after;
  if (given !== undefined && currency !== undefined && given !== currency && given !== signOf(currency))
    return { text: cell, fault: `Enter the amount in ${currency}: “${cell}” is in another currency` };
  const parsed = parseAmount(figure);
  return { text: parsed.ok ? toDecimalText(parsed.value) : cell };
}

/** Whether a cell says an amount of money and nothing else, in whatever currency. */
function isPlainAmount(cell: string): boolean {
  const figure = withSign.exec(cell)?.groups?.figure;
  return figure !== undefined && parseAmount(figure).ok;
}

/** "$" is the sign of many currencies: whichever the class has is meant. */
function signOf(currency: string): string | undefined {
  const shown = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return shown.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}

/** A number of shares: "1,000" and "1000.00" are figures. "1.000" may be one share or a thousand, and stays as it is. */
function readCount(cell: string): string {
  const whole = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.exec(cell)?.[1];
  return whole?.replaceAll(',', '').replace(/^0+(?=\d)/, '') ?? cell;
}
