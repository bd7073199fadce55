import type { ReactNode, UIEvent } from 'react';
import { classNames } from '../class-names.ts';
import { LiveStatus } from '../live-status/live-status.tsx';
import styles from './message-log.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface MessageLogProps {
  readonly label: string;
  /** What came last from the other side; read out when it changes. */
  readonly spoken: string | undefined;
  /** Leads to what is older. */
  readonly before: ReactNode;
  /** Said in place of messages. */
  readonly empty: string | false;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** Messages, the newest at the bottom, where the log begins; what is put before them moves nothing. */
export function MessageLog({ label, spoken, before, empty, onScroll, children }: MessageLogProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className={styles.log} aria-label={label} tabIndex={0} onScroll={onScroll}>
        <div className={styles.inner}>
          {before !== false && <div className={styles.before}>{before}</div>}
          {empty === false ? <ol>{children}</ol> : <p className={styles.empty}>{empty}</p>}
        </div>
      </section>
      <VisuallyHidden>
        <LiveStatus>{spoken}</LiveStatus>
      </VisuallyHidden>
    </>
  );
}

/** The day on which the following was written. */
export function MessageDay({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>;
}

interface MessageBubbleProps {
  readonly isOwn: boolean;
  readonly writer: string;
  /** Plain: shown as it was written, nothing in it is a link. */
  readonly text: string;
  readonly foot: ReactNode;
  readonly failed?: boolean | undefined;
}

export function MessageBubble({ isOwn, writer, text, foot, failed = false }: MessageBubbleProps) {
  return (
    <li className={classNames(styles.message, isOwn && styles.own, failed && styles.failed)}>
      <VisuallyHidden>{writer}: </VisuallyHidden>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.foot}>{foot}</div>
    </li>
  );
}
