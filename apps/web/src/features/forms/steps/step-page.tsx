import { useEffect } from 'react';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { LeaveDialog } from '#kit/form/unsaved-changes.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { FormFrame } from '../form-frame.tsx';
import { Hindrances } from '../form-problems.tsx';
import { toName } from '../field-names.ts';
import { fieldsIn, type FormState, type FormStep, neighbours } from '../form-state.ts';
import { useForm } from '../use-form.ts';
import { StepSections } from './step-sections.tsx';
import { type StepValues, toValues } from './use-step-values.ts';
import { type Saving, useSaving } from './use-saving.ts';

interface StepPageProps {
  readonly state: FormState;
  readonly step: FormStep;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
}

/** A step of the form: its questions, saved as they stand, whichever way the person goes on. */
export function StepPage({ state, step, field }: StepPageProps) {
  const open = useForm(state);
  const formId = `form-${step.id}`;
  const form = useStatbookForm<StepValues>({
    defaultValues: toValues(state.answers),
    check: (values) => tooLong(step, values),
  });
  const saving = useSaving({ open, step, form });
  useFocusOnField(formId, field);
  const { before } = neighbours(state.steps, step.id);
  return (
    <FormFrame
      form={state}
      place={step.id}
      title={step.title}
      actions={
        <Button busy={saving.busy} onClick={saving.finishLater}>
          Save and finish later
        </Button>
      }
    >
      {step.hint !== null && <Lead>{step.hint}</Lead>}
      <Hindrances form={state} check={state} />
      {saving.isConflicting && <ConflictBanner saving={saving} />}
      <Form id={formId} form={form} onSubmit={saving.goOn}>
        <StepSections state={state} step={step} form={form} saving={saving} />
        <FormActions>
          <Button type="submit" kind="filled" busy={saving.busy}>
            Save and continue
          </Button>
          {before !== undefined && (
            <Button busy={saving.busy} onClick={() => saving.goBack(before)}>
              Back
            </Button>
          )}
        </FormActions>
      </Form>
      <LeaveDialog
        blocker={saving.blocker}
        title="Leave without saving this step"
        consequence="What you have entered on this page since it was last saved will be lost."
      />
    </FormFrame>
  );
}

function ConflictBanner({ saving }: { saving: Pick<Saving, 'saveOnTop' | 'discard' | 'busy'> }) {
  return (
    <Banner
      tone="warn"
      title="Somebody else has changed this form"
      announced
      action={
        <>
          <Button busy={saving.busy} onClick={() => void saving.saveOnTop()}>
            Save mine on top
          </Button>
          <Button kind="text" onClick={() => void saving.discard()}>
            Show theirs instead
          </Button>
        </>
      }
    >
      What you entered is still here and was not saved. Saved on top, it replaces their answers only where you
      entered something.
    </Banner>
  );
}

/** What a field cannot hold is said when it is left; everything else is the server's to judge. */
function tooLong(step: FormStep, values: StepValues): Readonly<Record<string, string>> {
  const problems = fieldsIn(step).flatMap(({ path, label, maxLength }) => {
    const length = Array.from(values[toName(path)] ?? '').length;
    if (maxLength === null || length <= maxLength) return [];
    return [[toName(path), `${label} has ${length} characters: shorten it to ${maxLength}`] as const];
  });
  return Object.fromEntries(problems);
}

/** Leads to the field that the address names: the first control at its path or below it. */
function useFocusOnField(formId: string, field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    const form = document.getElementById(formId);
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    const wanted = toName(field).toLowerCase();
    const names = controls.map((each) => each.getAttribute('name')?.toLowerCase());
    const exact = names.indexOf(wanted);
    const at = exact < 0 ? names.findIndex((name) => name?.startsWith(`${wanted}:`)) : exact;
    const control = controls[at];
    if (control instanceof HTMLElement) control.focus();
  }, [formId, field]);
}
