import { useId, type ReactNode } from 'react';
import { Frame } from '../frame/frame.tsx';
import styles from './form.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly description?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {children}
    </Frame>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}

/** The buttons at the end of a form, the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
