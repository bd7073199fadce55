import { CURRENCIES } from '../../../reference-data/currencies.ts';
import {
  type Answers,
  countRows,
  type FieldOption,
  type FormField,
  type FormSection,
  type FormStep,
  repeatSection,
} from '../kernel/form-fields.ts';

/** Currencies of today that the gateway's list of current ones (iso3currency_current v1-0) does not have. */
const NOT_LISTED = new Set(['BYN', 'SLE', 'TMT', 'XCG', 'ZWG']);

const CURRENCY_OPTIONS: readonly FieldOption[] = CURRENCIES.filter(({ code }) => !NOT_LISTED.has(code)).map(
  ({ code, name }) => ({ value: code, label: `${code} – ${name}` }),
);

/** Where the lists of answers stand, as in the content. */
export const ALLOTMENTS = 'allotments';
export const CAPITAL = 'statementOfCapital';

/** How many rows of a list the form takes. */
export const MOST_ROWS = 50;

/** The paths of the rows of a list; one where none is given yet. */
export function rowsOf(answers: Answers, path: string): readonly string[] {
  const count = Math.max(countRows(answers, { path, max: MOST_ROWS }), 1);
  return Array.from({ length: count }, (_, index) => `${path}.${index}`);
}

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
  const list = { path: ALLOTMENTS, max: MOST_ROWS, noun: 'allotment', least: 1 };
  return repeatSection(answers, list, ({ path, index }) => ({
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
  const tables = { path: CAPITAL, max: MOST_ROWS, noun: 'currency', least: 1 };
  return repeatSection(answers, tables, ({ path, index }) => ({
    title: `Capital, currency ${index + 1}`,
    fields: [
      currency(`${path}.currency`),
      field(`${path}.totalNumberOfShares`, 'Total number of shares'),
      field(`${path}.totalAggregateNominalValue`, 'Total nominal value'),
      field(`${path}.totalAmountUnpaid`, 'Total amount unpaid', { hint: '0 where all is paid.' }),
    ],
  })).flatMap((table, index) => [table, ...classSections(answers, `${CAPITAL}.${index}.shares`)]);
}

function classSections(answers: Answers, path: string): readonly FormSection[] {
  const classes = { path, max: MOST_ROWS, noun: 'class of shares', least: 1 };
  return repeatSection(answers, classes, (row) => ({
    title: `Class ${row.index + 1}`,
    fields: [
      className(`${row.path}.shareClass`),
      field(`${row.path}.numberOfShares`, 'Number of shares'),
      field(`${row.path}.aggregateNominalValue`, 'Total nominal value of the class'),
      field(`${row.path}.prescribedParticulars`, 'Rights attached to them', {
        kind: 'long-text',
        maxLength: 4000,
        hint: 'Voting, dividends, return of capital, and whether they can be redeemed.',
      }),
    ],
  }));
}
