import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { LeaveDialog, type useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';

interface StepSaving {
  readonly busy: boolean;
  readonly blocker: ReturnType<typeof useUnsavedChanges>['blocker'];
  readonly goOn: () => Promise<FormRefusal | void>;
}

interface StepFormProps<Values extends FieldValues> {
  readonly id: string;
  readonly form: StatbookForm<Values>;
  readonly saving: StepSaving;
  /** Left out on the first step. */
  readonly onBack?: (() => void) | undefined;
  /** More that can be done with the step. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The questions of a step of a draft, saved as they stand, whichever way the person goes on. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const { id, form, saving, onBack, actions, children } = props;
  return (
    <>
      <Form id={id} form={form} onSubmit={saving.goOn}>
        {children}
        <FormActions>
          <Button type="submit" kind="filled" busy={saving.busy}>
            Save and continue
          </Button>
          {onBack !== undefined && (
            <Button busy={saving.busy} onClick={onBack}>
              Back
            </Button>
          )}
          {actions}
        </FormActions>
      </Form>
      <LeaveDialog
        blocker={saving.blocker}
        title="Leave without saving this step"
        consequence="What you have entered on this page since it was last saved will be lost."
      />
    </>
  );
}

/** The way out of a draft that is gone on with another day. */
export function FinishLater({ saving }: { saving: { busy: boolean; finishLater: () => void } }) {
  return (
    <Button busy={saving.busy} onClick={saving.finishLater}>
      Save and finish later
    </Button>
  );
}
