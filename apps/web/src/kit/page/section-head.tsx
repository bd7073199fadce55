import type { ReactNode } from 'react';
import { HeadActions } from './head-actions.tsx';
import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  /** Beside the title: a count, a date. */
  readonly note?: ReactNode | undefined;
  /** What can be done here. */
  readonly actions?: ReactNode | undefined;
}

/** The head of one register of a record: its title, how much there is, and what can be done. */
export function SectionHead({ title, note, actions }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2>{title}</h2>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <HeadActions>{actions}</HeadActions>
    </div>
  );
}
