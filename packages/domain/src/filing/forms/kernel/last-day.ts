import type { CivilDate } from '../../../dates/civil-date.ts';
import { type FormId, getForm } from '../../form-catalogue.ts';
import type { FormFacts } from './form-facts.ts';
import { answerAt } from './form-fields.ts';
import type { FormCase, FormRules } from './form-rules.ts';

/**
 * The day of the event of a form, once it can be meant: of a mistyped one, as before the appointment, nothing is overdue. One
 * that is still to come is only too early to be filed.
 */
export function eventDayOf(rules: FormRules, asked: FormCase): CivilDate | undefined {
  const on = rules.effectiveOn(asked);
  const errors = on === undefined ? [] : (rules.check?.(asked) ?? []);
  const isRefused = errors.some(
    ({ path, code }) => code !== 'in-future' && answerAt(asked.answers, path) === on,
  );
  return isRefused ? undefined : on;
}

/** The last day for filing a form as it stands; undefined where there is none, or not yet. */
export function findLastDay(rules: FormRules, asked: FormCase): CivilDate | undefined {
  if (rules.lastDay !== undefined) return rules.lastDay(asked);
  const eventOn = eventDayOf(rules, asked);
  return eventOn && getForm(asked.form).deadline?.dueOn(eventOn);
}

/** The last day of a form that is not begun yet, where the register alone says it. */
export function lastDayToBegin(rules: FormRules, form: FormId, facts: FormFacts): CivilDate | undefined {
  return rules.lastDay?.({ form, facts, answers: rules.begin(form, facts, {}) });
}

/** How the last day of a form is found, as it is said after "last day"; undefined where the company has none to keep. */
export function describeLastDay(
  rules: FormRules | undefined,
  form: FormId,
  facts: FormFacts,
): string | undefined {
  const { deadline } = getForm(form);
  if (deadline === undefined || rules?.hasNoEvent?.(form, facts)) return undefined;
  return deadline.unasked ?? `counted from ${deadline.countedFrom}`;
}
