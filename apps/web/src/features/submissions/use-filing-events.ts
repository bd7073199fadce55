import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

/** Keeps what the pages of submissions show at the server's latest word. */
export function useFilingEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents('filing', () => {
    void invalidateCalls(
      queryClient,
      'getSubmissions',
      'getSubmission',
      'getErrorLog',
      'getFilingsByInternet',
      'getFilingLetters',
    );
  });
}
