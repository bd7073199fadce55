import { GATEWAY_CURRENCIES } from '../../../reference-data/currencies.ts';
import type { FiledCapital } from '../filed-capital.ts';
import {
  type Answers,
  type FieldOption,
  type FormField,
  type FormSection,
  type FormStep,
  givenAt,
  repeatSection,
  rowsOf,
  textsAt,
} from '../kernel/form-fields.ts';
import type { FiledAllotment } from './content.ts';

const CURRENCY_OPTIONS: readonly FieldOption[] = GATEWAY_CURRENCIES.map(({ code, name }) => ({
  value: code,
  label: `${code} – ${name}`,
}));

const list = (path: string, noun: string) => ({ path, noun, max: 50, least: 1 });

/** The lists of the form, whose paths are those of the content. */
export const ALLOTMENTS = list('allotments', 'allotment');
export const CAPITAL = list('statementOfCapital', 'currency');
const classesOf = (table: string) => list(`${table}.shares`, 'class of shares');

/** The pages of a return of allotments. */
export function allotmentSteps(answers: Answers): readonly FormStep[] {
  return [
    {
      id: 'allotments',
      title: 'Shares allotted',
      hint: 'Nobody to whom shares were allotted is named: the next confirmation statement does that.',
      sections: [{ title: 'Dates', fields: DATE_FIELDS }, ...allotmentSections(answers)],
    },
    {
      id: 'capital',
      title: 'Capital after the allotment',
      hint: 'All shares in issue, the new ones among them: one table for each currency.',
      sections: capitalSections(answers),
    },
  ];
}

const DATE_FIELDS: readonly FormField[] = [
  {
    path: 'allottedFrom',
    label: 'Date of the allotment',
    kind: 'date',
    hint: 'The first, where shares were allotted on several days.',
  },
  { path: 'allottedTo', label: 'Last date, where there are several', kind: 'date', isOptional: true },
];

const field = (path: string, label: string, more: Partial<FormField> = {}): FormField => ({
  path,
  label,
  kind: 'amount',
  ...more,
});

const className = (path: string) => field(path, 'Class of shares', { kind: 'text', maxLength: 50 });
const currency = (path: string) => field(path, 'Currency', { kind: 'select', options: CURRENCY_OPTIONS });

function allotmentSections(answers: Answers): readonly FormSection[] {
  return repeatSection(answers, ALLOTMENTS, ({ path, index }) => ({
    title: `Allotment ${index + 1}`,
    hint: 'Shares of one class, allotted on the same terms.',
    fields: [
      className(`${path}.shareClass`),
      currency(`${path}.currency`),
      field(`${path}.numberOfShares`, 'Number of shares'),
      field(`${path}.nominalValue`, 'Nominal value of each'),
      field(`${path}.amountPaidPerShare`, 'Amount paid or due on each', { hint: 'With any premium.' }),
      field(`${path}.amountUnpaidPerShare`, 'Amount unpaid on each', { hint: '0 where all is paid.' }),
      field(`${path}.nonCashConsideration`, 'What was given for them, if not cash', {
        kind: 'long-text',
        maxLength: 2000,
        isOptional: true,
      }),
    ],
  }));
}

function capitalSections(answers: Answers): readonly FormSection[] {
  const tables = repeatSection(answers, CAPITAL, ({ path, index }) => ({
    title: `Capital, currency ${index + 1}`,
    fields: [
      currency(`${path}.currency`),
      field(`${path}.totalNumberOfShares`, 'Total number of shares'),
      field(`${path}.totalAggregateNominalValue`, 'Total nominal value'),
      field(`${path}.totalAmountUnpaid`, 'Total amount unpaid', { hint: '0 where all is paid.' }),
    ],
  }));
  return tables.flatMap((table, index) => [table, ...classSections(answers, `${CAPITAL.path}.${index}`)]);
}

function classSections(answers: Answers, table: string): readonly FormSection[] {
  return repeatSection(answers, classesOf(table), ({ path, index }) => ({
    title: `Class ${index + 1}`,
    fields: [
      className(`${path}.shareClass`),
      field(`${path}.numberOfShares`, 'Number of shares'),
      field(`${path}.aggregateNominalValue`, 'Total nominal value of the class'),
      field(`${path}.prescribedParticulars`, 'Rights attached to them', {
        kind: 'long-text',
        maxLength: 4000,
        hint: 'Voting, dividends, return of capital, and whether they can be redeemed.',
      }),
    ],
  }));
}

const TERMS = [
  'shareClass',
  'currency',
  'nominalValue',
  'amountPaidPerShare',
  'amountUnpaidPerShare',
] as const;
const TOTALS = [
  'currency',
  'totalNumberOfShares',
  'totalAggregateNominalValue',
  'totalAmountUnpaid',
] as const;
const OF_CLASS = ['shareClass', 'prescribedParticulars', 'numberOfShares', 'aggregateNominalValue'] as const;

/** The allotments given, in order. */
export function allotmentsAt(answers: Answers): readonly FiledAllotment[] {
  return rowsOf(answers, ALLOTMENTS).map((path) => ({
    ...textsAt(answers, path, [...TERMS, 'numberOfShares']),
    ...givenAt(answers, path, ['nonCashConsideration']),
  }));
}

/** The statement of capital given, one table for each currency. */
export function capitalAt(answers: Answers): readonly FiledCapital[] {
  return rowsOf(answers, CAPITAL).map((path) => ({
    ...textsAt(answers, path, TOTALS),
    shares: rowsOf(answers, classesOf(path)).map((row) => textsAt(answers, row, OF_CLASS)),
  }));
}
