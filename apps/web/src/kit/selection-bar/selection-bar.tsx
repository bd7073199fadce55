import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { LiveStatus } from '../live-status/live-status.tsx';
import { focusOneOf, placesRound } from '../focus/next-focus.ts';
import { Count } from '../value/amounts.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all of them, in words. */
  readonly children: ReactNode;
}

/** Appears below a list while rows are selected. */
export function SelectionBar(props: SelectionBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const places = placesRound(bar.current);
    // Its buttons go with it, whatever they did.
    return () => focusOneOf(places);
  }, []);
  return (
    <div ref={bar} className={styles.bar} data-print="no">
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
