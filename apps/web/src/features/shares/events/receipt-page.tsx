import { lazy, Suspense } from 'react';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { whenOnline } from '#kit/when-online.ts';

// Read once something was recorded: a form need not wait for it.
const EventReceipt = lazy(() => whenOnline(() => import('./event-receipt.tsx')));

interface ReceiptPageProps {
  readonly companyId: string;
  readonly entryId: string;
}

/** The receipt of an event, at its address. */
export function ReceiptPage(props: ReceiptPageProps) {
  return (
    <Suspense fallback={<LoadingText label="Opening the receipt" lines={6} />}>
      <EventReceipt {...props} />
    </Suspense>
  );
}
