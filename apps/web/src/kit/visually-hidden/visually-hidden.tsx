import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for those who listen: the object of a repeated link, the head of a column without one. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
