import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../dialog/dialog.tsx';
import { onSessionEnding } from './open-work.ts';
import type { StatbookForm } from './use-statbook-form.ts';

interface UnsavedOptions {
  /** What the form begins with was entered on an earlier page, and is saved nowhere yet. */
  readonly isEntered?: boolean | undefined;
  /** Asked besides, where saving also leaves the page. */
  readonly isSaved?: (() => boolean) | undefined;
  /** Keeps what was entered when the session is about to end. */
  readonly keep?: (() => Promise<unknown>) | undefined;
}

/** The router's blocker while somebody leaves a page with unsaved changes. */
interface LeaveBlocker {
  readonly status: 'blocked' | 'idle';
  readonly proceed?: (() => void) | undefined;
  readonly reset?: (() => void) | undefined;
}

/** Whether anything was entered since the last save; while it is so, leaving the page asks once, by a `LeaveDialog`. */
export function useUnsavedChanges<Values extends FieldValues>(
  form: StatbookForm<Values>,
  { isEntered = false, isSaved = () => false, keep }: UnsavedOptions = {},
) {
  const isChanged = useRef(isEntered);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          isChanged.current = true;
        },
      }),
    [form],
  );
  const isUnsaved = () => isChanged.current && !isSaved();
  const keepChanges = useEffectEvent(async () => {
    if (isUnsaved()) await keep?.();
  });
  useEffect(() => onSessionEnding(() => keepChanges()), []);
  const blocker = useBlocker({
    shouldBlockFn: isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const markSaved = () => {
    isChanged.current = false;
  };
  return { blocker, markSaved };
}

interface LeaveDialogProps {
  readonly blocker: LeaveBlocker;
  readonly title?: string | undefined;
  readonly consequence: string;
}

/** Asks once before unsaved changes are lost. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { blocker, consequence, title = 'Leave without saving' } = props;
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={title}
      consequence={consequence}
      confirmLabel="Leave without saving"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
