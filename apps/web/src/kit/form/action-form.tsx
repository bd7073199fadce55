import { type FieldValues, useFormState } from 'react-hook-form';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import type { DialogProps } from '../dialog/dialog-props.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { isFocusLost } from '../focus/lost-focus.ts';
import { focusOneOf, placesRound } from '../focus/next-focus.ts';
import { FormActions } from './form-section.tsx';
import { Form, type FormProps } from './form.tsx';

interface ActionFormProps<Input extends FieldValues, Output extends FieldValues>
  extends Pick<FormProps<Input, Output>, 'form' | 'onSubmit' | 'children' | 'refusal'> {
  /** The verb with its object: "Save note". In a dialog as on the button that opened it. */
  readonly submitLabel: string;
  /** Filled where the form is what its page is for. */
  readonly kind?: 'filled' | 'danger' | undefined;
  /** Closes the form, once the action is done or on Cancel. Without it the form stays. */
  readonly onClose?: (() => void) | undefined;
}

interface PageFormProps<Input extends FieldValues, Output extends FieldValues>
  extends ActionFormProps<Input, Output> {
  /** Where Cancel leads, of a form that has a page of its own. */
  readonly cancelHref?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** What else can be done with what is entered. */
  readonly actions?: ReactNode;
}

/**
 * A form that does one thing: its fields, its button, and Cancel where it can be closed or left. What `onSubmit` throws or
 * returns as a refusal is shown at the fields, and what was entered stays.
 */
export function ActionForm<Input extends FieldValues, Output extends FieldValues>(
  props: PageFormProps<Input, Output>,
) {
  const {
    form,
    submitLabel,
    onClose,
    cancelHref,
    cancelLabel = 'Cancel',
    actions,
    refusal,
    children,
  } = props;
  const { kind = cancelHref === undefined ? undefined : 'filled' } = props;
  const id = useId();
  useFocusOfForm(id, onClose !== undefined);
  const isPending = useIsPending(form);
  return (
    <Form id={id} form={form} onSubmit={closingWhenDone(props)} refusal={refusal}>
      {children}
      <FormActions>
        <Button type="submit" kind={kind} busy={isPending}>
          {submitLabel}
        </Button>
        {actions}
        {onClose && (
          <Button kind="text" onClick={onClose}>
            Cancel
          </Button>
        )}
        {cancelHref !== undefined && <LinkButton href={cancelHref}>{cancelLabel}</LinkButton>}
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

/**
 * A form that is opened where it stands takes the place of what was pressed: a keyboard goes on at its first field, and once it
 * is closed, at what stands in its place.
 */
function useFocusOfForm(id: string, isOpened: boolean): void {
  useEffect(() => {
    const form = document.getElementById(id);
    if (!isOpened || form === null) return;
    const places = placesRound(form);
    if (isFocusLost()) form.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => focusOneOf(places);
  }, [id, isOpened]);
}
