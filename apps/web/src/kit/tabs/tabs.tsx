import { useEffect, useRef } from 'react';
import { AppLink } from '../link/app-link.tsx';
import { Count } from '../value/amounts.tsx';
import styles from './tabs.module.css';

interface Tab {
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
  /** Has pages below it, which belong to it. */
  readonly hasPages?: boolean | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Has a line below it: what follows belongs to the tab. Within a strip the strip has one. */
  readonly ruled?: boolean | undefined;
}

/** The registers of a company as links: each has its address. */
export function Tabs({ label, tabs, ruled = false }: TabsProps) {
  const list = useCurrentInSight();
  return (
    <nav aria-label={label} className={ruled ? styles.ruled : undefined}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <AppLink
              href={tab.href}
              currentWhen={tab.hasPages === true ? 'below' : true}
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

/** Where not all tabs fit, the list begins where the current one is seen. The page itself is not scrolled. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const [room, own] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (own.left >= room.left && own.right <= room.right) return;
    list.current.scrollLeft += (own.left + own.right - room.left - room.right) / 2;
  }, []);
  return list;
}
