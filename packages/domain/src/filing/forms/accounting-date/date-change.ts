import { type CompanyKind, getCompanyTypeFacts } from '../../../companies/company-types.ts';
import { addDays, type CivilDate, datePartsOf } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import {
  type AccountingDateOutcome,
  changeAccountingDate,
} from '../../../deadlines/accounting-date-change.ts';
import {
  type AccountingPeriod,
  accountsDueOn,
  nextAccountingPeriod,
} from '../../../deadlines/accounting-periods.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { dateAt } from '../kernel/event-dates.ts';
import { answerAt } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormCase } from '../kernel/form-rules.ts';

/** Paths of the answers about an extension. */
export const REASON = 'extensionWithinFiveYears.reason';
export const CODE = 'extensionWithinFiveYears.authorisedCode';

/** The period that runs now, and the one before it unless its accounts are filed (s. 392(1)). */
export function periodsOf({ accounts, company, today }: FormFacts): readonly AccountingPeriod[] {
  if (accounts?.nextMadeUpTo === undefined) return [];
  const { lastMadeUpTo, nextMadeUpTo, periodStartsOn, referenceDay, referenceMonth } = accounts;
  const startsOn = periodStartsOn ?? (lastMadeUpTo ? addDays(lastMadeUpTo, 1) : company.incorporatedOn);
  if (startsOn === undefined) return [];
  let running: AccountingPeriod = {
    startsOn,
    endsOn: nextMadeUpTo,
    isFirst: startsOn === company.incorporatedOn,
  };
  const periods = [running];
  while (running.endsOn < today) {
    running = nextAccountingPeriod(running, { month: referenceMonth, day: referenceDay });
    periods.push(running);
  }
  return periods.slice(-2);
}

/** The period that the answers name. */
export function chosenPeriod({ facts, answers }: FormCase): AccountingPeriod | undefined {
  const chosen = answerAt(answers, 'periodEndsOn');
  return periodsOf(facts).find(({ endsOn }) => endsOn === chosen);
}

/** The registrar takes the notice until the accounts of the period are late (s. 392(4)); undefined once they are. */
export function lastDayOf(asked: FormCase): CivilDate | undefined {
  const period = chosenPeriod(asked);
  const dueOn = period && dueOnOf(period, asked.facts);
  return dueOn !== undefined && dueOn >= asked.facts.today ? dueOn : undefined;
}

/** Last day for the accounts of a period: the register's, where it shows one, for it may have been extended (s. 442(4), (5)). */
function dueOnOf(period: AccountingPeriod, facts: FormFacts): CivilDate {
  const { nextMadeUpTo, nextDueOn } = facts.accounts ?? {};
  return (nextMadeUpTo === period.endsOn && nextDueOn) || accountsDueOn(period, kindOf(facts));
}

const kindOf = ({ company: { type } }: FormFacts): CompanyKind =>
  type === 'llp' ? 'private' : getCompanyTypeFacts(type).kind;

/** Undefined while a date is missing, or where the new one is the old one. */
export function changeOf(asked: FormCase): 'shorten' | 'extend' | undefined {
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

/** Whether an answer is a reason for a further extension. */
export const isReason = (answer: string): answer is Reason => Object.hasOwn(EXEMPTIONS, answer);

/** What s. 392 makes of the answers; undefined while they are not all given. */
export function outcomeOf(asked: FormCase): AccountingDateOutcome | undefined {
  const { facts, answers } = asked;
  const period = chosenPeriod(asked);
  const change = changeOf(asked);
  const endsOn = dateAt(answers, 'newPeriodEndsOn');
  if (period === undefined || change === undefined || endsOn === undefined) return undefined;
  const reason = answerAt(answers, REASON);
  return changeAccountingDate({
    period,
    kind: kindOf(facts),
    reference: datePartsOf(endsOn),
    change,
    noticeOn: facts.today,
    dueOn: dueOnOf(period, facts),
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

/** What is wrong with the change beyond its fields. */
export function checkChange(asked: FormCase): readonly FieldError[] {
  const period = chosenPeriod(asked);
  const endsOn = dateAt(asked.answers, 'newPeriodEndsOn');
  if (period === undefined || endsOn === undefined) return [];
  if (endsOn <= period.startsOn) {
    const message = `Enter a date after ${formatCivilDate(period.startsOn)}, on which the period began`;
    return [fieldError('newPeriodEndsOn', 'before-period', message)];
  }
  if (endsOn.slice(4) === period.startsOn.slice(4)) {
    const message =
      'Enter a day earlier or later: a period cannot end on the day of the year on which it began';
    return [fieldError('newPeriodEndsOn', 'day-of-beginning', message)];
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

/** What the registrar may stumble over, in words. */
export const WARNINGS = {
  'first-period-of-6-months-or-less':
    'A first period of six months or less is unusual: Companies House may not take it.',
  'may-count-as-18-months-and-a-day':
    'Companies House has refused periods like this one as “18 months and a day”. A day earlier is safe.',
} as const;
