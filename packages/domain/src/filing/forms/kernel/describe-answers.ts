import { formatCivilDate } from '../../../dates/date-text.ts';
import { isCivilDate } from '../../../dates/civil-date.ts';
import { describeTypedAmount, describeTypedCount } from '../../../money/exact-decimal.ts';
import type { AttachedDocumentFacts, FormFacts } from './form-facts.ts';
import type { FormCase } from './form-rules.ts';
import { type Answers, answerAt, type FormField, type FormStep, ticksAt } from './form-fields.ts';

/** One line of what is sent, in words. */
export interface SentLine {
  readonly section: string;
  readonly label: string;
  readonly value: string;
  /** The label is a statement that the person makes by ticking it. */
  readonly isStatement?: true | undefined;
}

/** Every answer in words, as a person reads them before filing and on the receipt. Secrets are only said to be given. */
export function describeAnswers(
  steps: readonly FormStep[],
  { answers, facts }: Pick<FormCase, 'answers' | 'facts'>,
): readonly SentLine[] {
  return steps.flatMap(({ sections }) =>
    sections.flatMap(({ title, fields }) =>
      fields.flatMap((field) => {
        const value = describeAnswer(field, answers, facts);
        const isStatement = field.kind === 'tick' && { isStatement: true as const };
        return value === '' ? [] : [{ section: title, label: field.label, value, ...isStatement }];
      }),
    ),
  );
}

function describeAnswer(field: FormField, answers: Answers, { documents }: FormFacts): string {
  const answer = answerAt(answers, field.path);
  if (answer === '') return '';
  if (field.isSecret) return 'Given, stored encrypted';
  const labels = new Map(field.options?.map(({ value, label }) => [value, label]));
  if (field.kind === 'tick') return 'Yes';
  if (field.kind === 'document') return describeDocument(documents.find(({ id }) => id === answer));
  if (field.kind === 'date' && isCivilDate(answer)) return formatCivilDate(answer);
  if (field.currencyAt !== undefined) return describeTypedAmount(answer, answerAt(answers, field.currencyAt));
  if (field.kind === 'number' || field.kind === 'amount') return describeTypedCount(answer);
  const chosen = field.kind === 'ticks' ? ticksAt(answers, field.path) : [answer];
  return chosen.map((value) => labels.get(value) ?? value).join(', ');
}

function describeDocument(document: AttachedDocumentFacts | undefined): string {
  if (document === undefined) return '';
  const { filename, pages } = document;
  return `${filename}, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
}
