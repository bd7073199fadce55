import { answerLine } from '#filing/answers/answers.ts';
import { type Answered, textOf } from './answer-text.ts';
import type { FormField, FormSection, FormStep } from './form-state.ts';

/** What a step says in a line: "Dora May Quince, Director · Eve Fig, Secretary". A yes or no says little without its question. */
export function summaryOf({ sections }: Pick<FormStep, 'sections'>, answered: Answered): string {
  const told = sections.flatMap((section) => {
    const parts = partsOf(section, answered);
    return parts.length === 0 ? [] : [{ title: section.title, parts }];
  });
  return told.map((section) => (told.length === 1 ? joined(section.parts) : inContext(section))).join(' · ');
}

interface Part {
  readonly field: FormField;
  readonly text: string;
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

function partsOf({ fields }: FormSection, answered: Answered): readonly Part[] {
  return fields
    .filter(({ kind, isSecret }) => toldKinds.has(kind) && !isSecret)
    .flatMap((field) => {
      const text = textOf(field, answered);
      return text === undefined ? [] : [{ field, text }];
    });
}

const named: ReadonlySet<FormField['kind']> = new Set(['text', 'email']);
const figures: ReadonlySet<FormField['kind']> = new Set(['number', 'amount']);

/** Beside other sections, what names nothing itself stands after the title: "Dora May Quince: 75". */
function inContext({ title, parts }: { title: string; parts: readonly Part[] }): string {
  if (parts.some(({ field }) => named.has(field.kind))) return joined(parts);
  return answerLine(title, parts.map(({ text }) => text).join(', '));
}

/** The parts of a name, and the house with its street, belong together. */
const beforeMore = /\.(title|forename|otherForenames|premise)$/;

function joined(parts: readonly Part[]): string {
  return parts
    .map(({ field, text }, place) => {
      const words = figures.has(field.kind) ? answerLine(field.label, text) : text;
      const isLast = place === parts.length - 1;
      return isLast ? words : `${words}${beforeMore.test(field.path) ? ' ' : ', '}`;
    })
    .join('');
}
