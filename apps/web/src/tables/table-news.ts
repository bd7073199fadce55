import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';

// Apart from the view of a table: this much stands in the frame of every page, the other comes with a table.

/** Names what is being saved of the tables. */
export const mutationKey = ['saveTableChoice'] as const;

/** Has tables follow what the person chooses for them on another device. */
export function useTableNews(): void {
  const queryClient = useQueryClient();
  useLiveEvents('table-choices', () => askUnlessSaving(queryClient));
}

/** Asks what is kept now, unless something is being saved beside what asks: the last of them will. */
export function askUnlessSaving(queryClient: QueryClient, own = 0): void {
  if (queryClient.isMutating({ mutationKey }) <= own) void invalidateCalls(queryClient, 'getTableChoices');
}
