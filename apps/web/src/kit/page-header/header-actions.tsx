import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The actions of a header, at its end; not printed. */
export function HeaderActions({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={styles.actions} data-print="no">
      {children}
    </div>
  );
}
