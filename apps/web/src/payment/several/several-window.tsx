import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { FailedState } from '#kit/states/failed-state.tsx';
import { isChallengeMet } from '../challenge-address.ts';
import type { SeveralSummary } from '../form/payment-values.ts';
import type { PaymentStanding } from '../payment-storage.ts';
import { Payment, Unavailable } from '../payment-window.tsx';

interface SeveralWindowProps {
  /** Two at least. */
  readonly filingIds: readonly string[];
}

/** The payment of several filings by one charge to a card. */
export default function SeveralWindow({ filingIds }: SeveralWindowProps) {
  const [first = ''] = filingIds;
  const summaries = useCall('getPaymentSummaries', { body: { filingIds: [...filingIds] } });
  const state = useCall('getPaymentState', { query: { filingId: first } });
  const error = summaries.error ?? state.error;
  if (error) return <Unavailable error={error} />;
  if (summaries.data === undefined || state.data === undefined)
    return (
      <LoadingText
        label={isChallengeMet() ? 'Looking for your bank’s answer' : 'Loading the payment'}
        lines={12}
      />
    );
  return <Several summaries={summaries.data} standing={state.data} />;
}

interface SeveralProps {
  readonly summaries: CallReply<'getPaymentSummaries'>;
  readonly standing: PaymentStanding;
}

function Several({ summaries, standing }: SeveralProps) {
  // What is paid for does not change under the payer: the server makes sure that it is still so when they pay.
  const [{ entity, isCharged }] = useState(summaries);
  const [summary] = useState(() => toSummary(summaries));
  const obstacles = entity.flatMap(({ obstacle }) => (obstacle === null ? [] : [obstacle]));
  if (summary === undefined || obstacles.length > 0) return <Obstacles obstacles={obstacles} />;
  return <Payment summary={summary} first={isCharged ? standing : notBegun(standing)} />;
}

/** An earlier attempt at one of them alone says nothing of all. */
const notBegun = (standing: PaymentStanding): PaymentStanding => ({
  ...standing,
  paymentId: null,
  state: null,
  wasCharged: 'no',
});

function Obstacles({ obstacles }: { readonly obstacles: readonly string[] }) {
  return (
    <FailedState title="Not all of these filings can be paid for now">
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacle}</li>
        ))}
      </ul>
      Nothing was charged. Close this window and choose again.
    </FailedState>
  );
}

function toSummary({
  entity,
  sums,
  userEmail,
}: CallReply<'getPaymentSummaries'>): SeveralSummary | undefined {
  const [first] = entity;
  if (first === undefined) return undefined;
  return {
    filings: entity,
    filingId: first.filingId,
    ...sums,
    userEmail,
    hasCompanyEmail: false,
    registeredOffice: null,
  };
}
