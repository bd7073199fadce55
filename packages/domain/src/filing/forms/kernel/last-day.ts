import type { CivilDate } from '../../../dates/civil-date.ts';
import { type FormId, getForm } from '../../form-catalogue.ts';
import type { FormFacts } from './form-facts.ts';
import type { FormCase, FormRules } from './form-rules.ts';

/** The last day for filing a form as it stands; undefined where there is none, or not yet. */
export function findLastDay(rules: FormRules, asked: FormCase): CivilDate | undefined {
  if (rules.lastDay !== undefined) return rules.lastDay(asked);
  const eventOn = rules.effectiveOn(asked);
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
