import { AUTHENTICATION_CODE_MISSING } from '@statbook/domain/filing';
import { paths } from '#app/paths.ts';
import { BlockerBanner, ErrorList, Warnings } from '#filing/draft/draft-problems.tsx';
import { Blockers } from '../blockers.tsx';
import { unsaidAnswers } from '../register-answers.ts';
import styles from '../statement.module.css';
import type { Check } from '../statement-steps.ts';
import { holderNames } from '../steps/register/share-lines.ts';
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
          group: groupOf(field, statement),
          href: paths.confirmationStatement(companyId, { step, field }),
        }))}
      />
      <Blockers statement={{ ...statement, check }} />
      <Warnings warnings={check.warnings} />
    </div>
  );
}

/** The shareholding that a field belongs to, by its place on the page and its holder: "Shareholding 2, Alice Green". */
function groupOf(field: string, { answers }: Statement): string | undefined {
  const place = /^shareholdings\.holdings\.(\d+)\./.exec(field)?.[1];
  if (place === undefined) return undefined;
  const holding = answers.shareholdings.holdings[Number(place)];
  return [`Shareholding ${Number(place) + 1}`, holding && holderNames(holding)].filter(Boolean).join(', ');
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
