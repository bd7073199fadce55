import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { HeaderActions } from './header-actions.tsx';
import styles from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

interface DetailHeaderProps {
  /** The name of the company, officer or submission: the `h1` of the page. */
  readonly name: string;
  /** What the window's title says where it is more than the name: "Officers of Harbour Ltd". */
  readonly documentTitle?: string | undefined;
  /** Number, kind, status and two or three facts, each a short element. */
  readonly facts?: readonly ReactNode[] | undefined;
  /** On a phone number and status, the first fact and the third, are enough: the page is about a part of the thing. */
  readonly brief?: boolean | undefined;
  /** A secondary action and "File a change". */
  readonly actions?: ReactNode | undefined;
  /** The tabs by register. */
  readonly tabs?: ReactNode | undefined;
}

/** The header of a detail page: of a company, an officer, a submission. */
export function DetailHeader(props: DetailHeaderProps) {
  const { name, documentTitle, facts = [], brief = false, actions, tabs } = props;
  return (
    <div className={classNames(styles.strip, brief && styles.brief)}>
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
        <HeaderActions>{actions}</HeaderActions>
      </div>
      {tabs}
    </div>
  );
}
