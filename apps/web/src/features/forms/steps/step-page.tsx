import { ConflictBanner } from '#filing/draft/conflict.tsx';
import { FinishLater, StepForm } from '#filing/draft/step-form.tsx';
import { useFocusOnField } from '#filing/draft/use-focus-on-field.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { FormFrame } from '../form-frame.tsx';
import { Hindrances } from '../form-problems.tsx';
import { toName } from '#filing/answers/answers.ts';
import styles from '../forms.module.css';
import { type FormState, type FormStep, neighbours } from '../form-state.ts';
import { Newcomer } from '../newcomer/newcomer.tsx';
import { SealedAnswers } from '../review/sealed-answers.tsx';
import { useForm } from '../use-form.ts';
import { StepSections } from './step-sections.tsx';
import { type StepValues, toValues } from './use-step-values.ts';
import { useSaving } from './use-saving.ts';

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
  const form = useStatbookForm<StepValues>({ defaultValues: toValues(state.answers) });
  const saving = useSaving({ open, step, form });
  useFocusOnField(formId, field && toName(field), toName('.'));
  const { before } = neighbours(state.steps, step.id);
  return (
    <FormFrame form={state} place={step.id} title={step.title} actions={<FinishLater saving={saving} />}>
      {step.hint !== null && <Lead>{step.hint}</Lead>}
      <Hindrances form={state} check={state} />
      {saving.isConflicting && (
        <ConflictBanner
          what="form"
          consequence="Saved on top, it replaces those answers only where you entered something."
          form={form}
          saving={saving}
        />
      )}
      {(state.form === 'IN01' ? step.id === 'people' : before === undefined) && (
        <Newcomer
          form={state}
          busy={saving.busy}
          onFill={({ personId, name }, roles) =>
            saving.fillIn({ personId, roles }, () => showToast(`Filled in from ${name}`))
          }
        />
      )}
      <StepForm
        id={formId}
        form={form}
        saving={saving}
        onBack={before === undefined ? undefined : () => saving.goBack(before)}
      >
        <StepSections state={state} step={step} form={form} saving={saving} />
      </StepForm>
      {state.secretsHeld.length > 0 && (
        <div className={styles.sealed}>
          <SealedAnswers form={state} version={state.version} steps={[step]} />
        </div>
      )}
    </FormFrame>
  );
}
