import { fieldError, type FieldError, underPath } from '../field-error.ts';
import { amount, parseAmount, parseShareCount, shareCount, toDecimalText } from '../money/exact-decimal.ts';
import { checkAmount, checkShareCount } from './check-decimal.ts';
import { checkText } from './check-text.ts';
import {
  aggregateNominalOf,
  type ClassCapitalRecord,
  type CurrencyCapitalRecord,
  classKey,
  type StatementOfCapitalRecord,
  totalsOf,
} from './statement-of-capital.ts';

const CLASS_NAME = { path: 'className', name: 'the name of the class', longest: 50 };
const PARTICULARS = { path: 'particulars', name: 'the rights attached to the shares', longest: 4000 };

/**
 * The errors in a statement of capital: unreadable or oversized numbers, aggregates that are not number times nominal value
 * (I4), totals that do not add up, a missing total unpaid, the same currency or class twice.
 */
export function checkStatementOfCapital(capital: StatementOfCapitalRecord): readonly FieldError[] {
  if (capital.currencies.length === 0) {
    return [fieldError('currencies', 'missing', 'Add at least one class of shares')];
  }
  return capital.currencies.flatMap((table, index) => {
    const isRepeated = capital.currencies.slice(0, index).some(({ currency }) => currency === table.currency);
    const repeated = fieldError('currency', 'repeated', `Put all ${table.currency} shares in one table`);
    return underPath(`currencies.${index}`, [...(isRepeated ? [repeated] : []), ...checkCurrency(table)]);
  });
}

function checkCurrency(table: CurrencyCapitalRecord): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!/^[A-Z]{3}$/.test(table.currency)) {
    errors.push(fieldError('currency', 'not-a-currency', 'Choose a currency, like GBP'));
  }
  if (table.classes.length === 0) {
    errors.push(fieldError('classes', 'missing', 'Add at least one class of shares'));
  }
  table.classes.forEach((each, index) => {
    errors.push(
      ...underPath(`classes.${index}`, [...checkRepeated(table.classes, index), ...checkClass(each)]),
    );
  });
  const sums = errors.length > 0 ? undefined : totalsOf(table.classes);
  return [...errors, ...checkTotals(table, sums)];
}

function checkRepeated(classes: readonly ClassCapitalRecord[], index: number): readonly FieldError[] {
  const key = classKey(classes[index]?.className ?? '');
  const isRepeated =
    key !== '' && classes.slice(0, index).some(({ className }) => classKey(className) === key);
  return isRepeated ? [fieldError('className', 'repeated', 'Enter each class of shares once')] : [];
}

function checkClass(each: ClassCapitalRecord): readonly FieldError[] {
  const errors = [
    ...checkText(each.className, CLASS_NAME),
    ...checkShareCount(each.numberOfShares, { path: 'numberOfShares', name: 'the number of shares' }),
    ...checkAmount(each.aggregateNominal, { path: 'aggregateNominal', name: 'the total nominal value' }),
    ...checkText(each.particulars, PARTICULARS),
  ];
  return errors.length > 0 ? errors : checkAggregate(each);
}

function checkAggregate(each: ClassCapitalRecord): readonly FieldError[] {
  if (each.nominalEach === undefined) return [];
  const nominal = parseAmount(each.nominalEach);
  if (!nominal.ok)
    return checkAmount(each.nominalEach, { path: 'nominalEach', name: 'the nominal value of a share' });
  const expected = aggregateNominalOf(shareCount(each.numberOfShares), nominal.value);
  if (expected !== undefined && amount(expected) === amount(each.aggregateNominal)) return [];
  const message = `Enter ${expected ?? 'the exact product'}: the number of shares times the nominal value of each`;
  return [fieldError('aggregateNominal', 'not-number-times-nominal', message)];
}

/** The errors in the totals, in the order of the fields; `sums` are the totals of the classes, where readable. */
function checkTotals(
  table: CurrencyCapitalRecord,
  sums: ReturnType<typeof totalsOf> | undefined,
): readonly FieldError[] {
  const [statedShares, statedNominal] = [parseShareCount(table.totalShares), parseAmount(table.totalNominal)];
  return [
    ...checkShareCount(table.totalShares, {
      path: 'totalShares',
      name: 'the total number of shares',
      size: 'total',
    }),
    ...(sums && statedShares.ok && statedShares.value !== sums.totalShares
      ? [notAddingUp('totalShares', 'the classes add up to', toDecimalText(sums.totalShares))]
      : []),
    ...checkAmount(table.totalNominal, {
      path: 'totalNominal',
      name: 'the total nominal value',
      size: 'total',
    }),
    ...(sums && statedNominal.ok && statedNominal.value !== sums.totalNominal
      ? [notAddingUp('totalNominal', 'the nominal values add up to', toDecimalText(sums.totalNominal))]
      : []),
    ...checkAmount(table.totalUnpaid, {
      path: 'totalUnpaid',
      name: 'the total amount unpaid (0 if everything is paid)',
      size: 'total',
      canBeZero: true,
    }),
  ];
}

function notAddingUp(path: string, what: string, total: string): FieldError {
  return fieldError(path, 'does-not-add-up', `Enter ${total}: ${what} that`);
}
