import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useAccess } from '#app/session-port.ts';
import { saveAndTell } from '#api/save-and-tell.ts';

/** What the forms are made out for; with `ShareEventId`, the recorded transfer that it is. */
export type FormsAsked = Omit<NonNullable<CallInput<'getStockTransferForm'>['body']>, 'companyId'>;

/** Has stock transfer forms drawn and saves them, one for each transferee. */
export function useStockTransferForm(companyId: string) {
  const mayMake = useAccess().has('generateCompanyReport');
  const [isBusy, setBusy] = useState(false);
  const save = (asked: FormsAsked) => {
    setBusy(true);
    const body = { companyId, ...asked };
    void saveAndTell(() => callRaw('getStockTransferForm', { body })).finally(() => setBusy(false));
  };
  return { mayMake, isBusy, save };
}
