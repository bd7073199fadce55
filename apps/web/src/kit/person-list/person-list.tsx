import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './person-list.module.css';
import { Avatar } from '../avatar/avatar.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** People to choose one from. */
export function PersonList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

interface PersonButtonProps {
  readonly name: string;
  readonly photoUrl?: string | undefined;
  /** A ring round the picture; the note says it in words. */
  readonly isOnline: boolean;
  readonly note: string;
  readonly unread: number;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

export function PersonButton(props: PersonButtonProps) {
  const { name, photoUrl, isOnline, note, unread, pressed, onClick } = props;
  return (
    <li>
      <button type="button" className={styles.person} aria-pressed={pressed} onClick={onClick}>
        <span className={classNames(styles.picture, isOnline && styles.here)} aria-hidden="true">
          <Avatar name={name} photoUrl={photoUrl} size={34} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.note}>{note}</span>
        </span>
        {unread > 0 && (
          <span className={styles.unread}>
            {unread > 99 ? '99+' : unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  );
}
