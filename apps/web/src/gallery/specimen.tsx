import { useId, type ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component with its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** States beside one another. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
