import { describeTypedAmount } from '@statbook/domain/money';
import { formatDate, formatNumber } from '#kit/value/format.ts';
import { answerLine, ticksIn } from '#filing/answers/answers.ts';
import { answerAt, type FormField, type FormSection, type FormState } from './form-state.ts';

export type Answered = Pick<FormState, 'answers' | 'secretsHeld' | 'documents'>;

const civilDate = /^\d{4}-\d{2}-\d{2}$/;

/** Without a currency an amount is a number of shares. */
const figures: ReadonlySet<FormField['kind']> = new Set(['number', 'amount']);

/** An answer in words; undefined where none is given. */
export function textOf(field: FormField, { answers, secretsHeld, documents }: Answered): string | undefined {
  const { path, kind, options, currencyAt } = field;
  const answer = answerAt(answers, path);
  if (field.isSecret) return secretsHeld.find((held) => held.path === path)?.masked;
  if (answer === '') return undefined;
  if (kind === 'tick') return 'Yes';
  if (kind === 'document') return documents.find(({ documentId }) => documentId === answer)?.filename;
  if (kind === 'date') return civilDate.test(answer) ? formatDate(answer) : answer;
  if (currencyAt !== null) return describeTypedAmount(answer, answerAt(answers, currencyAt));
  if (figures.has(kind)) return formatNumber(answer);
  const chosen = kind === 'ticks' ? ticksIn(answer) : [answer];
  return chosen.map((each) => options.find(({ value }) => value === each)?.label ?? each).join(', ');
}

/** The answers of a section in lines, each after its label. What the title of the section says already is not said again. */
export function linesOf(section: FormSection, answered: Answered): readonly string[] {
  const given = section.fields.flatMap((field) => {
    const text = textOf(field, answered);
    return text === undefined ? [] : [{ label: field.label, text }];
  });
  const title = titleOf(section);
  return given.map(({ label, text }) => {
    if (label === title && given.length === 1) return text;
    const rest = label.startsWith(`${title}: `) ? upperFirst(label.slice(title.length + 2)) : label;
    return answerLine(rest, text);
  });
}

/** "Former name 2"; the title of a section that stands alone. */
export function titleOf({ title, repeated }: FormSection): string {
  return repeated === null ? title : `${upperFirst(repeated.noun)} ${repeated.index + 1}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a former name", "an allotment". */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
