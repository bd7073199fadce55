import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';
import { Count } from '../value/amounts.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all of them, in words. */
  readonly children: ReactNode;
}

/** Appears below a list while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div className={styles.bar} data-print="no">
      <LiveStatus>
        <Count of={count} /> selected
      </LiveStatus>
      {children}
      <Button kind="text" compact onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
