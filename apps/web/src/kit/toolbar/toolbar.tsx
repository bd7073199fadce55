import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** The bar above a list: filter and chips, and at the end what concerns the table. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.toolbar} data-print="no">
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
