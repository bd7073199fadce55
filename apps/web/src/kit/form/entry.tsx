import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './entry.module.css';

interface EntryProps {
  /** "Holding 2". */
  readonly title?: ReactNode | undefined;
  /** Framed by itself; parted by lines from those beside it; or set in, as a question that follows from a field. */
  readonly look?: 'framed' | 'lined' | 'inset' | undefined;
  /** The id of what explains it. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Fields of one thing among several: a holding, a class, a joint holder. */
export function Entry({ title, look = 'framed', describedBy, children }: EntryProps) {
  return (
    <fieldset data-entry className={classNames(styles.entry, styles[look])} aria-describedby={describedBy}>
      {title !== undefined && <legend>{title}</legend>}
      {children}
    </fieldset>
  );
}

interface EntryPartProps {
  readonly children: ReactNode;
  /** What those above come to. */
  readonly total?: boolean | undefined;
}

/** A part of an entry, under a line. */
export function EntryPart({ children, total = false }: EntryPartProps) {
  return <div className={classNames(styles.part, total && styles.total)}>{children}</div>;
}
