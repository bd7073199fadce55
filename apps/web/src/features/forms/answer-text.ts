import { describeTypedAmount } from '@statbook/domain/money';
import { formatDate } from '#kit/value/format.ts';
import { answerLine, ticksIn } from '#filing/answers/answers.ts';
import {
  answerAt,
  fieldsIn,
  type FormField,
  type FormSection,
  type FormState,
  type FormStep,
} from './form-state.ts';

type Answered = Pick<FormState, 'answers' | 'secretsHeld' | 'documents'>;

const civilDate = /^\d{4}-\d{2}-\d{2}$/;

/** An answer in words; undefined where none is given. */
function textOf(field: FormField, { answers, secretsHeld, documents }: Answered): string | undefined {
  const { path, kind, options, currencyAt } = field;
  const answer = answerAt(answers, path);
  if (field.isSecret) return secretsHeld.find((held) => held.path === path)?.masked;
  if (answer === '') return undefined;
  if (kind === 'tick') return 'Yes';
  if (kind === 'document') return documents.find(({ documentId }) => documentId === answer)?.filename;
  if (kind === 'date') return civilDate.test(answer) ? formatDate(answer) : answer;
  if (currencyAt !== null) return describeTypedAmount(answer, answerAt(answers, currencyAt));
  const chosen = kind === 'ticks' ? ticksIn(answer) : [answer];
  return chosen.map((each) => options.find(({ value }) => value === each)?.label ?? each).join(', ');
}

/** The answers of a section in lines, each after its label. */
export function linesOf(section: FormSection, answered: Answered): readonly string[] {
  return section.fields.flatMap((field) => {
    const text = textOf(field, answered);
    if (text === undefined) return [];
    return [answerLine(field.label, text)];
  });
}

/** What a step says in a line: names, figures and what was chosen of many; a yes or no says little without its question. */
export function summaryOf(step: Pick<FormStep, 'sections'>, answered: Answered): string {
  const told = fieldsIn(step).filter(({ kind, isSecret }) => toldKinds.has(kind) && !isSecret);
  return told.flatMap((field) => textOf(field, answered) ?? []).join(' · ');
}

const toldKinds: ReadonlySet<FormField['kind']> = new Set([
  'text',
  'email',
  'date',
  'number',
  'amount',
  'select',
  'ticks',
]);

/** "Former name 2"; the title of a section that stands alone. */
export function titleOf({ title, repeated }: FormSection): string {
  return repeated === null ? title : `${upperFirst(repeated.noun)} ${repeated.index + 1}`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "a former name", "an allotment". */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
