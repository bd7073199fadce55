import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import { useKeptForm } from './use-kept-form.ts';

interface AskBeforeLeavingProps<Values extends FieldValues> {
  /** What is entered, as it is offered again. */
  readonly what: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Of the entry: once it is recorded, nothing would be lost. */
  readonly isRecorded: RefObject<boolean>;
  /** Keeps what was entered as a draft of its own, when the session is about to end; says whether it did. */
  readonly keepDraft?: (() => Promise<boolean>) | undefined;
}

/** Leaving a form with something in it that was not recorded asks once; the end of the session keeps it. */
export function AskBeforeLeaving<Values extends FieldValues>(props: AskBeforeLeavingProps<Values>) {
  const { what, form, isRecorded, keepDraft } = props;
  const kept = useKeptForm({ what, form, isRecorded });
  const keep = async () => {
    if ((await keepDraft?.()) !== true) await kept.keep();
  };
  const { blocker } = useUnsavedChanges(form, { isSaved: () => isRecorded.current, keep });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without recording"
      consequence="Nothing was recorded yet. What you have entered on this page will be lost."
      confirmLabel="Leave without recording"
      onConfirm={() => {
        kept.forget();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
