import { Card } from '#kit/card/card.tsx';
import { FeeTable } from '#kit/review-table/fee-table.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { PaymentSummary } from './form/payment-values.ts';
import type { HandedData } from './opener/handed-data.ts';
import styles from './payment-window.module.css';

/** Company and amount, in sight however far the page is scrolled. */
export function AmountBar({ summary }: { summary: HandedData }) {
  return (
    <div className={styles.bar}>
      <div>
        <p className={styles.company} dir="auto">
          {summary.companyName}
        </p>
        <p className={styles.number}>
          <Value>{summary.companyRegistrationNumber}</Value>
        </p>
      </div>
      <p className={styles.amount}>
        <Money amount={toPounds(summary.totalAmount)} />
      </p>
    </div>
  );
}

/** What is paid for, line by line. */
export function Summary({ summary }: { summary: PaymentSummary }) {
  return (
    <div className={styles.summary}>
      <Card title={summary.formName}>
        <FeeTable
          lines={[
            { label: 'Companies House filing fee', amount: summary.amount },
            { label: 'Processing fee', amount: summary.processingFee },
            { label: 'VAT at 20% on the processing fee', amount: summary.taxAmount },
          ]}
          total={toPounds(summary.totalAmount)}
          totalLabel="Total to pay"
        />
      </Card>
    </div>
  );
}

/** Whole pence as an exact decimal of pounds. */
export function toPounds(pence: number): string {
  const text = String(pence).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
