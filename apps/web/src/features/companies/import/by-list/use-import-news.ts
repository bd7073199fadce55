import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveConnection, useLiveEvents } from '#api/use-live-events.ts';

/** Several lines are done in a second; the import is looked at once for them. */
const gatheredMs = 400;

/** Has the import looked at when there is live news of it; gives whether such news come in at all. */
export function useImportNews(batchId: string): boolean {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvents('import', (event) => {
    if (event !== undefined && event.data['batchId'] !== batchId) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void invalidateCalls(queryClient, 'getImportBatch');
    }, gatheredMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useLiveConnection();
}
