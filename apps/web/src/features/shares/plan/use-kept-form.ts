import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { call } from '#api/call.ts';
import { showToast } from '#kit/toast/show-toast.ts';

interface KeptForm<Values extends FieldValues> {
  readonly what: string;
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly isRecorded: RefObject<boolean>;
}

/**
 * Keeps what was entered in a form when the session ends, by the form's address, and fills it in again when that is
 * opened. What was kept is forgotten once the form is recorded or given up.
 */
export function useKeptForm<Values extends FieldValues>({ what, form, isRecorded }: KeptForm<Values>) {
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
    form.reset(values, { keepDefaultValues: true });
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
