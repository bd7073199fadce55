import { AUTHENTICATION_CODE_MISSING } from '@statbook/domain/filing';
import { paths } from '#app/paths.ts';
import { BlockerBanner, ErrorList, Warnings } from '#filing/draft/draft-problems.tsx';
import { Blockers } from '../blockers.tsx';
import { unsaidAnswers } from '../register-answers.ts';
import styles from '../statement.module.css';
import type { Check } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

interface ProblemsProps {
  readonly statement: Statement;
  /** What was found last; undefined before anything was saved. */
  readonly check: Check | undefined;
}

/** Blockers, errors with links to their fields, and what is good to know. */
export function Problems({ statement, check }: ProblemsProps) {
  const { companyId, facts } = statement;
  if (check === undefined) {
    return facts.hasAuthenticationCode ? null : (
      <div className={styles.notes}>
        <BlockerBanner companyId={companyId} blocker={AUTHENTICATION_CODE_MISSING} />
      </div>
    );
  }
  return (
    <div className={styles.notes}>
      <ErrorList
        errors={check.errors.map(({ step, field, message }) => ({
          path: field,
          message,
          href: paths.confirmationStatement(companyId, { step, field }),
        }))}
      />
      <Blockers statement={{ ...statement, check }} />
      <Warnings warnings={check.warnings} />
    </div>
  );
}

/**
 * What was found in the draft but for what this page itself answers: statements and signature stand in its form, and what nobody
 * has spoken of is answered as the register has it.
 */
export function checkOfFacts({ check, draft, facts }: Statement): Check | undefined {
  if (check === undefined) return undefined;
  const unsaid = new Set(Object.keys(unsaidAnswers(facts, draft?.answers)));
  const errors = check.errors.filter(
    ({ step, field }) => step !== 'statements' && !unsaid.has(field.split('.')[0] ?? ''),
  );
  return { ...check, errors };
}
