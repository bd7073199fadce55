import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { Wizard, type WizardStep } from '#kit/wizard/wizard.tsx';
import { Value } from '#kit/value/value.tsx';
import { answersSoFar } from './review/answers-so-far.tsx';
import { RejectionNote } from '#filing/rejection-note.tsx';
import { type Place, stepsOf, stepWords } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

interface StatementFrameProps {
  readonly statement: Statement;
  readonly place: Place;
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the statement: company, steps, answers so far. */
export function StatementFrame({ statement, place, actions, children }: StatementFrameProps) {
  const { facts, check } = statement;
  const steps = stepsOf(facts, check);
  return (
    <Wizard
      title={stepWords[place].title}
      overline={
        <>
          {facts.company.companyName} · <Value>{facts.company.companyNumber}</Value>
        </>
      }
      steps={wizardSteps(statement, place)}
      answers={place === 'check' || place === 'review' ? [] : answersSoFar(statement, steps)}
      actions={actions}
    >
      {statement.draft && (
        <RejectionNote companyId={statement.companyId} filingId={statement.draft.statementId} />
      )}
      {children}
    </Wizard>
  );
}

function wizardSteps({ companyId, facts, check }: Statement, place: Place): readonly WizardStep[] {
  const complete = new Set<Place>(
    check?.steps.filter(({ isComplete }) => isComplete).map(({ step }) => step),
  );
  if (check?.isReady) complete.add('check');
  const places: readonly Place[] = [...stepsOf(facts, check), 'check', 'review'];
  return places.map((each) => {
    const { label } = stepWords[each];
    if (each === place) return { label, state: 'current' };
    const isDone = complete.has(each);
    // Any step can be looked at once there is a draft: nobody has to click through what is done.
    const href = check && paths.confirmationStatement(companyId, { step: each });
    return { label, state: isDone ? 'done' : 'to-come', href };
  });
}
