import type { ReactNode } from 'react';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState } from '#kit/states/states.tsx';
import { FilingCosts } from './filing-costs.tsx';
import { PaymentList } from './payment-list.tsx';
import type { PaymentsAddress } from './payments-address.ts';
import { toQuery } from './payments-query.ts';
import styles from './payments.module.css';
import { usePaymentEvents } from './use-payment-events.ts';

interface BillingPageProps {
  readonly address: PaymentsAddress;
  readonly onAddressChange: (change: Partial<PaymentsAddress>) => void;
  /** What the account has bought, and until when. */
  readonly subscription: ReactNode;
}

/** Everything that costs money: what was paid for filings, what a filing costs today, and the subscription. */
export function BillingPage({ subscription, ...list }: BillingPageProps) {
  return (
    <div className={styles.page}>
      <Payments {...list} />
      <div className={styles.cards}>
        <FilingCosts />
        {subscription}
      </div>
    </div>
  );
}

type ListProps = Omit<BillingPageProps, 'subscription'>;

function Payments({ address, onAddressChange }: ListProps) {
  usePaymentEvents();
  const payments = useCall(
    'getPaymentDetails',
    { query: toQuery(address) },
    { placeholderData: (before) => before },
  );
  const { data, error } = payments;
  if (data !== undefined && data.counts['all'] === 0 && isPlain(address))
    return <Notice notice={<NothingYet />} />;
  if (data !== undefined)
    return <PaymentList reply={data} address={address} onAddressChange={onAddressChange} />;
  if (error === null) return <Notice notice={<LoadingRows label="Loading payments" rows={8} />} />;
  return (
    <Notice
      notice={
        <FailedState
          title="The payments could not be loaded"
          detail={error.message}
          requestId={error instanceof ApiProblem ? error.requestId : undefined}
          onRetry={() => void payments.refetch()}
        >
          Nothing was charged or changed.
        </FailedState>
      }
    />
  );
}

const isPlain = ({ q, company, from, to }: PaymentsAddress) =>
  [q, company, from, to].every((each) => each === undefined);

/** What stands in place of the list. */
function Notice({ notice }: { notice: ReactNode }) {
  return (
    <section>
      <PageHeader title="Billing and Payments" />
      {notice}
    </section>
  );
}

function NothingYet() {
  return (
    <EmptyState title="No payments yet">
      When you file something that Companies House charges for, its fee is paid by card on the way. Each such
      payment will stand here, with its receipt.
    </EmptyState>
  );
}
