import type { ReactNode } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
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
      <section>
        <Payments {...list} />
      </section>
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
  return (
    <Loaded
      query={payments}
      what="payments"
      loading={<LoadingRows label="Loading payments" rows={8} />}
      failure={{ note: 'Nothing was charged or changed.' }}
      header={<PageHeader title="Billing and Payments" />}
    >
      {(reply) =>
        reply.counts['all'] === 0 && isPlain(address) ? (
          <>
            <PageHeader title="Billing and Payments" />
            <NothingYet />
          </>
        ) : (
          <PaymentList reply={reply} address={address} onAddressChange={onAddressChange} />
        )
      }
    </Loaded>
  );
}

const isPlain = ({ q, company, from, to }: PaymentsAddress) =>
  [q, company, from, to].every((each) => each === undefined);

function NothingYet() {
  return (
    <EmptyState title="No payments yet">
      When you file something that Companies House charges for, its fee is paid by card on the way. Each such
      payment will appear here, with its receipt.
    </EmptyState>
  );
}
