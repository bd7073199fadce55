import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SupportReference } from './support-reference.tsx';
import styles from './states.module.css';

interface FailedStateProps {
  readonly title: string;
  /** The server's message. */
  readonly detail?: ReactNode | undefined;
  /** What it means, what to do. */
  readonly children?: ReactNode | undefined;
  readonly requestId?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly actions?: ReactNode | undefined;
}

/** It could not be shown or done: the reason, the next step, a reference for support. */
export function FailedState({ title, detail, children, requestId, onRetry, actions }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <h2>{title}</h2>
      {detail !== undefined && <div className={styles.text}>{detail}</div>}
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {(onRetry ?? actions) !== undefined && (
        <div className={styles.actions}>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {actions}
        </div>
      )}
      {requestId !== undefined && (
        <p className={styles.small}>
          <SupportReference requestId={requestId} />
        </p>
      )}
    </div>
  );
}
