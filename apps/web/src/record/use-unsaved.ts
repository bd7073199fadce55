import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { onSessionEnding } from '#app/open-work.ts';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface UnsavedOptions {
  readonly isSaved?: (() => boolean) | undefined;
  readonly keep?: (() => Promise<unknown>) | undefined;
}

/**
 * Whether anything was entered since the last save; while it is so, leaving the page asks once. `isSaved` is asked besides,
 * where a save also leads away. `keep` saves what was entered when the session is about to end.
 */
export function useUnsaved<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { isSaved = () => false, keep }: UnsavedOptions = {},
) {
  const isChanged = useRef(false);
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
  const keepOpen = useEffectEvent(async () => {
    if (isChanged.current && !isSaved()) await keep?.();
  });
  useEffect(() => onSessionEnding(() => keepOpen()), []);
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged.current && !isSaved(),
    enableBeforeUnload: () => isChanged.current && !isSaved(),
    withResolver: true,
  });
  const forget = () => {
    isChanged.current = false;
  };
  return { blocker, forget };
}

/** Saves the draft on Ctrl or Cmd with S, in place of the browser's saving of the page. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
