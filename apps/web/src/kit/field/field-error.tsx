import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './field.module.css';

/** What is wrong with a field and what to do, between its hint and its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <VisuallyHidden>Error: </VisuallyHidden>
      {children}
    </p>
  );
}
