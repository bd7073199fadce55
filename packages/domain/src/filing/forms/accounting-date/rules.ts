import { getCompanyTypeFacts } from '../../../companies/company-types.ts';
import { addDays, type CivilDate, datePartsOf } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import {
  type AccountingDateOutcome,
  changeAccountingDate,
} from '../../../deadlines/accounting-date-change.ts';
import { type AccountingPeriod, nextAccountingPeriod } from '../../../deadlines/accounting-periods.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { dateAt } from '../kernel/event-dates.ts';
import { answerAt, type FormField } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormCase, FormRules } from '../kernel/form-rules.ts';
import type { AccountingDateContent } from './content.ts';

const REASON = 'extensionWithinFiveYears.reason';
const CODE = 'extensionWithinFiveYears.authorisedCode';

/** A new accounting reference date (AA01; Companies Act 2006 s. 392). It takes effect when it is registered. */
export const accountingDate: FormRules<AccountingDateContent> = {
  family: 'accounting-date',
  forms: ['AA01'],
  whyNot: (_form, facts) =>
    periodsOf(facts).length > 0
      ? undefined
      : 'The register does not say to which day the next accounts are made up. Refresh the company first.',
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

/** The period whose accounts come next, and where that has ended the one that runs now (s. 392(1)). */
function periodsOf({ accounts, company, today }: FormFacts): readonly AccountingPeriod[] {
  if (accounts?.nextMadeUpTo === undefined) return [];
  const { lastMadeUpTo, nextMadeUpTo, periodStartsOn, referenceDay, referenceMonth } = accounts;
  const startsOn = periodStartsOn ?? (lastMadeUpTo ? addDays(lastMadeUpTo, 1) : company.incorporatedOn);
  const next = { startsOn, endsOn: nextMadeUpTo, isFirst: startsOn === company.incorporatedOn };
  if (next.endsOn >= today) return [next];
  return [next, nextAccountingPeriod(next, { month: referenceMonth, day: referenceDay })];
}

function chosenPeriod({ facts, answers }: FormCase): AccountingPeriod | undefined {
  const chosen = answerAt(answers, 'periodEndsOn');
  return periodsOf(facts).find(({ endsOn }) => endsOn === chosen);
}

function isNextPeriod({ facts, answers }: FormCase): boolean {
  return facts.accounts?.nextMadeUpTo === answerAt(answers, 'periodEndsOn');
}

function textOfPeriod(period: AccountingPeriod | undefined): readonly string[] {
  if (period === undefined) return [];
  return [`${formatCivilDate(period.startsOn)} to ${formatCivilDate(period.endsOn)}`];
}

/** Undefined while a date is missing, or where the new one is the old one. */
function changeOf(asked: FormCase): 'shorten' | 'extend' | undefined {
  const period = chosenPeriod(asked);
  const endsOn = dateAt(asked.answers, 'newPeriodEndsOn');
  if (period === undefined || endsOn === undefined || endsOn === period.endsOn) return undefined;
  return endsOn < period.endsOn ? 'shorten' : 'extend';
}

const EXEMPTIONS = {
  UKPAR: 'matches-uk-group-undertaking',
  ADMIN: 'in-administration',
  STATE: 'directed-by-secretary-of-state',
} as const;

type Reason = keyof typeof EXEMPTIONS;

const isReason = (answer: string): answer is Reason => Object.hasOwn(EXEMPTIONS, answer);

function extensionFields({ answers }: FormCase): readonly FormField[] {
  return [
    {
      path: REASON,
      label: 'Has a period been extended in the last five years?',
      kind: 'choice',
      decidesFields: true,
      options: [
        { value: 'NONE', label: 'No' },
        { value: 'UKPAR', label: 'Yes, and this matches the date of a UK parent or subsidiary' },
        { value: 'ADMIN', label: 'Yes, and the company is in administration' },
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

/** What s. 392 makes of the answers; undefined while they are not all given. */
function outcomeOf(asked: FormCase): AccountingDateOutcome | undefined {
  const { facts, answers } = asked;
  const period = chosenPeriod(asked);
  const change = changeOf(asked);
  const endsOn = dateAt(answers, 'newPeriodEndsOn');
  if (period === undefined || change === undefined || endsOn === undefined) return undefined;
  const { type } = facts.company;
  const reason = answerAt(answers, REASON);
  return changeAccountingDate({
    period,
    kind: type === 'llp' ? 'private' : getCompanyTypeFacts(type).kind,
    reference: datePartsOf(endsOn),
    change,
    noticeOn: facts.today,
    lastExtendedPeriodEndedOn: facts.accounts?.lastExtendedPeriodEndedOn,
    exemption: isReason(reason) ? EXEMPTIONS[reason] : undefined,
  });
}

const TOO_LONG = [
  'newPeriodEndsOn',
  'Enter a date at most 18 months after the period began: it cannot be longer, except in administration',
] as const;

/** Every refusal of s. 392, at the field that can mend it. */
const REFUSALS = {
  'accounts-overdue': [
    'periodEndsOn',
    'The last day for the accounts of this period has passed, so its end cannot be changed any more. File the accounts',
  ],
  'not-a-change': ['newPeriodEndsOn', 'Enter another date: the period ends on this day already'],
  'over-18-months': TOO_LONG,
  'extended-within-5-years': [
    REASON,
    'A period was extended less than five years ago: shorten the period instead, or choose the reason that applies',
  ],
} as const;

function checkChange(asked: FormCase): readonly FieldError[] {
  const period = chosenPeriod(asked);
  const endsOn = dateAt(asked.answers, 'newPeriodEndsOn');
  if (period === undefined || endsOn === undefined) return [];
  if (endsOn <= period.startsOn) {
    const message = `Enter a date after ${formatCivilDate(period.startsOn)}, on which the period began`;
    return [fieldError('newPeriodEndsOn', 'before-period', message)];
  }
  const outcome = outcomeOf(asked);
  const reason = outcome === undefined ? 'not-a-change' : !outcome.ok && outcome.reason;
  if (reason) return [fieldError(REFUSALS[reason][0], reason, REFUSALS[reason][1])];
  const errors = outcome?.ok && outcome.period.endsOn !== endsOn ? [otherEnd(outcome.period, endsOn)] : [];
  return [...errors, ...checkCode(asked)];
}

/** The Act reaches another day than the one typed: two years on, or the last of February in a leap year. */
function otherEnd(period: AccountingPeriod, typed: CivilDate): FieldError {
  if (typed > addDays(period.endsOn, 1)) return fieldError(TOO_LONG[0], 'over-18-months', TOO_LONG[1]);
  const message = `Enter ${formatCivilDate(period.endsOn)}: a period that ends in February ends with the month`;
  return fieldError('newPeriodEndsOn', 'not-a-month-end', message);
}

function checkCode(asked: FormCase): readonly FieldError[] {
  const code = answerAt(asked.answers, CODE);
  if (!asksForCode(asked) || code.length === 4) return [];
  return [fieldError(CODE, 'not-four-characters', 'Enter the four characters of the code')];
}

function asksForCode(asked: FormCase): boolean {
  return changeOf(asked) === 'extend' && answerAt(asked.answers, REASON) === 'STATE';
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

const WARNINGS = {
  'first-period-of-6-months-or-less':
    'A first period of six months or less is unusual: Companies House may not take it.',
  'may-count-as-18-months-and-a-day':
    'Companies House has refused periods like this one as “18 months and a day”. A day earlier is safe.',
} as const;
