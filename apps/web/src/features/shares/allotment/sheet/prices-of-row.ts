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
import { isPlainAmount, readAmount, readCount } from './read-figures.ts';

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
