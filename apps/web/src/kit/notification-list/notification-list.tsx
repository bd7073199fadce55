import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notification-list.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface NotificationListProps {
  /** On a surface of its own, as on a page. */
  readonly raised?: boolean | undefined;
  readonly children: ReactNode;
}

/** What has happened, newest first. */
export function NotificationList({ raised = false, children }: NotificationListProps) {
  return <ul className={classNames(raised && styles.raised)}>{children}</ul>;
}

interface NotificationRowProps {
  /** A link or a button. */
  readonly title: ReactNode;
  readonly isNew: boolean;
  readonly badge?: ReactNode | undefined;
  readonly at: ReactNode;
  readonly children?: ReactNode | undefined;
}

/** A notification; a new one has a dot, which screen readers say as a word. */
export function NotificationRow({ title, isNew, badge, at, children }: NotificationRowProps) {
  return (
    <li className={classNames(styles.item, isNew && styles.fresh)}>
      <div className={styles.head}>
        <span className={styles.title}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </span>
        {badge}
      </div>
      <div className={styles.text}>{children}</div>
      <div className={styles.at}>{at}</div>
    </li>
  );
}
