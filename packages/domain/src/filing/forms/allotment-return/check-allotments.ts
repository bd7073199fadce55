import { type FieldError, fieldError } from '../../../field-error.ts';
import {
  type Amount,
  addDecimals,
  amount,
  compareDecimals,
  formatAmount,
  formatCount,
  multiplyExactly,
  parseAmount,
  parseShareCount,
  sumAmounts,
  sumShares,
  toDecimalText,
} from '../../../money/exact-decimal.ts';
import { checkAmount, checkShareCount } from '../../../share-capital/check-decimal.ts';
import { checkStatementOfCapital } from '../../../share-capital/check-statement-of-capital.ts';
import { classKey, type StatementOfCapitalRecord } from '../../../share-capital/statement-of-capital.ts';
import { CAPITAL } from '../fields/capital-fields.ts';
import { type FiledCapital, NAMES_IN_BOOKS, toCapitalRecord } from '../filed-capital.ts';
import type { SubscribedShares } from '../incorporation/content.ts';
import { ALLOTMENTS } from './allotment-fields.ts';
import type { FiledAllotment } from './content.ts';

/** The numbers of each allotment, and that no share is allotted below its nominal value (s. 580). */
export function checkAllotments(allotments: readonly FiledAllotment[]): readonly FieldError[] {
  return allotments.flatMap((allotment, index) =>
    checkAllotment(allotment, (name) => `${ALLOTMENTS.path}.${index}.${name}`),
  );
}

/** The same of one allotment, or of shares that are subscribed, by the places of its fields. */
export function checkAllotment(
  allotment: SubscribedShares,
  at: (name: keyof SubscribedShares) => string,
): readonly FieldError[] {
  const { numberOfShares, nominalValue, amountPaidPerShare, amountUnpaidPerShare } = allotment;
  const rule = (name: keyof SubscribedShares, number: string, canBeZero = false) => ({
    path: at(name),
    name: `the ${number}`,
    canBeZero,
  });
  const numbers = [
    ...checkShareCount(numberOfShares, rule('numberOfShares', 'number of shares')),
    ...checkAmount(nominalValue, rule('nominalValue', 'nominal value')),
    ...checkAmount(amountPaidPerShare, rule('amountPaidPerShare', 'amount paid', true)),
    ...checkAmount(amountUnpaidPerShare, rule('amountUnpaidPerShare', 'amount unpaid', true)),
  ];
  if (numbers.length > 0) return numbers;
  return [
    ...checkDigits(nominalValue, at('nominalValue')),
    ...checkDiscount(allotment, at('amountPaidPerShare')),
  ];
}

/** Whether less is paid on a share than a quarter of its nominal value and its whole premium (s. 586). */
export const isPaidTooLittle = (nominal: Amount, unpaid: Amount): boolean => unpaid * 4n > nominal * 3n;

const MOST_DIGITS = 8;

/** A nominal value has at most eight digits in all (`ShareValue`, baseTypes v3-7). */
function checkDigits(nominalValue: string, path: string): readonly FieldError[] {
  const digits = toDecimalText(amount(nominalValue)).replace(/^0\./, '.').replace('.', '');
  if (digits.length <= MOST_DIGITS) return [];
  return [fieldError(path, 'too-many-digits', `Enter a nominal value of at most ${MOST_DIGITS} digits`)];
}

function checkDiscount(allotment: SubscribedShares, path: string): readonly FieldError[] {
  const { nominalValue, amountPaidPerShare, amountUnpaidPerShare, currency } = allotment;
  const price = addDecimals(amount(amountPaidPerShare), amount(amountUnpaidPerShare));
  if (compareDecimals(price, amount(nominalValue)) >= 0) return [];
  const nominal = formatAmount(amount(nominalValue), currency);
  const message = `Paid and unpaid together are less than ${nominal}: no share may be allotted below its nominal value`;
  return [fieldError(path, 'below-nominal', message)];
}

/** The capital: its sums, and that the allotted shares are in it. */
export function checkCapital(
  capital: readonly FiledCapital[],
  allotments: readonly FiledAllotment[],
): readonly FieldError[] {
  const read = readAllotments(allotments);
  const sums = checkStatementOfCapital(recordOf(capital, read));
  return [
    ...sums.map((error) => ({ ...error, path: contentPath(error.path) })),
    ...read.flatMap((allotment) => checkHolds(capital, allotment, read)),
    ...checkUnpaid(capital, read),
  ];
}

