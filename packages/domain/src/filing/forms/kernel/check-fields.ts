import { findDateRefusal } from '../../../dates/typed-date.ts';
import { type FieldError, fieldError } from '../../../field-error.ts';
import { lowerFirst } from '../../../lower-first.ts';
import { type Answers, answerAt, type FormField, type FormStep, fieldsOf, ticksAt } from './form-fields.ts';

/** What every form asks of its fields: given, not too long, of its kind. At most one error a field. */
export function checkFields(steps: readonly FormStep[], answers: Answers): readonly FieldError[] {
  return fieldsOf(steps).flatMap((field) => {
    const problem = findProblem(field, answerAt(answers, field.path));
    return problem === undefined ? [] : [fieldError(field.path, problem.code, problem.message)];
  });
}

/** The same errors, each with whom or which of several it is about: "Nora Gold: Enter the date of birth". */
export function sayWhose(steps: readonly FormStep[], errors: readonly FieldError[]): readonly FieldError[] {
  const sections = steps.flatMap((step) => step.sections);
  const rows = Map.groupBy(sections, ({ repeated }) => repeated?.path);
  const whose = new Map(
    sections.flatMap((section) => {
      const { about, repeated, title, fields } = section;
      const isOneOfSeveral = repeated !== undefined && (rows.get(repeated.path)?.length ?? 0) > 1;
      const name = about ?? (isOneOfSeveral ? title : undefined);
      return name === undefined ? [] : fields.map(({ path }) => [path, name] as const);
    }),
  );
  return errors.map((error) => {
    const name = whose.get(error.path);
    return name === undefined ? error : { ...error, message: `${name}: ${error.message}` };
  });
}

interface Problem {
  readonly code: string;
  readonly message: string;
}

function findProblem(field: FormField, answer: string): Problem | undefined {
  if (answer === '') {
    return field.isOptional ? undefined : { code: 'missing', message: field.missing ?? askFor(field) };
  }
  const { maxLength } = field;
  const length = Array.from(answer).length;
  if (maxLength !== undefined && length > maxLength) {
    const message = `${field.label} has ${length} characters: shorten it to ${maxLength}`;
    return { code: 'too-long', message };
  }
  return checkKind(field, answer);
}

function askFor({ kind, label }: FormField): string {
  const name = `the ${lowerFirst(label)}`;
  if (kind === 'choice' || kind === 'select' || kind === 'ticks') return `Choose ${name}`;
  if (kind === 'tick') return `Tick “${label}”`;
  return kind === 'document' ? `Add ${name}` : `Enter ${name}`;
}

interface Pattern {
  readonly form: RegExp;
  /** What to do, of the field of a name: "the date of birth". */
  readonly message: (name: string) => string;
}

const patterns: Partial<Record<FormField['kind'], Pattern>> = {
  email: {
    form: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
    message: () => 'Enter an email address, like name@example.com',
  },
  number: { form: /^\d{1,15}$/, message: (name) => `Enter ${name} as a whole number, like 12` },
  amount: {
    form: /^\d{1,15}(?:\.\d{1,6})?$/,
    message: (name) => `Enter ${name} as a number with at most 6 decimal places, like 1250.50`,
  },
  digits: { form: /^\d+$/, message: (name) => `Enter only the digits of ${name}` },
  tick: { form: /^yes$/, message: (name) => `Tick ${name}` },
};

function checkKind(field: FormField, answer: string): Problem | undefined {
  const { kind, label } = field;
  if (kind === 'date') {
    const message = findDateRefusal(answer, `Enter the ${lowerFirst(label)} as a date, like 27 11 2026`);
    return message === undefined ? undefined : { code: 'not-a-date', message };
  }
  if (kind === 'choice' || kind === 'select') return checkOptions(field, [answer]);
  if (kind === 'ticks') return checkOptions(field, ticksAt({ [field.path]: answer }, field.path));
  const pattern = patterns[kind];
  if (pattern === undefined || pattern.form.test(answer)) return undefined;
  const name = kind === 'tick' ? `“${label}”` : `the ${lowerFirst(label)}`;
  return { code: 'not-understood', message: pattern.message(name) };
}

function checkOptions({ options = [], label }: FormField, chosen: readonly string[]): Problem | undefined {
  const values = new Set(options.map(({ value }) => value));
  if (chosen.every((value) => values.has(value))) return undefined;
  return { code: 'not-an-option', message: `Choose the ${lowerFirst(label)} from the list` };
}
