import type { ReactNode } from 'react';
import { HeaderActions } from './header-actions.tsx';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  readonly title: string;
  /** Beside the title: a count, a date. */
  readonly note?: ReactNode | undefined;
  /** What can be done here. */
  readonly actions?: ReactNode | undefined;
}

/** The header of a section: its title, how much there is, and its actions. */
export function SectionHeader({ title, note, actions }: SectionHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <HeaderActions>{actions}</HeaderActions>
    </div>
  );
}
