import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import type { HandedData } from './opener/handed-data.ts';
import { PaymentWindow } from './payment-window.tsx';
import styles from './payment-window.module.css';

// Most payments are for one filing.
const SeveralWindow = lazy(() => import('./several/several-window.tsx'));

interface PaymentPageProps {
  readonly queryClient: QueryClient;
  /** What is paid for: one filing, or several at once. */
  readonly filingIds: readonly string[];
  /** What the page that opened the window has handed over, shown until the server answers. */
  readonly handed?: HandedData | undefined;
}

/** The page of the window: nothing on it but the payment, and nothing that leads away. */
export function PaymentPage({ queryClient, filingIds, handed }: PaymentPageProps) {
  const [filingId] = filingIds;
  return (
    <QueryClientProvider client={queryClient}>
      <PopupProvider>
        <main className={styles.window}>
          <h1>Secure Payment for Companies House Submission</h1>
          {filingId === undefined ? (
            <FailedState title="There is no filing to pay for">
              This window opens by itself when you file with Companies House. Nothing was charged.
            </FailedState>
          ) : (
            <Suspense fallback={<LoadingText label="Loading the payment" lines={12} />}>
              {filingIds.length === 1 ? (
                <PaymentWindow filingId={filingId} handed={handed} />
              ) : (
                <SeveralWindow filingIds={filingIds} />
              )}
            </Suspense>
          )}
          <PopupOutlet />
        </main>
      </PopupProvider>
    </QueryClientProvider>
  );
}
