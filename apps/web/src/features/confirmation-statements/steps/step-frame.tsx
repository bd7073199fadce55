import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { paths } from '#app/paths.ts';
import { FinishLater, StepForm } from '#filing/draft/step-form.tsx';
import { useFocusOnField } from '#filing/draft/use-focus-on-field.ts';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { StatementConflict } from '../statement-conflict.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import type { ChangeStep } from '../statement-steps.ts';
import { useStatementSaving } from '../use-statement-saving.ts';
import type { Statement, StepAnswers } from '../use-statement.ts';
import { ClearStep } from './clear-step.tsx';
import { isAnswered } from './is-answered.ts';

interface StepFrameProps<Values extends FieldValues> {
  readonly statement: Statement;
  readonly step: ChangeStep;
  readonly form: StatbookForm<Values>;
  readonly toAnswers: (values: Values) => StepAnswers;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** The page of one change; it leads back to the statement. */
export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const { statement, step, form, toAnswers, field, children } = props;
  const router = useRouter();
  const formId = `statement-${step}`;
  const goToStatement = () =>
    router.navigate({ href: paths.confirmationStatement(statement.companyId, { step: 'check' }) });
  const saving = useStatementSaving({ statement, step, form, toAnswers, onSaved: goToStatement });
  useFocusOnField(formId, field);
  return (
    <StatementFrame statement={statement} place={step} actions={<FinishLater saving={saving} />}>
      {saving.isConflicting && (
        <StatementConflict replaced="the answers of this page" form={form} saving={saving} />
      )}
      <StepForm
        id={formId}
        form={form}
        saving={saving}
        onBack={() => saving.saveAnd(goToStatement, 'statements')}
        actions={
          isAnswered(statement, step) && (
            <ClearStep statement={statement} step={step} onCleared={saving.markSaved} />
          )
        }
      >
        {children}
      </StepForm>
    </StatementFrame>
  );
}
