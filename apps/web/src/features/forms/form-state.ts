import type { CallReply } from '#api/call-types.ts';

/** A form as it stands: its pages, the answers, and what is wrong with them. */
export type FormState = CallReply<'getForm'>['entity'][number];
export type FormReview = CallReply<'reviewForm'>['entity'][number];
export type FormStep = FormState['steps'][number];
export type FormSection = FormStep['sections'][number];
export type FormField = FormSection['fields'][number];
/** Answers by the path of their field; what is left out is not answered. */
export type Answers = FormState['answers'];
/** What stands between a draft and its submission, as every answer about a form says it. */
export type FormCheck = Pick<FormState, 'isReady' | 'errors' | 'blockers' | 'warnings' | 'dueOn'>;

/** The answer at a path; empty where there is none. */
export const answerAt = (answers: Answers, path: string): string => answers[path] ?? '';

export const fieldsIn = ({ sections }: Pick<FormStep, 'sections'>): readonly FormField[] =>
  sections.flatMap(({ fields }) => fields);

/** The place of a form that an address names: a step, the check of the answers, or the review. */
export function placeIn({ steps, activeStep }: FormState, step: string | undefined): string {
  const places = placesOf(steps);
  return (
    [step, activeStep].find((each) => each !== undefined && places.includes(each)) ?? places[0] ?? 'check'
  );
}

/** The steps, then the two pages after them. */
export const placesOf = (steps: readonly FormStep[]): readonly string[] => [
  ...steps.map(({ id }) => id),
  'check',
  'review',
];

/** The places before and after one; undefined at the ends. */
export function neighbours(steps: readonly FormStep[], place: string) {
  const places = placesOf(steps);
  const at = places.indexOf(place);
  return { before: places[at - 1], after: places[at + 1] };
}
