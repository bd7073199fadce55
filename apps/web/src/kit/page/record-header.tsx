import type { ReactNode } from 'react';
import { HeadActions } from './head-actions.tsx';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

interface RecordHeaderProps {
  /** The name of the record, the page's `h1`. */
  readonly name: string;
  /** What the window's title says where it is more than the name: "Officers of Harbour Ltd". */
  readonly documentTitle?: string | undefined;
  /** Number, kind, status and two or three facts, each a short element. */
  readonly facts?: readonly ReactNode[] | undefined;
  /** A secondary act and "File a change". */
  readonly actions?: ReactNode | undefined;
  /** The tabs by register. */
  readonly tabs?: ReactNode | undefined;
}

/** The strip at the head of a record: a company, an officer, a submission. */
export function RecordHeader({ name, documentTitle, facts = [], actions, tabs }: RecordHeaderProps) {
  return (
    <div className={styles.strip}>
      <div className={styles.header}>
        <div>
          <PageTitle documentTitle={documentTitle ?? name}>
            <bdi>{name}</bdi>
          </PageTitle>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map((fact, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- facts have no identity but their place
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        <HeadActions>{actions}</HeadActions>
      </div>
      {tabs}
    </div>
  );
}
