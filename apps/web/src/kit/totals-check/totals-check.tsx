import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './totals-check.module.css';

interface TotalsCheckProps {
  /** Undefined when the totals agree; else where they do not. */
  readonly difference?: ReactNode;
  readonly to?: string | undefined;
}

/** Below a table of holdings: says that it adds up, or where it does not. */
export function TotalsCheck({ difference, to = 'the statement of capital' }: TotalsCheckProps) {
  const agrees = difference === undefined;
  return (
    <p className={classNames(styles.adds, agrees ? styles.addsUp : styles.doesNotAddUp)}>
      <Icon shape={agrees ? IconCircleCheck : IconAlertTriangle} />
      <span>
        {agrees ? (
          `Agrees to ${to}`
        ) : (
          <>
            Does not agree to {to}: {difference}
          </>
        )}
      </span>
    </p>
  );
}
