import type { ReactNode } from 'react';
import styles from './large-value.module.css';

interface LargeValueProps {
  readonly children: ReactNode;
  readonly role?: 'timer' | undefined;
}

/** The one value that a person came for: a submission number, the time that is left. */
export function LargeValue({ children, role }: LargeValueProps) {
  return (
    <div className={styles.value} role={role}>
      {children}
    </div>
  );
}
