import { AppLink } from '../link/app-link.tsx';
import { classNames } from '../class-names.ts';
import { Count } from '../value/amounts.tsx';
import styles from './stat-list.module.css';

export interface Stat {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** Where those counted stand. */
  readonly href: string;
  /** What it means unless it is nought. */
  readonly tone?: 'bad' | 'warn' | undefined;
}

/** A line of counts, each of which leads to what it counts. */
export function StatList({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {stats.map(({ id, label, amount, href, tone }) => (
        <li key={id}>
          <AppLink href={href} className={styles.stat}>
            <span className={classNames(styles.amount, amount > 0 && tone && styles[tone])}>
              <Count of={amount} />
            </span>{' '}
            <span className={styles.label}>{label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
