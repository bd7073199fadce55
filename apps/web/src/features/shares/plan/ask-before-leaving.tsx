import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import { useRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { showToast } from '#kit/toast/show-toast.ts';

interface AskBeforeLeavingProps<Values extends FieldValues> {
  /** What is entered, as it is offered again. */
  readonly what: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** Of the entry: once it is recorded, nothing would be lost. */
  readonly isRecorded: RefObject<boolean>;
  /** Keeps what was entered as a draft of its own, when the session is about to end; says whether it did. */
  readonly keepDraft?: (() => Promise<boolean>) | undefined;
  /** Reads what was kept, which the form may have asked for otherwise then. */
  readonly readKept?: ((kept: Values) => Values) | undefined;
}

/** Leaving a form with something in it that was not recorded asks once; the end of the session keeps it. */
export function AskBeforeLeaving<Values extends FieldValues>(props: AskBeforeLeavingProps<Values>) {
  const { form, isRecorded, keepDraft } = props;
  const kept = useKeptForm(props);
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

/**
 * Keeps what was entered in a form when the session ends, by the form's address, and fills it in again when that is
 * opened. What was kept is forgotten once the form is recorded or given up.
 */
function useKeptForm<Values extends FieldValues>(props: AskBeforeLeavingProps<Values>) {
  const { what, form, isRecorded, readKept = (values) => values } = props;
  const router = useRouter();
  const { href, search } = router.latestLocation;
  const place = useRef({ address: href, companyId: companyIn(search) });
  const isKept = useRef(false);
  const save = async (values: Values | null) => {
    const { address, companyId } = place.current;
    if (companyId === undefined) return;
    isKept.current = values !== null;
    await call('saveOpenForm', { body: { companyId, address, title: what, values } });
  };
  const forget = () => {
    if (isKept.current) void save(null).catch(() => undefined);
  };
  const fillIn = useEffectEvent((values: Values) => {
    isKept.current = true;
    form.reset(readKept(values), { keepDefaultValues: true });
    showToast('What you had entered here is filled in again');
  });
  const leave = useEffectEvent(() => {
    if (isRecorded.current) forget();
  });
  useEffect(() => {
    let isOpen = true;
    const { address, companyId } = place.current;
    if (companyId !== undefined)
      void call('getOpenForm', { query: { companyId, address } })
        .then(({ entity: [kept] }) => {
          // The values of this very form, as it gave them.
          if (isOpen && kept !== undefined) fillIn(kept.values as Values);
        })
        .catch(() => undefined);
    return () => {
      isOpen = false;
      leave();
    };
  }, []);
  return { keep: () => save(form.getValues()), forget };
}

function companyIn(search: object): string | undefined {
  return 'company' in search && typeof search.company === 'string' ? search.company : undefined;
}
