import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvents } from '#api/use-live-events.ts';
import { paths } from '#app/paths.ts';
import type { ShownFiling } from './shown-filing.ts';

const askEveryMs = 5000;

/**
 * Goes on to the receipt once a filing that waited here for its payment is on its way, however far it has come by then.
 * The live event says that something has changed; the server's word, asked for again by `refetch`, says what.
 */
export function useReceiptWhenPaid(
  filing: Pick<ShownFiling, 'filingId' | 'state'> | undefined,
  refetch: () => unknown,
): void {
  const navigate = useNavigate();
  const waitedFor = useRef<string>(undefined);
  const isWaiting = filing?.state === 'awaiting-payment';
  const askAgain = useEffectEvent(() => void refetch());
  useLiveEvents('filing', () => void refetch());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => askAgain(), askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (filing?.state === 'awaiting-payment') {
      waitedFor.current = filing.filingId;
      return;
    }
    const filingId = waitedFor.current;
    waitedFor.current = undefined;
    // Returned to be changed first, it is a draft again.
    const isDraft = filing?.filingId === filingId && filing?.state === 'draft';
    if (filingId !== undefined && !isDraft) void navigate({ href: paths.submissionReceipt(filingId) });
  }, [filing, navigate]);
}
