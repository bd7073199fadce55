import type { ReactNode } from 'react';
import { AppLink } from '../action/app-link.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './cell-text.module.css';

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
    <AppLink href={href} title={name} dir="auto" className={classNames(styles.name, !fills && styles.short)}>
      {name}
      {note !== undefined && <VisuallyHidden>, {note}</VisuallyHidden>}
    </AppLink>
  );
}

/** Words of a cell that stay in one line where there is a column for them. */
export function OneLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}

/** What has to be put right in a row. */
export function Faults({ faults }: { faults: readonly { readonly id: string; readonly words: string }[] }) {
  return (
    <ul className={styles.faults}>
      {faults.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  );
}