type ReadAllotment = ReturnType<typeof readAllotments>[number];

/** The allotments whose numbers can be read; the others are refused at their fields. */
function readAllotments(allotments: readonly FiledAllotment[]) {
  return allotments.flatMap(({ shareClass, currency, ...allotment }, index) => {
    const shares = parseShareCount(allotment.numberOfShares);
    const nominal = parseAmount(allotment.nominalValue);
    const unpaid = parseAmount(allotment.amountUnpaidPerShare);
    if (!shares.ok || !nominal.ok || !unpaid.ok || shareClass === '' || currency === '') return [];
    return {
      path: `${ALLOTMENTS.path}.${index}`,
      key: classKey(shareClass),
      currency,
      shares: shares.value,
      nominal: toDecimalText(nominal.value),
      unpaid: unpaid.value,
    };
  });
}

/** The statement as the books keep it, so that the same sums are checked; nominal values as allotted. */
function recordOf(
  capital: readonly FiledCapital[],
  read: readonly ReadAllotment[],
): StatementOfCapitalRecord {
  const nominalOf = (className: string, currency: string) =>
    read.find((each) => each.key === classKey(className) && each.currency === currency)?.nominal;
  return {
    currencies: toCapitalRecord(capital).currencies.map(({ currency, classes, ...totals }) => ({
      ...totals,
      currency,
      classes: classes.map((each) => ({ ...each, nominalEach: nominalOf(each.className, currency) })),
    })),
  };
}

const NAMES_IN_FORM = new Map<string, string>([
  ...Object.entries(NAMES_IN_BOOKS).map(([filed, kept]) => [kept, filed] as const),
  ['currencies', CAPITAL.path],
  ['nominalEach', 'aggregateNominalValue'],
]);

/** "currencies.0.classes.1.className" of the books is "statementOfCapital.0.shares.1.shareClass" of the form. */
const contentPath = (path: string) =>
  path
    .split('.')
    .map((member) => NAMES_IN_FORM.get(member) ?? member)
    .join('.');

/** The class of an allotment is in the capital of its currency, with no fewer shares than were allotted. */
function checkHolds(
  capital: readonly FiledCapital[],
  { path, key, currency }: ReadAllotment,
  read: readonly ReadAllotment[],
): readonly FieldError[] {
  const table = capital.findIndex((each) => each.currency === currency);
  const index = capital[table]?.shares.findIndex(({ shareClass }) => classKey(shareClass) === key) ?? -1;
  const stated = parseShareCount(capital[table]?.shares[index]?.numberOfShares ?? '');
  if (index === -1) {
    const message = `State this class under ${currency} on the page of the capital, or correct its name`;
    return [fieldError(`${path}.shareClass`, 'not-in-capital', message)];
  }
  const same = read.filter((each) => each.key === key && each.currency === currency);
  const allotted = sumShares(same.map(({ shares }) => shares));
  if (same[0]?.path !== path || !stated.ok || compareDecimals(stated.value, allotted) >= 0) return [];
  const message = `Enter the number after the allotment: ${formatCount(allotted)} shares of this class were allotted alone`;
  return [fieldError(`${CAPITAL.path}.${table}.shares.${index}.numberOfShares`, 'before-allotment', message)];
}

/** What is unpaid on the allotted shares is part of what is unpaid in all. */
function checkUnpaid(
  capital: readonly FiledCapital[],
  read: readonly ReadAllotment[],
): readonly FieldError[] {
  return capital.flatMap(({ currency, totalAmountUnpaid }, index) => {
    const products = read
      .filter((allotment) => allotment.currency === currency)
      .map((allotment) => multiplyExactly(allotment.shares, allotment.unpaid));
    const unpaid = sumAmounts(products.filter((product) => product !== undefined));
    const stated = parseAmount(totalAmountUnpaid);
    if (!stated.ok || compareDecimals(stated.value, unpaid) >= 0) return [];
    const message = `Enter at least ${formatAmount(unpaid, currency)}: so much is unpaid on the shares allotted`;
    return [fieldError(`${CAPITAL.path}.${index}.totalAmountUnpaid`, 'less-than-allotted', message)];
  });
}
