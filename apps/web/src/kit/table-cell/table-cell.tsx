import type { ReactNode } from 'react';
import { AppLink } from '../link/app-link.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table-cell.module.css';

interface NameLinkProps {
  readonly href: string;
  readonly name: string;
  /** Tells readers this link from others of the same name. */
  readonly note?: string | undefined;
  /** As long as its column is wide, which has a width of its own. */
  readonly fills?: boolean | undefined;
}

/** The name of a company in a row: where it is too long it is cut at its end, and pointing at it shows the whole. */
export function NameLink({ href, name, note, fills = false }: NameLinkProps) {
  return (
    <AppLink
      href={href}
      title={name}
      dir="auto"
      className={classNames(styles.name, fills ? styles.fills : styles.short)}
    >
      {name}
      {note !== undefined && <VisuallyHidden>, {note}</VisuallyHidden>}
    </AppLink>
  );
}

/** Text of a cell that stays in one line where there is a column for it. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}

/** What must be corrected in a row. */
export function CellProblems({
  problems,
}: {
  problems: readonly { readonly id: string; readonly text: string }[];
}) {
  return (
    <ul className={styles.faults}>
      {problems.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
