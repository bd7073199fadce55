import type { ReactNode } from 'react';
import { AppLink } from '../link/app-link.tsx';
import styles from './work-list.module.css';

/** Things to see to, one below the other. */
export function WorkList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

interface WorkItemProps {
  /** Where it is seen to. */
  readonly href: string;
  /** The words of the link: the company. */
  readonly title: string;
  /** What there is to do. */
  readonly note: ReactNode;
  /** A date or a state. */
  readonly end?: ReactNode | undefined;
}

/** One of them: the link says of whom, the note what, the end when or how far. */
export function WorkItem({ href, title, note, end }: WorkItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <AppLink href={href} className={styles.title} dir="auto">
          {title}
        </AppLink>
        <div className={styles.note}>{note}</div>
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  );
}
