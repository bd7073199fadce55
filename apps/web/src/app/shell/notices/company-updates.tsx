import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { companyCalls } from '#api/company-calls.ts';
import { invalidateCalls } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { approvalCalls } from '#filing/approval/approval-calls.ts';

/** News of many companies comes in bursts, and the list of companies is long: it is asked for once. */
const gatheredMs = 1000;
/** An import by list brings news for an hour: between two askings the page is left in peace so long. */
const restMs = 5000;

/** What is read again when something happens to a company, a filing or a policy. */
const updatedCalls = new Set([...companyCalls, ...approvalCalls, 'getUnfinishedWork' as const]);

/** Keeps what is shown of companies, approvals and unfinished work at the server's latest word: another tab, another person, a filing or a policy may change it. */
export default function CompanyUpdates(): null {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(0);
  const gather = () => {
    const untilRested = askedAt.current + restMs - Date.now();
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        askedAt.current = Date.now();
        void invalidateCalls(queryClient, ...updatedCalls);
      },
      Math.max(gatheredMs, untilRested),
    );
  };
  useLiveEvents('company', gather);
  useLiveEvents('filing', gather);
  useLiveEvents('approval-policy', gather);
  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
