import { callRaw } from '#api/call.ts';
import { useMay } from '#app/session-port.ts';
import { SaveSheet } from '#filing/save-sheet.tsx';
import { FeeTable } from '#kit/review-table/fee-table.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { toPounds } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import type { Receipt } from '../../submission-state.ts';
import { notYetKnownText } from '../../../../payment/payment-words.ts';
import { ReversePayment } from './reverse-payment.tsx';
import { ResolvePayment } from './resolve-payment.tsx';
import styles from '../receipt.module.css';

type Payment = Receipt['payments'][number];

/** What was paid for the filing; a correction costs nothing more. */
export function PaymentCard({ receipt: { payments, feePence, delivery } }: { receipt: Receipt }) {
  const payment = payments.find(({ state, check }) => state in words || check !== null);
  if (payment !== undefined) return <PaidCard payment={payment} />;
  if (feePence !== 0) return null;
  return (
    <Card title="Payment">
      {delivery?.feePence == null ? (
        <p>There was nothing to pay for this filing.</p>
      ) : (
        <p>
          Companies House takes <Money amount={toPounds(delivery.feePence)} /> with the document. Nothing is
          paid here.
        </p>
      )}
    </Card>
  );
}

const words: Readonly<Record<string, string>> = {
  confirmed: 'Paid',
  refunded: 'Refunded',
  voided: 'Cancelled the same day, not charged',
};

/** What is known of it. */
function describe({ state, act }: Payment): string {
  if (act === 'resolve-refund') return 'Paid. It is not yet known whether it was refunded';
  return words[state] ?? notYetKnownText;
}

function PaidCard({ payment }: { payment: Payment }) {
  const { cardType, cardLastFour, transactionId, chargedTogetherPence, at } = payment;
  const card = cardLastFour === null ? undefined : `${cardType ?? 'Card'} ending in ${cardLastFour}`;
  const together =
    chargedTogetherPence === undefined
      ? []
      : [
          {
            term: 'Charged to the card',
            value: <Money amount={toPounds(chargedTogetherPence)} />,
            note: 'At once, for this filing and others',
          },
        ];
  return (
    <Card title="Payment">
      <FeeTable
        lines={[
          { label: 'Companies House filing fee', amount: toPounds(payment.feePence) },
          { label: 'Processing fee', amount: toPounds(payment.processingPence) },
          { label: 'VAT on the processing fee', amount: toPounds(payment.taxPence) },
        ]}
        total={toPounds(payment.totalPence)}
      />
      <DescriptionList
        facts={[
          { term: 'Status', value: describe(payment), note: <InstantValue instant={at} /> },
          { term: 'Card', value: card && <Value>{card}</Value> },
          ...together,
          { term: 'Transaction', value: transactionId && <Value>{transactionId}</Value> },
        ]}
      />
      <SaveReceipt payment={payment} />
      <PaymentAct payment={payment} />
    </Card>
  );
}

/** The receipt of money that was taken, as a file. */
function SaveReceipt({ payment: { paymentId, state } }: { payment: Payment }) {
  const maySave = useMay('printPaymentReceipt');
  if (!maySave || (state !== 'confirmed' && state !== 'refunded')) return null;
  return (
    <div className={styles.settle} data-print="no">
      <SaveSheet
        label="Save the receipt of the payment"
        print={() => callRaw('printPaymentReceipt', { query: { paymentId } })}
      />
    </div>
  );
}

/** What is left for a person to do about it. */
function PaymentAct({ payment: { paymentId, act, chargedTogetherPence } }: { payment: Payment }) {
  const maySettle = useMay('resolveUnclearPayment');
  if (act === null || !maySettle) return null;
  return (
    <div className={styles.settle} data-print="no">
      {act === 'give-back' ? (
        <ReversePayment paymentId={paymentId} isShared={chargedTogetherPence !== undefined} />
      ) : (
        <ResolvePayment paymentId={paymentId} about={act === 'resolve' ? 'payment' : 'refund'} />
      )}
    </div>
  );
}
