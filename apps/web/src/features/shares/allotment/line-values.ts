import { parseAmount, parseShareCount, toDecimalText } from '@statbook/domain/money';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import type { ShareClass } from '../classes/share-class.ts';
import { type AllotmentLine, blankLine, checkLine, longestConsideration } from './allotment-line.ts';
import { type PriceBasis, workOutPrice } from './price.ts';

/** A line as its form shows it: the price by what is known of it, what is paid by how much of it. */
export interface LineValues extends AllotmentLine {
  readonly basis: PriceBasis;
  readonly amount: string;
  readonly paid: 'full' | 'part' | 'nothing';
  readonly consideration: 'cash' | 'other';
}

export type LineFormState = StatbookForm<LineValues>;

/** A line to be changed in the form; without one, an empty one, of the class if there is only one. */
export function toLineValues(line: AllotmentLine | undefined, classes: readonly ShareClass[]): LineValues {
  const [only, another] = classes;
  const classId = another === undefined ? (only?.shareClassId ?? '') : '';
  const first = line ?? { ...blankLine(), classId };
  return {
    ...first,
    basis: 'price',
    amount: first.priceEach,
    paid: paidOf(first),
    consideration: first.nonCash === '' ? 'cash' : 'other',
  };
}

function paidOf({ priceEach, paidEach }: AllotmentLine): LineValues['paid'] {
  const [price, paid] = [parseAmount(priceEach), parseAmount(paidEach)];
  if (!paid.ok || (price.ok && paid.value === price.value)) return 'full';
  return paid.value === 0n ? 'nothing' : 'part';
}

/** What is wrong with the form: the faults of its line, at the form's own fields. */
export function checkLineValues(values: LineValues, classes: readonly ShareClass[]) {
  const errors: Record<string, string> = {};
  const { consideration, nonCash, basis, amount, paid } = values;
  if (consideration === 'other' && nonCash.trim() === '')
    errors['nonCash'] = 'Describe the consideration, and how much of it';
  if (nonCash.trim().length > longestConsideration) errors['nonCash'] = 'Enter at most 4,000 characters';
  const isSplit = priceOf(values, classes).kind === 'split';
  if (isSplit) errors['amount'] = 'Enter a total that divides, or use the exact split shown below';
  const [entered] = toLines(values, classes);
  for (const { field, message } of entered === undefined ? [] : checkLine(entered, classes)) {
    if (field === 'priceEach') errors['amount'] ??= amount === '' ? `Enter ${words[basis]}` : message;
    else if (field !== 'paidEach' || paid === 'part') errors[field] = message;
  }
  return errors;
}

const words = {
  price: 'the price of each share, like 0.10',
  premium: 'the premium on each share, 0 if none',
  total: 'the total for all the shares',
};

type PriceValues = Pick<LineValues, 'basis' | 'amount' | 'shares' | 'classId'>;

/** What follows for the price from what the form says. */
export function priceOf({ basis, amount, shares, classId }: PriceValues, classes: readonly ShareClass[]) {
  const shareClass = classes.find(({ shareClassId }) => shareClassId === classId);
  return workOutPrice({ basis, amount, shares, nominalEach: shareClass?.nominalValue ?? '' });
}

/** The lines that a form makes: one, or those of an exact split. */
export function toLines(values: LineValues, classes: readonly ShareClass[]): readonly AllotmentLine[] {
  const outcome = priceOf(values, classes);
  if (outcome.kind !== 'split') {
    const priceEach = outcome.kind === 'exact' ? outcome.price.priceEach : values.amount;
    return [toLine({ ...values, priceEach })];
  }
  return outcome.parts.map(({ shares, priceEach }, index) =>
    toLine({
      ...values,
      id: index === 0 ? values.id : crypto.randomUUID(),
      shares: toDecimalText(shares),
      priceEach: toDecimalText(priceEach),
    }),
  );
}

/** What a spreadsheet said of it and nobody understood is settled by the form. */
function toLine({ basis: _basis, amount: _amount, unread: _unread, ...values }: LineValues): AllotmentLine {
  const { paid, consideration, ...line } = values;
  const count = parseShareCount(line.shares);
  return {
    ...line,
    ...(line.holderId !== '' && { newHolder: undefined, holderName: '' }),
    shares: count.ok ? toDecimalText(count.value) : line.shares,
    paidEach: { full: line.priceEach, part: line.paidEach, nothing: '0' }[paid],
    nonCash: consideration === 'other' ? line.nonCash.trim() : '',
  };
}
