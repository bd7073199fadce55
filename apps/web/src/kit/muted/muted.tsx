import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './muted.module.css';

interface MutedProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'span' | 's' | undefined;
  /** In the size of notes. */
  readonly small?: boolean | undefined;
}

/** What is said beside the matter itself: a source, a time, a count. The class is for its place on the page. */
export function Muted({ as: Tag = 'p', small = false, className, ...rest }: MutedProps) {
  return <Tag {...rest} className={classNames(styles.muted, small && styles.small, className)} />;
}

/** The sentence under a heading that says what the part is for. */
export function Lead(props: Omit<MutedProps, 'className' | 'small'>) {
  return <Muted {...props} className={styles.lead} />;
}
