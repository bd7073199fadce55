import type { CivilDate } from '../../../dates/civil-date.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { type FormId, getForm } from '../../form-catalogue.ts';
import { AUTHENTICATION_CODE_MISSING, type Blocker, type Readiness } from '../../readiness.ts';
import { findOrderBlockers, findOrderWarnings, type OrderCase } from './order-of-filings.ts';
import { checkFields, sayWhose } from './check-fields.ts';
import { eventDayOf, findLastDay } from './last-day.ts';
import { answerAt, type FormField, type FormStep, fieldsOf } from './form-fields.ts';
import type { FormCase, FormRules } from './form-rules.ts';

/** A form with all that is known of it: its pages, and what stands between it and its submission. */
export interface CheckedForm extends Readiness {
  readonly steps: readonly FormStep[];
}

/** Checks a form: what its fields ask, what its family asks, what must come before it. */
export function checkForm(rules: FormRules, asked: FormCase): CheckedForm {
  const steps = rules.steps(asked);
  const missing = [...checkFields(steps, asked.answers), ...checkDocuments(steps, asked)];
  const refused = new Set(missing.map(({ path }) => path));
  const further = (rules.check?.(asked) ?? []).filter(({ path }) => !refused.has(path));
  const errors = sayWhose(steps, [...missing, ...further]);
  const blockers = [
    ...codeBlocker(asked),
    ...paperBlocker(asked),
    ...findOrderBlockers(orderOf(rules, asked)),
    ...lateBlocker(rules, asked),
    ...(rules.blockers?.(asked) ?? []),
  ];
  const warnings = [
    ...findOrderWarnings(orderOf(rules, asked)),
    ...lateWarning(rules, asked),
    ...(rules.warnings?.(asked) ?? []),
  ];
  return { steps, errors, blockers, warnings, isReady: errors.length === 0 && blockers.length === 0 };
}

function orderOf(rules: FormRules, asked: FormCase): OrderCase {
  const { form, facts, answers } = asked;
  return {
    form,
    about: rules.subject === undefined ? '' : answerAt(answers, rules.subject),
    openFilings: facts.openFilings,
    companyType: facts.company.type,
    channel: facts.channel,
    lastDay: findLastDay(rules, asked),
  };
}

/** A document is one of those that were attached to this form. */
function checkDocuments(steps: readonly FormStep[], { answers, facts }: FormCase): readonly FieldError[] {
  const known = new Set(facts.documents.map(({ id }) => id));
  return fieldsOf(steps)
    .filter(({ kind, path }) => kind === 'document' && answerAt(answers, path) !== '')
    .filter(({ path }) => !known.has(answerAt(answers, path)))
    .map(({ path }) =>
      fieldError(path, 'not-attached', 'Add the document again: it is not kept with this form'),
    );
}

/** A form about somebody whose every particular is protected goes by none of the registrar's services. */
function paperBlocker({ answers, facts }: FormCase): readonly Blocker[] {
  const about = ['officerId', 'pscId'].map((path) => answerAt(answers, path));
  if (!facts.onPaper?.some((id) => about.includes(id))) return [];
  const message =
    'Every particular of this person is protected (section 790ZG): a form about them goes to Companies House on paper only, by its own form.';
  return [{ code: 'person-on-paper', message, forms: [] }];
}

function codeBlocker({ form, facts }: FormCase): readonly Blocker[] {
  // A transaction goes by the sign-in at the registry, where the code is typed; what a person delivers needs none.
  const channel = facts.channel ?? getForm(form).channel;
  // A company that is being formed gets its code with its number.
  if (facts.company.isBeingFormed) return [];
  return facts.company.hasAuthenticationCode || channel !== 'gateway' ? [] : [AUTHENTICATION_CODE_MISSING];
}

/** What stands against a form of an event once its last day is over; undefined where it is taken all the same. */
export function findLateBlocker(
  rules: FormRules,
  { form, eventOn, today }: EventOfForm,
): Blocker | undefined {
  const dueOn = missedDay({ form, eventOn, today });
  return dueOn && rules.refusedAfter?.(dueOn);
}

/** A form, the day of the event that it is about, and the day on which it would be filed. */
interface EventOfForm {
  readonly form: FormId;
  readonly eventOn: CivilDate | undefined;
  readonly today: CivilDate;
}

/** The last day of a form, where it is over. */
function missedDay({ form, eventOn, today }: EventOfForm): CivilDate | undefined {
  const dueOn = eventOn && getForm(form).deadline?.dueOn(eventOn);
  return dueOn !== undefined && dueOn < today ? dueOn : undefined;
}

const eventOf = (rules: FormRules, asked: FormCase): EventOfForm => ({
  form: asked.form,
  eventOn: eventDayOf(rules, asked),
  today: asked.facts.today,
});

function lateBlocker(rules: FormRules, asked: FormCase): readonly Blocker[] {
  if (asked.facts.channel === 'produced') return [];
  const blocker = findLateBlocker(rules, eventOf(rules, asked));
  return blocker === undefined ? [] : [blocker];
}

function lateWarning(rules: FormRules, asked: FormCase) {
  if (rules.refusedAfter !== undefined || missedDay(eventOf(rules, asked)) === undefined) return [];
  const message =
    'The last day for this notice has passed. File it all the same: the default goes on until it is filed.';
  return [{ code: 'late', message }];
}

/**
 * The step in which a field is asked for; a step as a whole is named by its id, as one that asks for nothing while nobody is
 * named. The first step where the error is of the form as a whole.
 */
export function stepOfField(steps: readonly FormStep[], path: string): string {
  const holds = ({ path: each }: FormField) => each === path || each.startsWith(`${path}.`);
  const step = steps.find((each) => fieldsOf([each]).some(holds)) ?? steps.find(({ id }) => id === path);
  return step?.id ?? steps[0]?.id ?? '';
}
