import type { Newcomer } from '../known-person.ts';
import { type Answers, type FormField, type FormStep, fieldsOf } from './form-fields.ts';
import type { FormCase, FormRules } from './form-rules.ts';

/** What is asked about the person, and stated about them; what the company decides of them, as the day, is not. */
const OF_PERSON =
  /^(?:(?:officer|psc|residentialAddress)\..+|dateOfBirth|personalCode|hasFormerNames|consentToAct|statesIdentity|isProtected)$/;

/**
 * The answers with those that are known of a person. Whatever was answered about somebody else is taken back: a date of birth
 * beside another name would be filed unseen. What the form does not ask is left out, and what it does not offer is left to be
 * chosen.
 */
export function withKnownPerson(rules: FormRules, asked: FormCase, person: Newcomer): Answers {
  if (rules.withNewcomer !== undefined) return rules.withNewcomer(asked, person);
  const known = rules.knownAnswers?.(person) ?? {};
  const kept = Object.entries(asked.answers).filter(([path]) => !OF_PERSON.test(path));
  const answers = withoutEmpty({ ...Object.fromEntries(kept), ...known });
  return withoutEmpty({ ...answers, ...offeredAnswers(rules.steps({ ...asked, answers }), known) });
}

/** The answers that are known of somebody as the fields take them; empty where one is not asked for or not offered. */
export function offeredAnswers(steps: readonly FormStep[], known: Answers): Answers {
  const fields = new Map(fieldsOf(steps).map((field) => [field.path, field]));
  return Object.fromEntries(
    Object.entries(known).map(([path, answer]) => [path, offeredAnswer(fields.get(path), answer)]),
  );
}

/** The option that an answer means, however registers write it: England for ENGLAND. Empty where there is none, or no question. */
function offeredAnswer(field: FormField | undefined, answer: string): string {
  if (field === undefined) return '';
  if (field.options === undefined) return answer;
  const means = answer.trim().toLowerCase();
  return field.options.find(({ value }) => value.toLowerCase() === means)?.value ?? '';
}

const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
