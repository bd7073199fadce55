import type { FormId } from '../../form-catalogue.ts';
import { type Answers, fieldsOf, type FormField } from '../kernel/form-fields.ts';
import type { FormFacts } from '../kernel/form-facts.ts';
import type { FormRules } from '../kernel/form-rules.ts';

interface FormToFill {
  readonly rules: FormRules;
  readonly form: FormId;
  readonly facts: FormFacts;
  /** A number from nowhere in particular, at each call. */
  readonly choose: () => number;
}

/** How secrets begin, and nothing else: texts, which may have three characters only, and dates. */
export const SECRET_TEXT = 'QX';
export const SECRET_YEAR = '1899';

const MOST_ROUNDS = 12;

/** Fills a form in: every question, then those that the answers have called for. */
export function fillForm({ rules, form, facts, choose }: FormToFill): Answers {
  let answers: Answers = {};
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const open = fieldsOf(rules.steps({ form, facts, answers })).filter(
      ({ path }) => answers[path] === undefined,
    );
    if (open.length === 0) return answers;
    answers = {
      ...answers,
      ...Object.fromEntries(open.map((field) => [field.path, answerTo(field, choose)])),
    };
  }
  throw new RangeError(`${form} asks again and again`);
}

const one = (field: FormField, number: number) => field.options?.[number % field.options.length]?.value ?? '';
const text = ({ isSecret, maxLength = 20 }: FormField, number: number) =>
  `${isSecret ? SECRET_TEXT : 'Plum'}${number}`.slice(0, maxLength);

type Answerer = (field: FormField, choose: () => number) => string;

const ANSWERERS: Readonly<Record<FormField['kind'], Answerer>> = {
  text: (field, choose) => text(field, choose()),
  'long-text': (field, choose) => text(field, choose()),
  'company-number': (field, choose) => text(field, choose()),
  email: (field, choose) => text(field, choose()),
  document: (field, choose) => text(field, choose()),
  choice: (field, choose) => one(field, choose()),
  select: (field, choose) => one(field, choose()),
  ticks: ({ options = [] }, choose) => {
    const ticked = options.filter(() => choose() % 2 === 0);
    return ticked.map(({ value }) => value).join(',');
  },
  tick: (_field, choose) => (choose() % 4 === 0 ? '' : 'yes'),
  date: ({ isSecret }, choose) => (isSecret ? SECRET_YEAR : `${1900 + (choose() % 131)}`) + dayFrom(choose()),
  number: (_field, choose) => String(choose() % 200),
  amount: (_field, choose) => String(choose() % 200),
  digits: ({ maxLength }, choose) => String(choose()).padStart(3, '0').slice(0, maxLength),
};

function answerTo(field: FormField, choose: () => number): string {
  return field.isOptional && choose() % 3 === 0 ? '' : ANSWERERS[field.kind](field, choose);
}

function dayFrom(number: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `-${two(1 + (number % 12))}-${two(1 + (number % 28))}`;
}
