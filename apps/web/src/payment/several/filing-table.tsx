import { Card } from '#kit/card/card.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { Value } from '#kit/value/value.tsx';
import type { SeveralSummary } from '../form/payment-values.ts';
import styles from './several.module.css';

/** Each filing that is paid for, with its company, its form and the fee for it. */
export function FilingTable({ filings }: Pick<SeveralSummary, 'filings'>) {
  return (
    <Card title="What you pay for">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by the keyboard */}
      <section className={styles.filings} aria-label="Filings that are paid for" tabIndex={0}>
        <ul>
          {filings.map(({ filingId, companyName, companyRegistrationNumber, formName, amount }) => (
            <li key={filingId}>
              <div>
                <p dir="auto">{companyName}</p>
                <p className={styles.form}>
                  <Value>{companyRegistrationNumber}</Value> {formName}
                </p>
              </div>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
