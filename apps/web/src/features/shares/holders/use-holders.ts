import { useMemo } from 'react';
import { useCall } from '#api/queries.ts';
import type { ShareHolder } from './share-holder.ts';

const nobody: readonly ShareHolder[] = [];

/** The calls by which pages know who stands in a register. */
export const holderCalls = ['getMultiShareHolderDetails', 'addShareHolderInTransferShare'] as const;

/** Everybody of a company's register; nobody until they are known. */
export function useHolders(companyId: string) {
  const query = useCall('getMultiShareHolderDetails', { query: { companyId } });
  const holders = query.data?.entity ?? nobody;
  const byId = useMemo(() => new Map(holders.map((holder) => [holder.holderId, holder])), [holders]);
  return { holders, byId, isLoading: query.isLoading, error: query.error };
}
