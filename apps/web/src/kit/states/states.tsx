import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './states.module.css';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
}

/** Nothing here yet: one sentence on what will be, and the action that fills it. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className={styles.state}>
      <h2>{title}</h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The filters leave nothing: "No companies match". */
export function NoMatches({ what, onClear }: { what: string; onClear: () => void }) {
  return <EmptyState title={`No ${what} match`} actions={<Button onClick={onClear}>Clear filters</Button>} />;
}

/** Not allowed: says who can give it. */
export function NoAccess({ what }: { what: string }) {
  return (
    <EmptyState title={`You cannot ${what}`}>
      Ask a main user of your account to give you access. Nothing was changed.
    </EmptyState>
  );
}
