import { IconMenu2 } from '@tabler/icons-react';
import { AppLink } from '#kit/action/app-link.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Value } from '#kit/value/value.tsx';
import { useCurrentCompany } from '../current-company.ts';
import { paths } from '../paths.ts';
import styles from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly menuLabel: string;
  readonly menuExpanded: boolean;
  readonly onMenu: () => void;
}

/** Menu, current company, user. */
export function TopBar({ menuLabel, menuExpanded, onMenu }: TopBarProps) {
  const company = useCurrentCompany();
  return (
    <header className={styles.header}>
      <IconButton icon={IconMenu2} label={menuLabel} aria-expanded={menuExpanded} onClick={onMenu} />
      {company && (
        <AppLink href={paths.companyOverview(company.id)} className={styles.company}>
          <span className={styles.companyName}>{company.name}</span>
          <span className={styles.companyNumber}>
            <Value>{company.number}</Value>
          </span>
        </AppLink>
      )}
      <div className={styles.tools}>
        <UserMenu />
      </div>
    </header>
  );
}
