import {
  amountFieldIn,
  capitalSections,
  classNameField,
  currencyField,
  shareField,
} from '../fields/capital-fields.ts';
import {
  type Answers,
  type FormField,
  type FormSection,
  type FormStep,
  givenAt,
  repeatSection,
  rowsOf,
  textsAt,
} from '../kernel/form-fields.ts';
import type { FiledAllotment } from './content.ts';

/** The list of the allotments; its paths are those of the content. */
export const ALLOTMENTS = { path: 'allotments', noun: 'allotment', max: 50, least: 1 } as const;

/** The pages of a return of allotments. */
export function allotmentSteps(answers: Answers): readonly FormStep[] {
  return [
    {
      id: 'allotments',
      title: 'Shares allotted',
      hint: 'The return names nobody to whom shares were allotted: the next confirmation statement does.',
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

function allotmentSections(answers: Answers): readonly FormSection[] {
  return repeatSection(answers, ALLOTMENTS, ({ path, index }) => {
    const amountField = amountFieldIn(`${path}.currency`);
    return {
      title: `Allotment ${index + 1}`,
      hint: 'Shares of one class, allotted on the same terms.',
      fields: [
        classNameField(`${path}.shareClass`),
        currencyField(`${path}.currency`),
        shareField(`${path}.numberOfShares`, 'Number of shares'),
        amountField(`${path}.nominalValue`, 'Nominal value of each'),
        amountField(`${path}.amountPaidPerShare`, 'Amount paid or due on each', {
          hint: 'With any premium.',
        }),
        amountField(`${path}.amountUnpaidPerShare`, 'Amount unpaid on each', {
          hint: '0 where all is paid.',
        }),
        shareField(`${path}.nonCashConsideration`, 'What was given for them, if not cash', {
          kind: 'long-text',
          maxLength: 2000,
          isOptional: true,
        }),
      ],
    };
  });
}

const TERMS = [
  'shareClass',
  'currency',
  'nominalValue',
  'amountPaidPerShare',
  'amountUnpaidPerShare',
] as const;
/** The allotments given, in order. */
export function allotmentsAt(answers: Answers): readonly FiledAllotment[] {
  return rowsOf(answers, ALLOTMENTS).map((path) => ({
    ...textsAt(answers, path, [...TERMS, 'numberOfShares']),
    ...givenAt(answers, path, ['nonCashConsideration']),
  }));
}
