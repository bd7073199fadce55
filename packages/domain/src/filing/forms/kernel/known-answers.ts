import type { KnownPerson } from '../known-person.ts';
import { type Answers, type FormField, fieldsOf } from './form-fields.ts';
import type { FormCase, FormRules } from './form-rules.ts';

/** What is asked about the person, and stated about them; what the company decides of them, as the day, is not. */
const OF_PERSON =
  /^(?:(?:officer|psc|residentialAddress)\..+|dateOfBirth|personalCode|hasFormerNames|consentToAct|statesIdentity|isProtected)$/;

/**
 * The answers with those that are known of a person. Whatever was answered about somebody else is taken back: a date of birth
 * beside another name would be filed unseen. What the form does not ask is left out, and what it does not offer is left to be
 * chosen.
 */
export function withKnownPerson(rules: FormRules, asked: FormCase, person: KnownPerson): Answers {
  const known = rules.knownAnswers?.(person) ?? {};
  const kept = Object.entries(asked.answers).filter(([path]) => !OF_PERSON.test(path));
  const answers = withoutEmpty({ ...Object.fromEntries(kept), ...known });
  const fields = new Map(fieldsOf(rules.steps({ ...asked, answers })).map((field) => [field.path, field]));
  const offered = Object.entries(answers).map(([path, answer]) => [
    path,
    path in known ? offeredAnswer(fields.get(path), answer) : answer,
  ]);
  return withoutEmpty(Object.fromEntries(offered));
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
