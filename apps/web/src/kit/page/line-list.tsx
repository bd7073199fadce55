import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-list.module.css';

interface LineListProps {
  /** Entries as `li`. */
  readonly children: ReactNode;
  /** Belongs to the entry above it: a line at its side, none between. */
  readonly inset?: boolean | undefined;
}

/** Entries of a card, parted by lines. */
export function LineList({ children, inset = false }: LineListProps) {
  return <ul className={classNames(styles.list, inset ? styles.inset : styles.lined)}>{children}</ul>;
}

/** What an entry is about, in its first line. */
export function LineTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>;
}
