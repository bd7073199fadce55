import type { statementCheck, Unchanging } from '@statbook/contract';
import type { CivilDate } from '@statbook/domain/dates';
import type { FieldError } from '@statbook/domain/field-error';
import { AUTHENTICATION_CODE_MISSING, type Readiness } from '@statbook/domain/filing';
import {
  checkConfirmationStatement,
  type ConfirmationStatementDraft,
  type ConfirmationStatementFacts,
  findStatementStep,
  latestMadeUpDate,
  type StatementStep,
  statementSteps,
  withRegisterAnswers,
} from '@statbook/domain/filing/confirmation-statement';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { explainSecret, withBirthDates } from './identity-secrets.ts';
import { type ReadShareRegister, readOwnShares } from '../facts/own-shares.ts';
import { presentOutstanding } from '../facts/present-outstanding.ts';
import type { StatementFacts } from '../facts/statement-facts.ts';
import { withKeptReasons } from './kept-reasons.ts';
import { type StoredDraft, toDomainDraft } from './statement-draft.ts';

/** A draft beside what it is about, on a day. */
export interface StatementCase {
  readonly draft: StoredDraft;
  /** As the rules read it; on capital and members the company’s own register answers, where there is one. */
  readonly answers: ConfirmationStatementDraft;
  readonly statement: StatementFacts;
  /** With the dates of birth that the draft brings. */
  readonly facts: ConfirmationStatementFacts;
  readonly today: CivilDate;
}

export async function toCase(
  tx: Transaction,
  readRegister: ReadShareRegister,
  { draft: saved, statement, today }: Pick<StatementCase, 'draft' | 'statement' | 'today'>,
): Promise<StatementCase> {
  const draft = withKeptReasons(saved, statement.directors);
  const facts = withBirthDates(statement.facts, statement.directors, { draft, today });
  const given = toDomainDraft(draft);
  const on = toCivilDate(given.madeUpTo) ?? latestMadeUpDate(facts, today);
  const shares = await readOwnShares(tx, readRegister, { statement, on });
  const answers = shares === undefined ? given : withRegisterAnswers(given, facts, shares);
  return { draft, answers, statement, facts, today };
}

/** Everything that stands between the draft and its submission, the missing authentication code included. */
export function checkCase({ draft, answers, statement, facts, today }: StatementCase): Readiness {
  const readiness = checkConfirmationStatement(answers, facts, today);
  const errors = readiness.errors.map((error) => explainSecret(error, draft, statement.directors));
  if (statement.record.row.hasAuthenticationCode) return { ...readiness, errors };
  const blockers = [...readiness.blockers, AUTHENTICATION_CODE_MISSING];
  return { ...readiness, errors, isReady: false, blockers };
}

/** The outcome of the check as the calls give it. */
export function presentCheck(
  { answers, facts, today }: StatementCase,
  { isReady, errors, blockers, warnings }: Readiness,
): Unchanging<z.input<typeof statementCheck>> {
  const located = errors.map((error) => ({ ...error, step: stepOf(error) }));
  return {
    isReady,
    steps: statementSteps(answers, facts, today).map((step) => ({
      step,
      isComplete: !located.some((error) => error.step === step),
    })),
    errors: located.map(({ step, path, code, message }) => ({
      step,
      field: path,
      code,
      message,
    })),
    blockers: blockers.map(({ code, message, forms }) => ({
      step: findStatementStep(code.replace(/^(?:correct|notice)-/, '')) ?? null,
      code,
      message,
      forms,
    })),
    outstanding: presentOutstanding(answers.madeUpTo, facts, today),
    warnings,
  };
}

function stepOf({ path }: FieldError): StatementStep {
  const step = findStatementStep(path);
  if (step === undefined) throw new Error(`No step asks for ${path}.`);
  return step;
}
