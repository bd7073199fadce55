import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/states.tsx';
import type { HandedData } from './opener/handed-data.ts';
import { PaymentWindow } from './payment-window.tsx';
import styles from './payment-window.module.css';

interface PaymentPageProps {
  readonly queryClient: QueryClient;
  readonly filingId: string | undefined;
  /** What the page that opened the window has handed over, shown until the server answers. */
  readonly handed?: HandedData | undefined;
}

/** The page of the window: nothing on it but the payment, and nothing that leads away. */
export function PaymentPage({ queryClient, filingId, handed }: PaymentPageProps) {
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
              <PaymentWindow filingId={filingId} handed={handed} />
            </Suspense>
          )}
          <PopupOutlet />
        </main>
      </PopupProvider>
    </QueryClientProvider>
  );
}
