import { useAccess } from '#app/session-port.ts';
import { FeeTable } from '#kit/page/fee-table.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import type { Receipt } from '../submission-state.tsx';
import { GiveBackPayment } from './give-back-payment.tsx';
import { ResolvePayment } from './resolve-payment.tsx';
import styles from './receipt.module.css';

type Payment = Receipt['Payments'][number];

/** What was paid for the filing; a correction costs nothing more. */
export function PaymentCard({ receipt: { Payments, FeePence } }: { receipt: Receipt }) {
  const payment = Payments.find(({ State }) => State in words);
  if (payment !== undefined) return <PaidCard payment={payment} />;
  if (FeePence !== 0) return null;
  return (
    <Card title="Payment">
      <p>There was nothing to pay for this filing.</p>
    </Card>
  );
}

const words: Readonly<Record<string, string>> = {
  confirmed: 'Paid',
  refunded: 'Given back',
  voided: 'Cancelled the same day, not charged',
  unclear: 'It is not yet known whether the card was charged. Do not pay again.',
};

function PaidCard({ payment }: { payment: Payment }) {
  const { State, CardType, CardLastFour, TransactionId, At } = payment;
  const card = CardLastFour === null ? undefined : `${CardType ?? 'Card'} ending in ${CardLastFour}`;
  return (
    <Card title="Payment">
      <FeeTable
        lines={[
          { label: 'Filing fee', amount: toPounds(payment.FeePence) },
          { label: 'Processing fee', amount: toPounds(payment.ProcessingPence) },
          { label: 'VAT', amount: toPounds(payment.TaxPence) },
        ]}
        total={toPounds(payment.TotalPence)}
      />
      <DescriptionList
        facts={[
          { term: 'State', value: words[State], note: <InstantValue instant={At} /> },
          { term: 'Card', value: card && <Value>{card}</Value> },
          { term: 'Transaction', value: TransactionId && <Value>{TransactionId}</Value> },
        ]}
      />
      <PaymentAct payment={payment} />
    </Card>
  );
}

/** What is left for a person to do about it. */
function PaymentAct({ payment: { PaymentId, Act } }: { payment: Payment }) {
  const maySettle = useAccess().has('SubmitCompany');
  if (Act === null || !maySettle) return null;
  return (
    <div className={styles.settle} data-print="no">
      {Act === 'resolve' ? (
        <ResolvePayment paymentId={PaymentId} />
      ) : (
        <GiveBackPayment paymentId={PaymentId} />
      )}
    </div>
  );
}

/** Whole pence as an exact decimal of pounds. */
function toPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
