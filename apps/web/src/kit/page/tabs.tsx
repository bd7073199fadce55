import { AppLink } from '../action/app-link.tsx';
import { Count } from '../value/amounts.tsx';
import styles from './page.module.css';

export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
  /** Has pages below it, which belong to it. */
  readonly hasPages?: boolean | undefined;
}

/** The registers of a record as links: each has its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <AppLink
              href={tab.href}
              marksCurrent={tab.hasPages === true ? 'below' : true}
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <Count of={tab.count} />
                </>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
