import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toFormRefusal } from '#api/api-problem.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';

interface ActDialogProps<Input extends FieldValues, Output extends FieldValues>
  extends Omit<ComponentProps<typeof FormDialog<Input, Output>>, 'onSubmit'> {
  /** Carries it out; what it throws is shown in the form, and the dialog stays. */
  readonly onConfirm: (values: Output) => Promise<unknown>;
}

/** Asks for what has to be said before an act, carries it out, and closes once it is done. */
export function ActDialog<Input extends FieldValues, Output extends FieldValues>({
  onConfirm,
  ...dialog
}: ActDialogProps<Input, Output>) {
  const submit = async (values: Output) => {
    try {
      await onConfirm(values);
      dialog.onClose();
      return undefined;
    } catch (error) {
      return toFormRefusal(error);
    }
  };
  return <FormDialog {...dialog} onSubmit={submit} />;
}
