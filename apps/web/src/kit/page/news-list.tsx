import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './news-list.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface NewsListProps {
  /** On a surface of its own, as on a page. */
  readonly raised?: boolean | undefined;
  readonly children: ReactNode;
}

/** What has happened, newest first. */
export function NewsList({ raised = false, children }: NewsListProps) {
  return <ul className={classNames(raised && styles.raised)}>{children}</ul>;
}

interface NewsItemProps {
  /** A link or a button. */
  readonly title: ReactNode;
  readonly isNew: boolean;
  readonly badge?: ReactNode | undefined;
  readonly at: ReactNode;
  readonly children?: ReactNode | undefined;
}

/** One piece of news; what is new has a dot, which readers hear as a word. */
export function NewsItem({ title, isNew, badge, at, children }: NewsItemProps) {
  return (
    <li className={classNames(styles.item, isNew && styles.fresh)}>
      <div className={styles.head}>
        <span className={styles.title}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </span>
        {badge}
      </div>
      <div className={styles.words}>{children}</div>
      <div className={styles.at}>{at}</div>
    </li>
  );
}
