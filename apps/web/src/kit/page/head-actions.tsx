import type { ReactNode } from 'react';
import styles from './page.module.css';

/** What can be done with what a head names, at its end; nothing on paper. */
export function HeadActions({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={styles.actions} data-print="no">
      {children}
    </div>
  );
}
