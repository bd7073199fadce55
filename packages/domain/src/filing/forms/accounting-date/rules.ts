import { formatCivilDate } from '../../../dates/date-text.ts';
import type { AccountingPeriod } from '../../../deadlines/accounting-periods.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import { bodyOf } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { AccountingDateContent } from './content.ts';
import {
  changeOf,
  checkChange,
  chosenPeriod,
  CODE,
  isReason,
  outcomeOf,
  lastDayOf,
  periodsOf,
  REASON,
  WARNINGS,
} from './date-change.ts';

/** A new accounting reference date (AA01; Companies Act 2006 s. 392). It takes effect when it is registered. */
export const accountingDate: FormRules<AccountingDateContent> = {
  family: 'accounting-date',
  forms: ['AA01'],
  whyNot: (_form, facts) =>
    periodsOf(facts).length > 0
      ? undefined
      : 'The register does not say to which day the next accounts are made up. Update the company from Companies House first.',
  begin: (_form, facts, { answers }) => {
    const [period] = periodsOf(facts);
    return { ...(period && { periodEndsOn: period.endsOn }), ...answers };
  },
  steps: (asked) => [
    {
      id: 'period',
      title: 'New accounting reference date',
      hint: 'A period may be shortened any number of times. It may be extended to 18 months, and as a rule once in five years.',
      sections: [
        {
          title: 'Period',
          fields: [
            {
              path: 'periodEndsOn',
              label: 'Period to change',
              kind: 'select',
              options: periodsOf(asked.facts).map(({ startsOn, endsOn }) => ({
                value: endsOn,
                label: `${formatCivilDate(startsOn)} to ${formatCivilDate(endsOn)}`,
              })),
              decidesFields: true,
            },
            { path: 'newPeriodEndsOn', label: 'New last day', kind: 'date', decidesFields: true },
          ],
        },
        ...(changeOf(asked) === 'extend' ? [{ title: 'Extension', fields: extensionFields(asked) }] : []),
      ],
    },
  ],
  check: checkChange,
  warnings: (asked) => {
    const outcome = outcomeOf(asked);
    return outcome?.ok ? outcome.warnings.map((code) => ({ code, message: WARNINGS[code] })) : [];
  },
  compose: (asked) => ({ content: composeContent(asked), secrets: {} }),
  compare: (asked) => {
    const outcome = outcomeOf(asked);
    const due = asked.facts.accounts?.nextDueOn;
    const after = outcome?.ok ? outcome : undefined;
    return [
      {
        label: 'Accounting period',
        now: textOfPeriod(chosenPeriod(asked)),
        after: textOfPeriod(after?.period),
      },
      {
        label: 'Accounts due',
        now: isNextPeriod(asked) && due ? [formatCivilDate(due)] : [],
        after: after ? [formatCivilDate(after.accountsDueOn)] : [],
      },
    ];
  },
  effectiveOn: () => undefined,
  lastDay: lastDayOf,
  expects: ({ periodEndsOn, newPeriodEndsOn }) => ({
    formType: 'AA01',
    descriptionValues: { made_up_date: periodEndsOn, new_date: newPeriodEndsOn },
  }),
  rejections: [
    {
      wording: /accounting reference|period|extend|extension|overdue/i,
      meaning:
        'The period is not as on the register, its accounts are overdue, or it may not be extended so far or so soon.',
      step: 'period',
    },
  ],
};

function isNextPeriod({ facts, answers }: FormCase): boolean {
  return facts.accounts?.nextMadeUpTo === answerAt(answers, 'periodEndsOn');
}

function textOfPeriod(period: AccountingPeriod | undefined): readonly string[] {
  if (period === undefined) return [];
  return [`${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`];
}

function extensionFields({ facts, answers }: FormCase): readonly FormField[] {
  return [
    {
      path: REASON,
      label: 'Has a period been extended in the last five years?',
      kind: 'choice',
      decidesFields: true,
      options: [
        { value: 'NONE', label: 'No' },
        { value: 'UKPAR', label: 'Yes, and this matches the date of a UK parent or subsidiary' },
        { value: 'ADMIN', label: `Yes, and the ${bodyOf(facts)} is in administration` },
        { value: 'STATE', label: 'Yes, and the Secretary of State has approved this' },
      ],
      missing: 'Say whether a period has been extended in the last five years',
    },
    ...(answerAt(answers, REASON) === 'STATE'
      ? [
          {
            path: CODE,
            label: 'Code of the approval',
            kind: 'text',
            maxLength: 4,
            hint: 'Four characters, in the letter of approval.',
          } satisfies FormField,
        ]
      : []),
  ];
}

function composeContent(asked: FormCase): AccountingDateContent {
  const { answers } = asked;
  const change = changeOf(asked) ?? 'shorten';
  const reason = answerAt(answers, REASON);
  const extension = isReason(reason) && {
    extensionWithinFiveYears: {
      reason,
      ...(reason === 'STATE' && { authorisedCode: answerAt(answers, CODE) }),
    },
  };
  return {
    periodEndsOn: answerAt(answers, 'periodEndsOn'),
    change,
    newPeriodEndsOn: answerAt(answers, 'newPeriodEndsOn'),
    ...(change === 'extend' && extension),
  };
}
