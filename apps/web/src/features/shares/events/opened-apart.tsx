import { lazy, Suspense } from 'react';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { whenOnline } from '#kit/when-online.ts';

// Before a form and after it: the form need not wait for them.
const Chooser = lazy(() => whenOnline(() => import('./event-chooser.tsx')));
const Receipt = lazy(() => whenOnline(() => import('./event-receipt.tsx')));

interface OpenedApartProps {
  readonly companyId: string;
  /** The event whose receipt is read; without one, all there are to choose from. */
  readonly entryId: string | undefined;
}

/** What can be recorded, or the receipt of what was. */
export function OpenedApart({ companyId, entryId }: OpenedApartProps) {
  return (
    <Suspense fallback={<LoadingText label="Opening the page" lines={6} />}>
      {entryId === undefined ? (
        <Chooser companyId={companyId} />
      ) : (
        <Receipt companyId={companyId} entryId={entryId} />
      )}
    </Suspense>
  );
}
