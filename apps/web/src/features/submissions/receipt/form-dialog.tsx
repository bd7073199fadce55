import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toFormRefusal } from '#api/api-problem.ts';
import { Button } from '#kit/action/button.tsx';
import { Form } from '#kit/form/form.tsx';
import { Dialog } from '#kit/popup/dialog.tsx';

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  readonly title: string;
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** The verb with its object, as on the button that opened it. */
  readonly confirmLabel: string;
  readonly danger?: boolean | undefined;
  readonly busy: boolean;
  /** Carries it out; what it throws is shown in the form, and the dialog stays. */
  readonly onConfirm: (values: Output) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for what has to be said before an act. It is drawn while it is open, so that it begins empty. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const { title, form, confirmLabel, danger = false, busy, onConfirm, onClose, children } = props;
  const id = useId();
  const submit = async (values: Output) => {
    try {
      await onConfirm(values);
      onClose();
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind={danger ? 'danger' : 'filled'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  );
}
