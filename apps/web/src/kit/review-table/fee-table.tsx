import { Money } from '../value/amounts.tsx';
import styles from './review-table.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface FeeTableProps {
  /** "Filing fee", "Processing fee", "VAT at 20%": exact decimals in pounds. */
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly totalLabel?: string | undefined;
}

/** What a filing costs, line by line, as the server reckoned it. */
export function FeeTable({ lines, total, totalLabel = 'Total' }: FeeTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Fees</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Fee</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.amount}>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">{totalLabel}</th>
          <td className={styles.amount}>
            <Money amount={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
