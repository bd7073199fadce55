import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { paths } from '#app/paths.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { ClearStep } from './clear-step.tsx';
import { refusalOf } from '../refusal-of-step.ts';
import { StatementFrame } from '../statement-frame.tsx';
import type { AnswerStep, ChangeStep, Check } from '../statement-steps.ts';
import type { Statement, StepAnswers } from '../use-statement.ts';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { useFocusOnField } from '../use-focus-on-field.ts';
import { isAnswered } from './is-answered.ts';
import { useSaveShortcut } from '#kit/form/use-save-shortcut.ts';
import { LeaveDialog, useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';

interface StepFrameProps<Values extends FieldValues> {
  readonly statement: Statement;
  readonly step: ChangeStep;
  readonly form: StatbookForm<Values>;
  readonly toAnswers: (values: Values) => StepAnswers;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** The page of one change: its questions, saved as they stand, whichever way the person goes on; it leads back to the statement. */
export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const { statement, step, form, children } = props;
  const formId = `statement-${step}`;
  const saving = useSaving(props);
  useFocusOnField(formId, props.field);
  return (
    <StatementFrame
      statement={statement}
      place={step}
      actions={
        <Button busy={saving.busy} onClick={saving.finishLater}>
          Save and finish later
        </Button>
      }
    >
      <Form id={formId} form={form} onSubmit={saving.goOn}>
        {children}
        <FormActions>
          <Button type="submit" kind="filled" busy={saving.busy}>
            Save and continue
          </Button>
          <Button busy={saving.busy} onClick={saving.goBack}>
            Back
          </Button>
          {isAnswered(statement, step) && (
            <ClearStep statement={statement} step={step} onCleared={saving.markSaved} />
          )}
        </FormActions>
      </Form>
      <LeaveDialog
        blocker={saving.blocker}
        title="Leave without saving this step"
        consequence="What you have entered on this page since it was last saved will be lost."
      />
    </StatementFrame>
  );
}

/** Saving on the way on, back and out, and by the keys that everybody knows. */
function useSaving<Values extends FieldValues>({ statement, step, form, toAnswers }: StepFrameProps<Values>) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const unsaved = useUnsavedChanges(form, { keep: () => save(form.getValues()) });

  /** The draft is gone on with where the person is then. */
  const save = async (values: Values, then: AnswerStep = step): Promise<Check | FormRefusal> => {
    setBusy(true);
    try {
      const saved = await statement.save(then, toAnswers(values));
      unsaved.markSaved();
      return saved;
    } catch (error) {
      return toFormRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const goToStatement = () =>
    router.navigate({ href: paths.confirmationStatement(statement.companyId, { step: 'check' }) });
  const goOn = async (values: Values): Promise<FormRefusal | void> => {
    const saved = await save(values, 'statements');
    if (!('isReady' in saved)) return saved;
    const refusal = refusalOf(saved, step);
    if (refusal !== undefined) return refusal;
    await goToStatement();
    return undefined;
  };
  /** Saves without judging; only what could not be saved at all keeps the person here. */
  const saveAnd = (after: () => Promise<void> | void, then?: AnswerStep) => {
    void save(form.getValues(), then).then((saved) => {
      if ('isReady' in saved) return after();
      showToast({ text: saved.detail, tone: 'failed' });
      return undefined;
    });
  };
  useSaveShortcut(() => saveAnd(() => showToast('Statement saved')));
  return {
    busy,
    blocker: unsaved.blocker,
    markSaved: unsaved.markSaved,
    goOn,
    goBack: () => saveAnd(goToStatement, 'statements'),
    finishLater: () =>
      saveAnd(async () => {
        await router.navigate({ href: paths.forms(statement.companyId) });
        showToast('Statement saved. Go on with it whenever you like.');
      }),
  };
}
