import { Card } from '#kit/card/card.tsx';
import { FeeTable } from '#kit/review-table/fee-table.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { toPounds } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { isSeveral, type PaidFor } from './form/payment-values.ts';
import { FilingTable } from './several/filing-table.tsx';
import type { HandedData } from './opener/handed-data.ts';
import styles from './payment-window.module.css';

/** Company and amount, in sight however far the page is scrolled; of several filings, how many they are. */
export function AmountBar({ summary }: { summary: HandedData | PaidFor }) {
  return (
    <div className={styles.bar}>
      <div>
        {'filings' in summary ? (
          <p className={styles.company}>{summary.filings.length} filings</p>
        ) : (
          <>
            <p className={styles.company} dir="auto">
              {summary.companyName}
            </p>
            <p className={styles.number}>
              <Value>{summary.companyRegistrationNumber}</Value>
            </p>
          </>
        )}
      </div>
      <p className={styles.amount}>
        <Money amount={toPounds(summary.totalAmount)} />
      </p>
    </div>
  );
}

/** What is paid for, line by line. */
export function Summary({ summary }: { summary: PaidFor }) {
  const lines = isSeveral(summary) ? feesOfSeveral : feesOfOne;
  return (
    <div className={styles.summary}>
      {isSeveral(summary) && <FilingTable filings={summary.filings} />}
      <Card title={isSeveral(summary) ? 'Payment for all of them' : summary.formName}>
        <FeeTable
          lines={[
            { label: lines.fee, amount: summary.amount },
            { label: lines.processing, amount: summary.processingFee },
            { label: lines.tax, amount: summary.taxAmount },
          ]}
          total={toPounds(summary.totalAmount)}
          totalLabel="Total to pay"
        />
      </Card>
    </div>
  );
}

const feesOfOne = {
  fee: 'Companies House filing fee',
  processing: 'Processing fee',
  tax: 'VAT at 20% on the processing fee',
};
const feesOfSeveral = {
  fee: 'Companies House filing fees',
  processing: 'Processing fees, one for each filing',
  tax: 'VAT at 20% on the processing fees',
};
