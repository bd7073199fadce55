import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './fieldset.module.css';

interface FieldsetProps {
  /** "Holding 2". */
  readonly title?: ReactNode | undefined;
  /** Framed by itself; parted by lines from those beside it; or set in, as a question that follows from a field. */
  readonly look?: 'framed' | 'lined' | 'inset' | undefined;
  /** The id of what explains it. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Fields of one thing among several: a holding, a class, a joint holder. */
export function Fieldset({ title, look = 'framed', describedBy, children }: FieldsetProps) {
  return (
    <fieldset data-group className={classNames(styles.fieldset, styles[look])} aria-describedby={describedBy}>
      {title !== undefined && <legend>{title}</legend>}
      {children}
    </fieldset>
  );
}

interface FieldsetPartProps {
  readonly children: ReactNode;
  /** What those above come to. */
  readonly total?: boolean | undefined;
}

/** A part of a fieldset, under a line. */
export function FieldsetPart({ children, total = false }: FieldsetPartProps) {
  return <div className={classNames(styles.part, total && styles.total)}>{children}</div>;
}
