import type { ReactNode } from 'react';
import styles from './big-figure.module.css';

interface BigFigureProps {
  readonly children: ReactNode;
  readonly role?: 'timer' | undefined;
}

/** The one figure that a person came for: a submission number, the time that is left. */
export function BigFigure({ children, role }: BigFigureProps) {
  return (
    <div className={styles.figure} role={role}>
      {children}
    </div>
  );
}
