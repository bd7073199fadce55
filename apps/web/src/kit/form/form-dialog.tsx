import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../action/button.tsx';
import type { DialogProps } from '../popup/dialog-props.ts';
import { Dialog } from '../popup/dialog.tsx';
import { Form, type FormProps } from './form.tsx';

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues>
  extends Pick<FormProps<Input, Output>, 'form' | 'onSubmit'>,
    Pick<DialogProps, 'wide' | 'insists'> {
  readonly title: string;
  /** The verb with its object, as on the button that opened it. */
  readonly submitLabel: string;
  readonly danger?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. It is drawn while it is open, so that it begins anew. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const {
    title,
    form,
    submitLabel,
    danger = false,
    busy,
    wide,
    insists,
    onSubmit,
    onClose,
    children,
  } = props;
  const id = useId();
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
          <Button type="submit" form={id} kind={danger ? 'danger' : 'filled'} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={onSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}
