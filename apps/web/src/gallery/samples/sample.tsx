import { type ReactNode, useState } from 'react';
import styles from '../gallery.module.css';

/** A component of the kit in its states, or several that belong together. */
export interface Sample {
  readonly title: string;
  readonly content: ReactNode;
}

/** States beside one another. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface StatefulProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Remembers what is entered or chosen in a sample. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
