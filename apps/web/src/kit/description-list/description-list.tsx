import { lowerFirst } from '@statbook/domain/lower-first';
import type { ReactNode } from 'react';
import { AppLink } from '../link/app-link.tsx';
import { None } from '../value/dates.tsx';
import styles from './description-list.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface Fact {
  readonly term: string;
  /** Undefined shows as none. */
  readonly value: ReactNode;
  /** Below the value: "from the register, 3 May 2026". */
  readonly note?: ReactNode | undefined;
  /** Leads to where the fact is changed; readers hear "Change registered office". */
  readonly changeHref?: string | undefined;
  /** The term is a name of the company's own, such as that of a class: it keeps its capitals in "Change Ordinary". */
  readonly isName?: boolean | undefined;
  /** Another action than a change, such as "Show". */
  readonly action?: ReactNode | undefined;
}

/** Facts, each with its "Change". */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value, note, changeHref, isName = false, action }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>
            {value ?? <None />}
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </dd>
          {(changeHref !== undefined || action !== undefined) && (
            <dd data-print="no" className={styles.action}>
              {action}
              {changeHref !== undefined && <ChangeLink href={changeHref} what={term} isName={isName} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** "Change", with its object for those who listen. */
export function ChangeLink({ href, what, isName = false }: { href: string; what: string; isName?: boolean }) {
  return (
    <AppLink href={href}>
      Change<VisuallyHidden> {isName ? what : lowerFirst(what)}</VisuallyHidden>
    </AppLink>
  );
}
