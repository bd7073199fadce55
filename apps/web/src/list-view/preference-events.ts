import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

// Every page loads this; what saves a preference comes with a table.

export const mutationKey = ['saveTableChoice'] as const;

/** Tables follow what the person chooses for them on another device. */
export function usePreferenceEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents('table-choices', () => refetchUnlessSaving(queryClient));
}

/** Asks for the preferences anew, unless others than the `finished` ones are being saved: the last of them will ask. */
export function refetchUnlessSaving(queryClient: QueryClient, finished = 0): void {
  if (queryClient.isMutating({ mutationKey }) <= finished)
    void invalidateCalls(queryClient, 'getTableChoices');
}
