import type { ReactNode } from 'react';
import { Count } from '../value/amounts.tsx';
import { HeaderActions } from './header-actions.tsx';
import styles from './page-header.module.css';
import { LiveStatus } from '../live-status/live-status.tsx';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  /** The page's one `h1`, and the title of the window. */
  readonly title: string;
  /** Above the title: the company and its number. */
  readonly overline?: ReactNode | undefined;
  /** "128 of 10,000", or "10,000 in all", read out when it changes. */
  readonly count?: { readonly shown: number; readonly total: number } | undefined;
  readonly lead?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
}

/** The head of a page. */
export function PageHeader({ title, overline, count, lead, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        {overline !== undefined && <p className={styles.over}>{overline}</p>}
        <PageTitle documentTitle={title}>{title}</PageTitle>
        {count && (
          <LiveStatus className={styles.count}>
            {count.shown < count.total && (
              <>
                <Count of={count.shown} /> of{' '}
              </>
            )}
            <Count of={count.total} />
            {count.shown === count.total && ' in all'}
          </LiveStatus>
        )}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <HeaderActions>{actions}</HeaderActions>
    </div>
  );
}
