import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './line-list.module.css';

interface LineListProps {
  /** Items as `li`. */
  readonly children: ReactNode;
  /** Belongs to the item above it: a line at its side, none between. */
  readonly inset?: boolean | undefined;
}

/** Items of a card, with lines between them. */
export function LineList({ children, inset = false }: LineListProps) {
  return <ul className={classNames(styles.list, inset ? styles.inset : styles.lined)}>{children}</ul>;
}

/** The first line of an item. */
export function LineTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>;
}
