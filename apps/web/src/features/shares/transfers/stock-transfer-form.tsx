import { callRaw } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import { useMay } from '#app/session-port.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '#kit/button/button.tsx';

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

interface StockTransferFormButtonProps {
  readonly companyId: string;
  /** Read when it is pressed: a form may not be finished yet. */
  readonly askedFor: () => FormsAsked;
}

/** Saves the stock transfer forms of one transfer, planned or recorded; for those who may make documents. */
export function StockTransferFormButton({ companyId, askedFor }: StockTransferFormButtonProps) {
  const { mayMake, isSaving, saveForms } = useStockTransferForm(companyId);
  if (!mayMake) return null;
  return (
    <Button icon={IconDownload} busy={isSaving} onClick={() => saveForms(askedFor())}>
      Stock transfer form
    </Button>
  );
}
