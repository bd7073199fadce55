import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two columns: facts first, then what needs doing; in reverse order on a narrow screen. */
export function Columns({ children }: { children: readonly [ReactNode, ReactNode] }) {
  const [main, aside] = children;
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div>{aside}</div>
    </div>
  );
}
