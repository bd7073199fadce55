import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import { saveAndTell } from '#api/save-and-tell.ts';
import { Button } from '#kit/button/button.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';

interface ReceiptButtonProps {
  readonly paymentId: string;
  readonly companyName: string;
}

/** Saves the receipt of a payment as PDF. */
export function ReceiptButton({ paymentId, companyName }: ReceiptButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAndTell(() => callRaw('printPaymentReceipt', { query: { paymentId } }));
    setBusy(false);
  };
  return (
    <Button kind="text" compact busy={busy} onClick={() => void save()}>
      Receipt<VisuallyHidden> for {companyName} as PDF</VisuallyHidden>
    </Button>
  );
}
