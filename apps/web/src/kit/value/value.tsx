import type { ReactNode } from 'react';
import styles from './value.module.css';

/** A date, number, amount or code: reads from left to right in a line of either direction. */
export function Value({ children }: { children: ReactNode }) {
  return <bdi className={styles.value}>{children}</bdi>;
}
