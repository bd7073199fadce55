import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCall } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { paths } from '#app/paths.ts';
import type { Draft } from '../statement-steps.ts';

/**
 * Goes on to the receipt once a statement that waited here for its payment is on its way, however far it has come by
 * then. The live event says that something has changed; the server's word, asked for again, says what.
 */
export function useReceiptWhenPaid(companyId: string, draft: Draft | undefined): void {
  const navigate = useNavigate();
  const waitedFor = useRef<string>(undefined);
  const { refetch } = useCall(
    'getConfirmationStatementConfirmLaterDetails',
    { query: { companyId } },
    { refetchInterval: draft?.state === 'awaiting-payment' ? 5000 : false },
  );
  useLiveEvents('filing', () => void refetch());
  useEffect(() => {
    if (draft?.state === 'awaiting-payment') {
      waitedFor.current = draft.statementId;
      return;
    }
    const filingId = waitedFor.current;
    waitedFor.current = undefined;
    // Taken back to be changed first, it is a draft again.
    const isDraft = draft?.statementId === filingId && draft?.state === 'draft';
    if (filingId !== undefined && !isDraft) void navigate({ href: paths.submissionReceipt(filingId) });
  }, [draft, navigate]);
}
