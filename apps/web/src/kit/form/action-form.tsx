import { useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import type { DialogProps } from '../dialog/dialog-props.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { FormActions } from './form-section.tsx';
import { Form, type FormProps } from './form.tsx';

interface ActionFormProps<Input extends FieldValues, Output extends FieldValues>
  extends Pick<FormProps<Input, Output>, 'form' | 'onSubmit' | 'children'> {
  /** The verb with its object: "Save note". In a dialog as on the button that opened it. */
  readonly submitLabel: string;
  /** Filled where the form is what its page is for. */
  readonly kind?: 'filled' | 'danger' | undefined;
  /** Closes the form, once the action is done or on Cancel. Without it the form stays. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * A small form that does one thing: its fields, its button, and Cancel where it can be closed. What `onSubmit` throws or
 * returns as a refusal is shown at the fields, and what was entered stays.
 */
export function ActionForm<Input extends FieldValues, Output extends FieldValues>(
  props: ActionFormProps<Input, Output>,
) {
  const { form, submitLabel, kind, onClose, children } = props;
  const isPending = useIsPending(form);
  return (
    <Form form={form} onSubmit={closingWhenDone(props)}>
      {children}
      <FormActions>
        <Button type="submit" kind={kind} busy={isPending}>
          {submitLabel}
        </Button>
        {onClose && (
          <Button kind="text" onClick={onClose}>
            Cancel
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

interface ActionDialogProps<Input extends FieldValues, Output extends FieldValues>
  extends ActionFormProps<Input, Output>,
    Pick<DialogProps, 'title' | 'wide' | 'insists' | 'onClose'> {
  readonly onClose: () => void;
}

/** The same in a dialog. Render it only while it is open, so that it begins empty. */
export function ActionDialog<Input extends FieldValues, Output extends FieldValues>(
  props: ActionDialogProps<Input, Output>,
) {
  const { form, submitLabel, kind = 'filled', title, wide, insists, onClose, children } = props;
  const id = useId();
  const isPending = useIsPending(form);
  return (
    <Dialog
      open
      wide={wide}
      insists={insists}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={kind} busy={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={closingWhenDone(props)}>
        {children}
      </Form>
    </Dialog>
  );
}

function useIsPending<Input extends FieldValues, Output extends FieldValues>({
  control,
}: FormProps<Input, Output>['form']): boolean {
  'use no memo'; // the form's state is a proxy that notes what is read while rendering
  return useFormState({ control }).isSubmitting;
}

function closingWhenDone<Input extends FieldValues, Output extends FieldValues>({
  onSubmit,
  onClose,
}: ActionFormProps<Input, Output>): FormProps<Input, Output>['onSubmit'] {
  return async (values) => {
    const refusal = await onSubmit(values);
    if (!refusal) onClose?.();
    return refusal;
  };
}
