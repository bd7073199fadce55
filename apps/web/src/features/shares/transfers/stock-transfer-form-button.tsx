import { IconDownload } from '@tabler/icons-react';
import { Button } from '#kit/button/button.tsx';
import { type FormsAsked, useStockTransferForm } from './use-stock-transfer-form.ts';

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
