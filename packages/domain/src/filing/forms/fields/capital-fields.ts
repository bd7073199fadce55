import { GATEWAY_CURRENCIES } from '../../../reference-data/currencies.ts';
import type { Warning } from '../../readiness.ts';
import type { FiledCapital } from '../filed-capital.ts';
import {
  type Answers,
  type FieldOption,
  type FormField,
  type FormSection,
  repeatSection,
  rowsOf,
  textsAt,
} from '../kernel/form-fields.ts';

/** The list of a statement of capital, one row for each currency; its paths are those of the content. */
export const CAPITAL = { path: 'statementOfCapital', noun: 'currency', max: 50, least: 1 } as const;

const classesOf = (table: string) => ({
  path: `${table}.shares`,
  noun: 'class of shares',
  max: 50,
  least: 1,
});

const CURRENCY_OPTIONS: readonly FieldOption[] = GATEWAY_CURRENCIES.map(({ code, name }) => ({
  value: code,
  label: `${code} – ${name}`,
}));

/** A field about shares: a number or an amount unless it says otherwise. */
export const shareField = (path: string, label: string, more: Partial<FormField> = {}): FormField => ({
  path,
  label,
  kind: 'amount',
  ...more,
});

/** Makes fields of amounts in the currency that is answered at a path. */
export const amountFieldIn =
  (currencyAt: string) =>
  (path: string, label: string, more: Partial<FormField> = {}): FormField =>
    shareField(path, label, { ...more, currencyAt });

/** The name of a class of shares. */
export const classNameField = (path: string) =>
  shareField(path, 'Class of shares', { kind: 'text', maxLength: 50 });

/** A currency in use today. */
export const currencyField = (path: string) =>
  shareField(path, 'Currency', { kind: 'select', options: CURRENCY_OPTIONS });

/** The tables of a statement of capital, each with its classes. */
export function capitalSections(answers: Answers): readonly FormSection[] {
  const tables = repeatSection(answers, CAPITAL, ({ path, index }) => {
    const amountField = amountFieldIn(`${path}.currency`);
    return {
      title: `Capital, currency ${index + 1}`,
      fields: [
        currencyField(`${path}.currency`),
        shareField(`${path}.totalNumberOfShares`, 'Total number of shares'),
        amountField(`${path}.totalAggregateNominalValue`, 'Total nominal value'),
        amountField(`${path}.totalAmountUnpaid`, 'Total amount unpaid', { hint: '0 where all is paid.' }),
      ],
    };
  });
  return tables.flatMap((table, index) => [table, ...classSections(answers, `${CAPITAL.path}.${index}`)]);
}

function classSections(answers: Answers, table: string): readonly FormSection[] {
  return repeatSection(answers, classesOf(table), ({ path, index }) => ({
    title: `Class ${index + 1}`,
    fields: [
      classNameField(`${path}.shareClass`),
      shareField(`${path}.numberOfShares`, 'Number of shares'),
      amountFieldIn(`${table}.currency`)(`${path}.aggregateNominalValue`, 'Total nominal value of the class'),
      shareField(`${path}.prescribedParticulars`, 'Rights attached to them', {
        kind: 'long-text',
        maxLength: 4000,
        hint: 'Voting, dividends, return of capital, and whether they can be redeemed.',
      }),
    ],
  }));
}

/** Warns of currency signs in the names of classes: the registrar refuses some. */
export function warnOfSigns(classNames: readonly string[]): readonly Warning[] {
  const named = [...new Set(classNames)].filter((name) => /[£€$¥]/.test(name)).map((name) => `“${name}”`);
  if (named.length === 0) return [];
  const message = `Companies House may refuse the sign of a currency in the name of a class: ${named.join(', ')}. The currency and the nominal value are stated beside it.`;
  return [{ code: 'sign-in-class-name', message }];
}

const TOTALS = [
  'currency',
  'totalNumberOfShares',
  'totalAggregateNominalValue',
  'totalAmountUnpaid',
] as const;
const OF_CLASS = ['shareClass', 'prescribedParticulars', 'numberOfShares', 'aggregateNominalValue'] as const;

/** The statement of capital given, one table for each currency. */
export function capitalAt(answers: Answers): readonly FiledCapital[] {
  return rowsOf(answers, CAPITAL).map((path) => ({
    ...textsAt(answers, path, TOTALS),
    shares: rowsOf(answers, classesOf(path)).map((row) => textsAt(answers, row, OF_CLASS)),
  }));
}
