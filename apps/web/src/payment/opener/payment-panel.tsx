import { useCallback, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '#api/call-types.ts';
import { LoadFailed } from '#api/loaded.tsx';
import { invalidateCalls, useCall } from '#api/queries.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { Button } from '#kit/button/button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { formatMoney, toPounds } from '#kit/value/format.ts';
import { checkingText, notYetKnownText } from '../payment-words.ts';
import type { FilingToPay } from './handed-data.ts';
import { type PaymentWindowState, usePaymentWindow } from './use-payment-window.ts';

interface PaymentPanelProps {
  readonly filingId: string;
  /** Whether the window opens by itself: right after filing, while the click still counts. */
  readonly opensAtOnce?: boolean | undefined;
  readonly onPaid?: (() => void) | undefined;
}

type Standing = CallReply<'getPaymentState'>;

/**
 * What stands on a page of the product while a filing waits for its payment: how it is going, and the way to the payment window,
 * also where the browser did not let it open.
 */
export function PaymentPanel({ filingId, opensAtOnce = false, onPaid }: PaymentPanelProps) {
  const query = { filingId };
  const queryClient = useQueryClient();
  const summary = useCall('getPaymentSummary', { query });
  const standing = useCall('getPaymentState', { query }, { refetchInterval: 5000 });
  const lookAgain = useCallback(() => void invalidateCalls(queryClient, 'getPaymentState'), [queryClient]);
  useLiveEvents('payment', lookAgain);
  const { state, open } = usePaymentWindow(lookAgain);
  const [filing] = summary.data?.entity ?? [];
  const isPaid = standing.data?.state === 'confirmed';

  useEffect(() => {
    if (isPaid) onPaid?.();
  }, [isPaid, onPaid]);
  useOpeningAtOnce(opensAtOnce ? filing : undefined, open);

  const missing = summary.data === undefined ? summary : standing;
  if (missing.error !== null && missing.data === undefined)
    return <LoadFailed what="payment" error={missing.error} onRetry={() => void missing.refetch()} />;
  if (filing === undefined || standing.data === undefined) return null;
  return <PanelBody filing={filing} standing={standing.data} window={state} onOpen={() => open(filing)} />;
}

function useOpeningAtOnce(filing: FilingToPay | undefined, open: (filing: FilingToPay) => void): void {
  const filingId = filing?.filingId;
  useEffect(() => {
    if (filing !== undefined) open(filing);
    // Once for the filing, whatever is drawn again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening is an act, not a state to keep in step
  }, [filingId]);
}

interface PanelBodyProps {
  readonly filing: FilingToPay;
  readonly standing: Standing;
  readonly window: PaymentWindowState;
  readonly onOpen: () => void;
}

function PanelBody({ filing, standing, window, onOpen }: PanelBodyProps) {
  const sum = formatMoney(toPounds(filing.totalAmount));
  if (standing.state === 'confirmed')
    return (
      <Banner
        tone="ok"
        title="Paid"
        announced
      >{`${sum} was paid. The filing is on its way to Companies House.`}</Banner>
    );
  if (standing.wasCharged === 'not-known')
    return (
      <Banner tone="warn" title={notYetKnownText} announced>
        {checkingText(standing.check)}
      </Banner>
    );
  return (
    <Banner
      tone={window === 'blocked' ? 'warn' : 'info'}
      title={titles[window]}
      announced
      action={
        <Button kind="filled" onClick={onOpen}>
          {window === 'open' ? 'Show the payment window' : `Pay ${sum}`}
        </Button>
      }
    >
      {wordsOf(standing, window)}
    </Banner>
  );
}

const titles: Readonly<Record<PaymentWindowState, string>> = {
  open: 'The payment window is open',
  closed: 'Payment required',
  blocked: 'Your browser did not open the payment window',
};

function wordsOf(standing: Standing, window: PaymentWindowState): string {
  if (window === 'blocked') return 'Open it with the button. Nothing was charged.';
  const { state } = standing;
  if (state === 'refused' || state === 'expired')
    return `The last payment did not go through: ${reasonOf(standing)}. Nothing was charged.`;
  if (window === 'open') return 'Complete payment in the window; this page updates automatically.';
  return 'Nothing has been charged, and nothing is sent before it is paid.';
}

/** The gateway's words; of a time-out the page says it in its own, since the window's speak of the window's buttons. */
function reasonOf({ state, stateText, statusDetail, errorCode }: Standing): string {
  if (state === 'expired' || errorCode === '402') return 'the bank’s check took too long';
  return statusDetail.replace(/\.$/, '') || stateText;
}
