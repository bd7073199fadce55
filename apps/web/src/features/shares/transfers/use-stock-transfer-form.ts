import { callRaw } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';

/** What the forms are made out for; with `ShareEventId`, the recorded transfer that it is. */
export type FormsAsked = Omit<NonNullable<CallInput<'getStockTransferForm'>['body']>, 'companyId'>;

/** Has stock transfer forms drawn and saves them, one for each transferee. */
export function useStockTransferForm(companyId: string) {
  const mayMake = useMay('getStockTransferForm');
  const { isSaving, save } = useSaveFile();
  const saveForms = (asked: FormsAsked) =>
    save(() => callRaw('getStockTransferForm', { body: { companyId, ...asked } }));
  return { mayMake, isSaving, saveForms };
}
