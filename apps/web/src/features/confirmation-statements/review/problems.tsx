import { paths } from '#app/paths.ts';
import { AuthenticationCodeForm } from '#filing/authentication-code-form.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
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
        <AuthenticationCodeForm companyId={companyId} />
      </div>
    );
  }
  return (
    <div className={styles.notes}>
      {check.errors.length > 0 && (
        <Banner tone="bad" title="Some answers are missing or wrong">
          <ul className={styles.problems}>
            {check.errors.map(({ step, field, message }) => (
              <li key={`${field} ${message}`}>
                <AppLink href={paths.confirmationStatement(companyId, { step, field })}>{message}</AppLink>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Blockers statement={{ ...statement, check }} />
      {check.warnings.map(({ code, message }) => (
        <Banner key={code} tone="warn">
          {message}
        </Banner>
      ))}
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
