import { civilDate } from '@statbook/domain/dates';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useConfiguration } from '#api/configuration.ts';
import { LoadFailed } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { LoaderOverlay } from '#kit/loader-overlay/loader-overlay.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { AwaitedAnswer } from './challenge/awaited-answer.tsx';
import { ChallengeView } from './challenge/challenge-view.tsx';
import { useChallenge } from './challenge/use-challenge.ts';
import { PaymentForm } from './form/payment-form.tsx';
import { isSeveral, type PaidFor } from './form/payment-values.ts';
import { ClosingPanel, FailedPanel, NotKnownPanel, RetryDialog } from './outcome-panels.tsx';
import type { HandedData } from './opener/handed-data.ts';
import type { PaymentPhase } from './payment-phase.ts';
import type { PaymentStanding, StoredChallenge } from './payment-storage.ts';
import { isChallengeMet } from './challenge-address.ts';
import { AmountBar, Summary } from './summary.tsx';
import { type PaymentFlow, usePaymentFlow } from './use-payment-flow.ts';

interface PaymentWindowProps {
  readonly filingId: string;
  readonly handed: HandedData | undefined;
}

/** The payment of one filing, in a window of its own. */
export function PaymentWindow({ filingId, handed }: PaymentWindowProps) {
  const query = { filingId };
  const summary = useCall('getPaymentSummary', { query });
  const state = useCall('getPaymentState', { query });
  const [paid] = summary.data?.entity ?? [];
  const error = summary.error ?? state.error;
  if (error) return <Unavailable error={error} />;
  if (paid === undefined || state.data === undefined)
    return (
      <>
        {handed !== undefined && <AmountBar summary={handed} />}
        <LoadingText
          label={isChallengeMet() ? 'Looking for your bank’s answer' : 'Loading the payment'}
          lines={12}
        />
      </>
    );
  return <Payment summary={paid} first={state.data} />;
}

export function Unavailable({ error }: { error: Error }) {
  return (
    <LoadFailed
      what="payment"
      title="The payment cannot be shown"
      note="Keep the page open from which you came: this window is signed in by it."
      error={error}
      onRetry={() => location.reload()}
    />
  );
}

interface PaymentProps {
  readonly summary: PaidFor;
  /** Where the payment stood when the window was opened. */
  readonly first: PaymentStanding;
}

/** The course of a payment, of one filing or of several. */
export function Payment({ summary, first }: PaymentProps) {
  // The window follows the payment from here on by itself.
  const [standing] = useState(first);
  const flow = usePaymentFlow(summary, standing);
  const { phase } = flow;
  const form = useRef<HTMLDivElement>(null);
  useFocusOnCard(form, phase.kind);
  return (
    <>
      <AmountBar summary={summary} />
      <Outcome flow={flow} isSeveral={isSeveral(summary)} />
      {phase.kind === 'challenge' && (
        <Challenge flow={flow} challenge={phase.challenge} filingId={summary.filingId} />
      )}
      {phase.kind === 'challenge-posted' && (
        <PostedChallenge flow={flow} phase={phase} filingId={summary.filingId} />
      )}
      {!over.has(phase.kind) && (
        <div ref={form} hidden={!withForm.has(phase.kind)}>
          <Summary summary={summary} />
          <PaymentFormOf flow={flow} summary={summary} />
        </div>
      )}
      <LoaderOverlay label={phase.kind === 'working' ? phase.doing : undefined} />
    </>
  );
}

/** Whoever comes back to the form for another try goes on where the card is asked for. */
function useFocusOnCard(form: RefObject<HTMLDivElement | null>, kind: PaymentPhase['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const isBack = kind === 'form' && before.current !== 'form';
    before.current = kind;
    if (!isBack) return;
    const fields = form.current?.querySelectorAll<HTMLInputElement>('input[autocomplete^="cc-"]') ?? [];
    [...fields].find((field) => field.value === '')?.focus();
  }, [form, kind]);
}

/** Everywhere else the form stays, in sight or not: what was typed beside the card is not lost by a failed try. */
const over: ReadonlySet<PaymentPhase['kind']> = new Set(['paid', 'cancelled', 'nothing-to-pay']);
const withForm: ReadonlySet<PaymentPhase['kind']> = new Set(['form', 'working', 'retry']);

function PaymentFormOf({ flow, summary }: { flow: PaymentFlow; summary: PaidFor }) {
  const { today, paymentUrl, mode } = useConfiguration();
  const day = civilDate(today);
  return (
    <PaymentForm
      summary={summary}
      today={day}
      onPay={(values) =>
        flow.pay({ values, summary, today: day, gatewayUrl: paymentUrl, isLive: mode === 'live' })
      }
      onCancel={() => void flow.cancel()}
    />
  );
}

interface ChallengeProps {
  readonly flow: PaymentFlow;
  readonly challenge: StoredChallenge;
  readonly filingId: string;
}

function Challenge({ flow, challenge, filingId }: ChallengeProps) {
  const { show, timeOut } = flow;
  const isListening = useChallenge({ challenge, filingId, show, timeOut });
  return (
    <ChallengeView challenge={challenge} isListening={isListening} onCancel={() => void flow.cancel()} />
  );
}

interface PostedChallengeProps {
  readonly flow: PaymentFlow;
  readonly phase: Extract<PaymentPhase, { readonly kind: 'challenge-posted' }>;
  readonly filingId: string;
}

function PostedChallenge({ flow, phase, filingId }: PostedChallengeProps) {
  const { show, timeOut } = flow;
  useChallenge({ challenge: phase.challenge, filingId, show, timeOut });
  return (
    <AwaitedAnswer
      challengeUntil={phase.challengeUntil}
      onCancel={() => void flow.cancel()}
      onRetry={flow.retry}
    />
  );
}

/** How it ended, or why nobody can say. */
function Outcome({ flow, isSeveral }: { flow: PaymentFlow; isSeveral: boolean }) {
  const { phase } = flow;
  const acts = { onCancel: () => void flow.cancel(), onRetry: flow.retry };
  switch (phase.kind) {
    case 'failed':
      return <FailedPanel message={phase.message} {...acts} />;
    case 'retry':
      return <RetryDialog message={phase.message} {...acts} />;
    case 'not-known':
      return <NotKnownPanel check={phase.check} />;
    case 'paid':
      return (
        <ClosingPanel title="Paid">
          {isSeveral
            ? 'The filings are on their way to Companies House. You can close this window.'
            : 'The filing is on its way to Companies House. You can close this window.'}
        </ClosingPanel>
      );
    case 'cancelled':
      return (
        <ClosingPanel title="Payment cancelled">
          Your card was not charged. You can close this window.
        </ClosingPanel>
      );
    case 'nothing-to-pay':
      return (
        <ClosingPanel title="Nothing to pay">
          {isSeveral
            ? 'These filings are not all waiting for a payment. You can close this window.'
            : 'This filing is not waiting for a payment. You can close this window.'}
        </ClosingPanel>
      );
    default:
      return null;
  }
}
