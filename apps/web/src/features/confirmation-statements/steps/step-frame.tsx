import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { paths } from '#app/paths.ts';
import { type FormRefusal, toFormRefusal } from '#kit/form/refusal.ts';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { isAnswered } from '../review/answers-so-far.tsx';
import { ClearStep } from './clear-step.tsx';
import { StatementFrame } from '../statement-frame.tsx';
import { type AnswerStep, type Check, neighbours, type Place, stepsOf } from '../statement-steps.ts';
import type { Statement, StepAnswers } from '../use-statement.ts';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { useSaveShortcut } from '#kit/form/use-save-shortcut.ts';
import { LeaveDialog, useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';

interface StepFrameProps<Values extends FieldValues> {
  readonly statement: Statement;
  readonly step: AnswerStep;
  readonly form: StatbookForm<Values>;
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

  const save = async (values: Values): Promise<Check | FormRefusal> => {
    setBusy(true);
    try {
      const saved = await statement.save(step, toAnswers(values));
      unsaved.markSaved();
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
    if (!('isReady' in saved)) return saved;
    const refusal = refusalOf(saved, step);
    if (refusal !== undefined) return refusal;
    const { after } = neighbours(stepsOf(statement.facts, saved), step);
    if (after !== undefined) await goTo(after);
    return undefined;
  };
  /** Saves without judging; only what could not be saved at all keeps the person here. */
  const saveAnd = (then: () => Promise<void> | void) => {
    void save(form.getValues()).then((saved) => {
      if ('isReady' in saved) return then();
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
    goBack: (place: Place) => saveAnd(() => goTo(place)),
    finishLater: () =>
      saveAnd(async () => {
        await router.navigate({ href: paths.forms(statement.companyId) });
        showToast('Statement saved. Go on with it whenever you like.');
      }),
  };
}

/** What the step itself has wrong; nothing when only other steps do. */
function refusalOf(check: Check, step: AnswerStep): FormRefusal | undefined {
  const here = check.errors.filter((error) => error.step === step);
  if (here.length === 0) return undefined;
  const errors = Object.fromEntries(here.map(({ field, message }) => [field, message]));
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
