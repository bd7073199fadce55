import { parseAmount, parseShareCount, toDecimalText } from '@statbook/domain/money';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ShareClass } from '../classes/share-class.ts';
import { type AllotmentLine, checkLine } from './allotment-line.ts';
import { type PriceBasis, workOutPrice } from './price.ts';

/** A line as its form shows it: the price by what is known of it, what is paid by how much of it. */
export interface LineValues {
  holderId: string;
  classId: string;
  shares: string;
  basis: PriceBasis;
  amount: string;
  paid: 'full' | 'part' | 'nothing';
  paidEach: string;
  consideration: 'cash' | 'other';
  nonCash: string;
  isUnderEmployeeScheme: boolean;
  firstNumber: string;
}

export type LineFormState = UseFormReturn<LineValues, unknown, LineValues>;

/** The fields of the form by those of a line. */
const fieldOf = {
  holderId: 'holderId',
  companyNumber: 'holderId',
  classId: 'classId',
  shares: 'shares',
  priceEach: 'amount',
  paidEach: 'paidEach',
  nonCash: 'nonCash',
  firstNumber: 'firstNumber',
} as const;

/** An empty form; with one class only, that class. */
export function emptyLineValues(classes: readonly ShareClass[]): LineValues {
  const [only] = classes;
  return {
    holderId: '',
    classId: classes.length === 1 && only !== undefined ? only.shareClassId : '',
    shares: '',
    basis: 'price',
    amount: '',
    paid: 'full',
    paidEach: '',
    consideration: 'cash',
    nonCash: '',
    isUnderEmployeeScheme: false,
    firstNumber: '',
  };
}

/** A line to be changed in the form. */
export function toLineValues(line: AllotmentLine): LineValues {
  const { holderId, classId, shares, priceEach, paidEach, nonCash, isUnderEmployeeScheme, firstNumber } =
    line;
  return {
    holderId,
    classId,
    shares,
    basis: 'price',
    amount: priceEach,
    paid: paidOf(priceEach, paidEach),
    paidEach,
    consideration: nonCash === '' ? 'cash' : 'other',
    nonCash,
    isUnderEmployeeScheme,
    firstNumber,
  };
}

function paidOf(priceEach: string, paidEach: string): LineValues['paid'] {
  const [price, paid] = [parseAmount(priceEach), parseAmount(paidEach)];
  if (!paid.ok || (price.ok && paid.value === price.value)) return 'full';
  return paid.value === 0n ? 'nothing' : 'part';
}

const text = z.string().trim();
const values = z.object({
  holderId: text,
  classId: text,
  shares: text,
  basis: z.enum(['price', 'premium', 'total']),
  amount: text,
  paid: z.enum(['full', 'part', 'nothing']),
  paidEach: text,
  consideration: z.enum(['cash', 'other']),
  nonCash: text.max(4000, 'Enter at most 4,000 characters'),
  isUnderEmployeeScheme: z.boolean(),
  firstNumber: text,
});

/** The rules of the form: those of a line, at the form's own fields. */
export function lineSchema(classes: readonly ShareClass[], line?: AllotmentLine) {
  return values.superRefine((given, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (given.consideration === 'other' && given.nonCash === '')
      wrong('nonCash', 'Describe what is given for the shares, and how much of it');
    if (priceOf(given, classes).kind === 'split')
      return wrong('amount', 'Enter a total that divides, or use the exact split shown below');
    const [entered] = toLines(given, classes, line);
    for (const { field, message } of entered === undefined ? [] : checkLine(entered, classes)) {
      const path = fieldOf[field];
      if (path === 'amount' && given.amount === '') wrong(path, `Enter ${words[given.basis]}`);
      else if (path !== 'paidEach' || given.paid === 'part') wrong(path, message);
    }
  });
}

const words = {
  price: 'the price of each share, like 0.10',
  premium: 'the premium on each share, 0 if none',
  total: 'the total for all the shares',
};

const nominalOf = (classes: readonly ShareClass[], classId: string) =>
  classes.find(({ shareClassId }) => shareClassId === classId)?.nominalValue ?? '';

/** What follows for the price from what the form says. */
export function priceOf({ basis, amount, shares, classId }: LineValues, classes: readonly ShareClass[]) {
  return workOutPrice({ basis, amount, shares, nominalEach: nominalOf(classes, classId) });
}

/** The lines that a form makes: one, or those of an exact split. Who they are for stays as it was unless chosen anew. */
export function toLines(
  given: LineValues,
  classes: readonly ShareClass[],
  line?: AllotmentLine,
): readonly AllotmentLine[] {
  const outcome = priceOf(given, classes);
  if (outcome.kind !== 'split') {
    const priceEach = outcome.kind === 'exact' ? outcome.price.priceEach : given.amount;
    return [toLine(given, { line, shares: given.shares, priceEach })];
  }
  return outcome.parts.map(({ shares, priceEach }, index) =>
    toLine(given, {
      line: index === 0 ? line : line && { ...line, id: crypto.randomUUID() },
      shares: toDecimalText(shares),
      priceEach: toDecimalText(priceEach),
    }),
  );
}

interface Priced {
  readonly line: AllotmentLine | undefined;
  readonly shares: string;
  readonly priceEach: string;
}

function toLine(given: LineValues, { line, shares, priceEach }: Priced): AllotmentLine {
  const count = parseShareCount(shares);
  const paid = { full: priceEach, part: given.paidEach, nothing: '0' }[given.paid];
  return {
    id: line?.id ?? crypto.randomUUID(),
    holderId: given.holderId,
    holderName: line?.holderId === given.holderId ? line.holderName : '',
    newHolder: given.holderId === '' ? line?.newHolder : undefined,
    classId: given.classId,
    shares: count.ok ? toDecimalText(count.value) : shares,
    priceEach,
    paidEach: paid,
    nonCash: given.consideration === 'other' ? given.nonCash : '',
    isUnderEmployeeScheme: given.isUnderEmployeeScheme,
    firstNumber: given.firstNumber,
    row: line?.row,
  };
}
