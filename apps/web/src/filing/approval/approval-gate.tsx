import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { onDemand } from '#kit/on-demand.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';

// Few accounts ask for approvals: the card comes when there is one.
const ApprovalCard = onDemand(() => import('./approval-card.tsx'));

interface ApprovalGateProps {
  readonly filingId: string;
  /** The version that the review page showed. */
  readonly draftVersion: number;
  /** SHA-256 of what it showed. */
  readonly contentSha256: string;
  /** Where the draft is corrected. */
  readonly correctHref: string;
  /** What files it: shown once nothing, or nothing more, has to be approved. */
  readonly children: ReactNode;
}

/** Stands before the card that files: while an approval is missing, it says whose instead. */
export function ApprovalGate({ children, ...draft }: ApprovalGateProps) {
  const { filingId, contentSha256 } = draft;
  const queryClient = useQueryClient();
  const readAgain = () => void invalidateCalls(queryClient, 'getFilingApproval');
  useLiveEvents('filing', readAgain);
  useLiveEvents('approval-policy', readAgain);
  const { data, isLoading } = useCall('getFilingApproval', { query: { filingId } });
  const approval = data?.entity[0];
  if (isLoading) return <LoadingText label="Looking for approvals" lines={2} />;
  // Where it cannot be read, the server still refuses to file what is not approved.
  if (approval === undefined || approval.state === 'not-needed') return children;
  return (
    <>
      <ApprovalCard approval={approval} {...draft} />
      {approval.state === 'approved' && approval.contentSha256 === contentSha256 && children}
    </>
  );
}
