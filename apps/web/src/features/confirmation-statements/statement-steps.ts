import { STATEMENT_STEPS } from '@statbook/domain/filing/confirmation-statement';
import type { CallReply } from '#api/call-types.ts';

export type Facts = CallReply<'getConfirmationStatementFacts'>['entity'][number];
export type Draft = CallReply<'getConfirmationStatementConfirmLaterDetails'>['entity'][number];
export type Check = CallReply<'checkConfirmationStatement'>['entity'][number];
export type Review = CallReply<'reviewConfirmationStatement'>['entity'][number];

/** A step that asks for answers, and the two pages after them. */
export type AnswerStep = Check['steps'][number]['step'];
export type Place = AnswerStep | 'check' | 'review';

interface StepWords {
  readonly label: string;
  readonly title: string;
}

/** What each step is called in the list of steps, and the title of its page. */
export const stepWords: Readonly<Record<Place, StepWords>> = {
  date: { label: 'Confirmation date', title: 'Confirmation date' },
  trading: { label: 'Trading status of shares', title: 'Trading status of shares' },
  'sic-codes': { label: 'SIC codes', title: 'What the company does' },
  capital: { label: 'Share capital', title: 'The statement of capital' },
  shareholders: { label: 'Shareholders', title: 'The shareholders' },
  people: { label: 'Officers and PSCs', title: 'Officers and people with significant control' },
  places: {
    label: 'Registered office, records (SAIL), email',
    title: 'Registered office, records and email',
  },
  identity: { label: 'Identity', title: 'Identity of the directors' },
  statements: { label: 'Statements', title: 'Statements and signature' },
  check: { label: 'Check answers', title: 'Check your answers' },
  review: { label: 'Review and file', title: 'Check the confirmation statement before filing' },
};

const places: readonly Place[] = [...STATEMENT_STEPS, 'check', 'review'];

/** A place out of an address; undefined where the address names none. */
export function toPlace(text: unknown): Place | undefined {
  return places.find((place) => place === text);
}

/** The steps of this company: as the server says; before there is a draft, by what is known of the company. */
export function stepsOf(facts: Facts, check: Check | undefined): readonly AnswerStep[] {
  if (check !== undefined) return check.steps.map(({ step }) => step);
  const leftOut = new Set<AnswerStep>([
    ...(facts.company.hasShareCapital ? [] : (['trading', 'capital', 'shareholders'] as const)),
    ...(facts.identityDue.length > 0 ? [] : (['identity'] as const)),
  ]);
  return STATEMENT_STEPS.filter((step) => !leftOut.has(step));
}

/** The places before and after one; undefined at the ends. */
export function neighbours(steps: readonly AnswerStep[], place: Place): { before?: Place; after?: Place } {
  const places: readonly Place[] = [...steps, 'check', 'review'];
  const at = places.indexOf(place);
  const [before, after] = [places[at - 1], places[at + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
