import { AppLink } from '../action/app-link.tsx';
import { classNames } from '../class-names.ts';
import { Count } from '../value/amounts.tsx';
import styles from './figures.module.css';

export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
  /** Where those counted stand. */
  readonly href: string;
  /** What it means unless it is nought. */
  readonly tone?: 'bad' | 'warn' | undefined;
}

/** A line of counts, each of which leads to what it counts. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ id, label: words, amount, href, tone }) => (
        <li key={id}>
          <AppLink href={href} className={styles.figure}>
            <span className={classNames(styles.amount, amount > 0 && tone && styles[tone])}>
              <Count of={amount} />
            </span>{' '}
            <span className={styles.label}>{words}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
