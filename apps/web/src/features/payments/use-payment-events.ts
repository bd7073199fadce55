import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

/** Keeps the list of payments at the server's latest word. */
export function usePaymentEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents('payment', () => {
    void invalidateCalls(queryClient, 'getPaymentDetails');
  });
}
