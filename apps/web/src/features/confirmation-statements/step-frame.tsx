import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { paths } from '#app/paths.ts';
import { toFormRefusal } from '#api/api-problem.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form, type FormRefusal } from '#kit/form/form.tsx';
import { ConfirmDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { isAnswered } from './answers-so-far.tsx';
import { ClearStep } from './clear-step.tsx';
import { StatementFrame } from './statement-frame.tsx';
import { type AnswerStep, type Check, neighbours, type Place, stepsOf } from './statement-steps.ts';
import type { Statement, StepAnswers } from './use-statement.ts';
import { useSaveKeys, useUnsaved } from '../../record/use-unsaved.ts';

interface StepFrameProps<Values extends FieldValues> {
  readonly statement: Statement;
  readonly step: AnswerStep;
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly toAnswers: (values: Values) => StepAnswers;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** A step of the statement: its questions, saved as they stand, whichever way the person goes on. */
export function StepFrame<Values extends FieldValues>(props: StepFrameProps<Values>) {
  const { statement, step, form, children } = props;
  const formId = `statement-${step}`;
  const saving = useSaving(props);
  useFocusOnField(formId, props.field);
  const { before } = neighbours(stepsOf(statement.facts, statement.check), step);
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
          {before && (
            <Button busy={saving.busy} onClick={() => saving.goBack(before)}>
              Back
            </Button>
          )}
          {isAnswered(statement, step) && (
            <ClearStep statement={statement} step={step} onCleared={saving.forget} />
          )}
        </FormActions>
      </Form>
      <ConfirmDialog
        open={saving.blocker.status === 'blocked'}
        title="Leave without saving this step"
        consequence="What you have entered on this page since it was last saved will be lost."
        confirmLabel="Leave without saving"
        onConfirm={() => saving.blocker.proceed?.()}
        onClose={() => saving.blocker.reset?.()}
      />
    </StatementFrame>
  );
}

/** Saving on the way on, back and out, and by the keys that everybody knows. */
function useSaving<Values extends FieldValues>({ statement, step, form, toAnswers }: StepFrameProps<Values>) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const unsaved = useUnsaved(form, { keep: () => save(form.getValues()) });

  const save = async (values: Values): Promise<Check | FormRefusal> => {
    setBusy(true);
    try {
      const saved = await statement.save(step, toAnswers(values));
      unsaved.forget();
      return saved;
    } catch (error) {
      return toFormRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const goTo = (place: Place) =>
    router.navigate({ href: paths.confirmationStatement(statement.companyId, { step: place }) });
  const goOn = async (values: Values): Promise<FormRefusal | void> => {
    const saved = await save(values);
    if (!('Errors' in saved)) return saved;
    const refusal = refusalOf(saved, step);
    if (refusal !== undefined) return refusal;
    const { after } = neighbours(stepsOf(statement.facts, saved), step);
    if (after !== undefined) await goTo(after);
    return undefined;
  };
  /** Saves without judging; only what could not be saved at all keeps the person here. */
  const saveAnd = (then: () => Promise<void> | void) => {
    void save(form.getValues()).then((saved) => {
      if ('Errors' in saved) return then();
      showToast({ text: saved.detail, tone: 'failed' });
      return undefined;
    });
  };
  useSaveKeys(() => saveAnd(() => showToast('Statement saved')));
  return {
    busy,
    blocker: unsaved.blocker,
    forget: unsaved.forget,
    goOn,
    goBack: (place: Place) => saveAnd(() => goTo(place)),
    finishLater: () =>
      saveAnd(async () => {
        await router.navigate({ href: paths.forms(statement.companyId) });
        showToast('Statement saved. Go on with it whenever you like.');
      }),
  };
}

/** What the step itself has wrong; nothing when only other steps do. */
function refusalOf({ Errors }: Check, step: AnswerStep): FormRefusal | undefined {
  const here = Errors.filter((error) => error.Step === step);
  if (here.length === 0) return undefined;
  const errors = Object.fromEntries(here.map(({ Field, Message }) => [Field, Message]));
  return { detail: 'Some answers need attention.', errors };
}

/** Leads to the field that the address names: the first control of that name, whatever its case. */
function useFocusOnField(formId: string, field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const wanted = field.toLowerCase();
    const control = controls.find((each) => each.getAttribute('name')?.toLowerCase().startsWith(wanted));
    if (control instanceof HTMLElement) control.focus();
  }, [formId, field]);
}
