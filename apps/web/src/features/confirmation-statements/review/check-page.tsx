import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { answerFacts } from './answers-so-far.tsx';
import { Blockers } from '../blockers.tsx';
import styles from '../statement.module.css';
import { StatementFrame } from '../statement-frame.tsx';
import { neighbours, stepsOf } from '../statement-steps.ts';
import type { Statement } from '../use-statement.ts';

/** Every answer, step by step, with the way back to it; and what is still missing. */
export function CheckPage({ statement }: { statement: Statement }) {
  const { companyId, facts, check } = statement;
  const steps = stepsOf(facts, check);
  const { before } = neighbours(steps, 'check');
  return (
    <StatementFrame statement={statement} place="check" actions={<FinishLaterLink companyId={companyId} />}>
      <Problems statement={statement} />
      <Card title="Answers">
        <DescriptionList facts={answerFacts(statement, steps)} />
      </Card>
      <FormActions>
        <LinkButton kind="filled" href={paths.confirmationStatement(companyId, { step: 'review' })}>
          Continue to the review
        </LinkButton>
        {before && (
          <LinkButton href={paths.confirmationStatement(companyId, { step: before })}>Back</LinkButton>
        )}
      </FormActions>
    </StatementFrame>
  );
}

/** Everything is saved already; this only leads away. */
export function FinishLaterLink({ companyId }: { companyId: string }) {
  return <LinkButton href={paths.forms(companyId)}>Finish later</LinkButton>;
}

/** Blockers, errors with links to their fields, and what is good to know. */
export function Problems({ statement }: { statement: Statement }) {
  const { companyId, check } = statement;
  if (check === undefined) return null;
  return (
    <>
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
      <Blockers statement={statement} />
      {check.warnings.map(({ code, message }) => (
        <Banner key={code} tone="warn">
          {message}
        </Banner>
      ))}
    </>
  );
}
