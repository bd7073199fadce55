import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '#kit/popup/dialog.tsx';
import { useUnsaved } from '../../../record/use-unsaved.ts';

interface AskBeforeLeavingProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Of the entry: once it is recorded, nothing would be lost. */
  readonly isRecorded: RefObject<boolean>;
  /** Keeps what was entered, when the session is about to end. */
  readonly keep?: (() => Promise<unknown>) | undefined;
}

/** Leaving a form with something in it that was not recorded asks once. */
export function AskBeforeLeaving<Values extends FieldValues>(props: AskBeforeLeavingProps<Values>) {
  const { form, isRecorded, keep } = props;
  const { blocker } = useUnsaved(form, { isSaved: () => isRecorded.current, keep });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without recording"
      consequence="Nothing was recorded yet. What you have entered on this page will be lost."
      confirmLabel="Leave without recording"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
