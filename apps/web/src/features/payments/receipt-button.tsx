import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

interface ReceiptButtonProps {
  readonly paymentId: string;
  readonly companyName: string;
}

/** Saves the receipt of a payment as PDF. */
export function ReceiptButton({ paymentId, companyName }: ReceiptButtonProps) {
  const { isSaving, save } = useSaveFile();
  return (
    <Button
      kind="text"
      compact
      busy={isSaving}
      onClick={() => save(() => callRaw('printPaymentReceipt', { query: { paymentId } }))}
    >
      Receipt<VisuallyHidden> for {companyName} as PDF</VisuallyHidden>
    </Button>
  );
}
