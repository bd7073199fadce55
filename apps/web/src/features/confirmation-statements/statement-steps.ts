import { STATEMENT_STEPS } from '@statbook/domain/filing/confirmation-statement';
import type { CallReply } from '#api/call-types.ts';

export type Facts = CallReply<'getConfirmationStatementFacts'>['entity'][number];
export type Draft = CallReply<'getConfirmationStatementConfirmLaterDetails'>['entity'][number];
export type Check = CallReply<'checkConfirmationStatement'>['entity'][number];
export type Review = CallReply<'reviewConfirmationStatement'>['entity'][number];

/** A part of the statement, as an error or a blocker names it. */
export type AnswerStep = Check['steps'][number]['step'];
/** One that has a page of its own; statements and signature stand on the page of the whole statement. */
export type ChangeStep = Exclude<AnswerStep, 'statements'>;
/** The page of the whole statement, and one for each change. */
export type Place = ChangeStep | 'check';

interface StepWords {
  /** Where something leads to the step. */
  readonly label: string;
  /** After "Confirmation statement" in the title of its page. */
  readonly title: string;
}

/** What each step is called. */
export const stepWords: Readonly<Record<AnswerStep, StepWords>> = {
  date: { label: 'Confirmation date', title: 'confirmation date' },
  trading: { label: 'Trading status of shares', title: 'trading status of shares' },
  'sic-codes': { label: 'SIC codes', title: 'SIC codes' },
  capital: { label: 'Statement of capital', title: 'statement of capital' },
  shareholders: { label: 'Shareholders', title: 'shareholders' },
  people: { label: 'Officers and PSCs', title: 'officers and people with significant control' },
  places: {
    label: 'Registered office, records (SAIL), registered email address',
    title: 'registered office, records and registered email address',
  },
  identity: { label: 'Identity', title: 'identity of the directors' },
  statements: { label: 'Statements', title: 'statements and signature' },
};

/** The title of a page of the statement. */
export const titleOf = (place: Place) =>
  place === 'check' ? 'Confirmation statement' : `Confirmation statement: ${stepWords[place].title}`;

/** Where in the statement an answer is given. */
export const placeOf = (step: AnswerStep): Place => (step === 'statements' ? 'check' : step);

/** A place out of an address; undefined where the address names none. Once there were two pages after the steps. */
export function toPlace(text: unknown): Place | undefined {
  if (text === 'check' || text === 'review') return 'check';
  const step = STATEMENT_STEPS.find((each) => each === text);
  return step && placeOf(step);
}

interface Stepped {
  readonly facts: Facts;
  readonly check: Check | undefined;
  readonly answers: Draft['answers'];
}

/** The steps of this company: as the server says; before there is a draft, by what is known of the company. */
export function stepsOf({ facts, check, answers }: Stepped): readonly AnswerStep[] {
  const steps = check?.steps.map(({ step }) => step) ?? stepsBeforeDraft(facts);
  const isTradingAsked = facts.company.mayBeTraded || answers.trading.onMarket === true;
  return isTradingAsked ? steps : steps.filter((step) => step !== 'trading');
}

function stepsBeforeDraft(facts: Facts): readonly AnswerStep[] {
  const leftOut = new Set<AnswerStep>([
    ...(facts.company.hasShareCapital ? [] : (['trading', 'capital', 'shareholders'] as const)),
    ...(facts.identityDue.length > 0 ? [] : (['identity'] as const)),
  ]);
  return STATEMENT_STEPS.filter((step) => !leftOut.has(step));
}
