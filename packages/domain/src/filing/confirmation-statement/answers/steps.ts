import type { CivilDate } from '../../../dates/civil-date.ts';
import { type ConfirmationStatementDraft, EMPTY_CONFIRMATION_STATEMENT } from './answers.ts';
import {
  type ConfirmationStatementFacts,
  hasShareCapital,
  listsMembers,
  unverifiedDirectors,
} from '../facts.ts';

/** The steps of a statement, in their order. */
export const STATEMENT_STEPS = [
  'date',
  'trading',
  'sic-codes',
  'capital',
  'shareholders',
  'people',
  'places',
  'identity',
  'statements',
] as const;

export type StatementStep = (typeof STATEMENT_STEPS)[number];

/** The step of each part of the draft. */
const STEP_OF_PART: Readonly<Record<keyof ConfirmationStatementDraft, StatementStep>> = {
  madeUpTo: 'date',
  trading: 'trading',
  sicCodes: 'sic-codes',
  statementOfCapital: 'capital',
  shareholdings: 'shareholders',
  officers: 'people',
  pscs: 'people',
  registeredOffice: 'places',
  recordsLocation: 'places',
  registeredEmail: 'places',
  identity: 'identity',
  statements: 'statements',
  signer: 'statements',
};

function isPart(name: string): name is keyof ConfirmationStatementDraft {
  return Object.hasOwn(STEP_OF_PART, name);
}

/** The step of a field, by its error path; undefined for other paths. */
export function findStatementStep(path: string): StatementStep | undefined {
  const [part = ''] = path.split('.');
  return isPart(part) ? STEP_OF_PART[part] : undefined;
}

/** The steps that apply to a company: no capital without shares, no identity where no identity statement is due. */
export function statementSteps(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly StatementStep[] {
  const leftOut = new Set<StatementStep>();
  if (!hasShareCapital(facts)) leftOut.add('trading').add('capital');
  if (!listsMembers(draft, facts)) leftOut.add('shareholders');
  if (unverifiedDirectors(facts, today).length === 0) leftOut.add('identity');
  return STATEMENT_STEPS.filter((step) => !leftOut.has(step));
}

/** The draft without the answers of a step. */
export function clearStatementStep(
  draft: ConfirmationStatementDraft,
  step: StatementStep,
): ConfirmationStatementDraft {
  const kept = Object.entries(draft).filter(([part]) => isPart(part) && STEP_OF_PART[part] !== step);
  return { ...EMPTY_CONFIRMATION_STATEMENT, ...Object.fromEntries(kept) };
}
