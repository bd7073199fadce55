import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './person-list.module.css';
import { Portrait } from './portrait.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** People to choose one from. */
export function PersonList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

interface PersonButtonProps {
  readonly name: string;
  readonly photoUrl?: string | undefined;
  /** A ring round the picture; the note says it in words. */
  readonly isHere: boolean;
  readonly note: string;
  readonly unread: number;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

export function PersonButton(props: PersonButtonProps) {
  const { name, photoUrl, isHere, note, unread, pressed, onClick } = props;
  return (
    <li>
      <button type="button" className={styles.person} aria-pressed={pressed} onClick={onClick}>
        <span className={classNames(styles.picture, isHere && styles.here)} aria-hidden="true">
          <Portrait name={name} photoUrl={photoUrl} size={34} />
        </span>
        <span className={styles.words}>
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
