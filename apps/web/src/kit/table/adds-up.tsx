import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './below-table.module.css';

interface AddsUpProps {
  /** Undefined when the totals agree; else where they do not. */
  readonly difference?: ReactNode;
  readonly to?: string | undefined;
}

/** Below a table of holdings: says that it adds up, or where it does not. */
export function AddsUp({ difference, to = 'the statement of capital' }: AddsUpProps) {
  const agrees = difference === undefined;
  return (
    <p className={classNames(styles.adds, agrees ? styles.addsUp : styles.doesNotAddUp)}>
      <Icon shape={agrees ? IconCircleCheck : IconAlertTriangle} />
      <span>
        {agrees ? (
          `Adds up to ${to}`
        ) : (
          <>
            Does not add up to {to}: {difference}
          </>
        )}
      </span>
    </p>
  );
}
