import { isBeingFormed } from '@statbook/domain/companies';
import { IconMenu2, IconSearch, IconSelector } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { IconButton } from '#kit/button/icon-button.tsx';
import { Value } from '#kit/value/value.tsx';
import { useCompanyOfPage } from '../../company-of-page.ts';
import { paths } from '../../paths.ts';
import { useMay } from '../../session-port.ts';
import { Brand } from '../brand.tsx';
import { showOverlay } from '../shortcuts/overlay-store.ts';
import styles from '../shell.module.css';
import { UserMenu } from './user-menu.tsx';
import { whenOnline } from '#kit/when-online.ts';

const MessageButtons = lazy(() => whenOnline(() => import('./message-buttons.tsx')));

interface TopBarProps {
  /** The button of the side menu; without one the menu stands above the page, and the mark stands here. */
  readonly menuButton:
    | { readonly label: string; readonly expanded: boolean; readonly onPress: () => void }
    | undefined;
}

/** Its code comes when one of its buttons is pointed at. */
const loadPalette = () => void import('../shortcuts/palette-host.tsx');
const onIntent = { onPointerEnter: loadPalette, onFocus: loadPalette };

/** Menu, current company, search, user. */
export function TopBar({ menuButton }: TopBarProps) {
  const company = useCompanyOfPage();
  const mayView = useMay('findCompaniesAndPeople');
  return (
    <header className={styles.header}>
      {menuButton ? (
        <IconButton
          icon={IconMenu2}
          label={menuButton.label}
          aria-expanded={menuButton.expanded}
          onClick={menuButton.onPress}
        />
      ) : (
        <div className={styles.homeLink}>
          <Brand />
        </div>
      )}
      {company && (
        <AppLink href={paths.companyOverview(company.id)} className={styles.company}>
          <span className={styles.companyName} dir="auto">
            {company.name}
          </span>
          {!isBeingFormed(company.number) && (
            <span className={styles.companyNumber}>
              <Value>{company.number}</Value>
            </span>
          )}
        </AppLink>
      )}
      {company && mayView && (
        <IconButton
          icon={IconSelector}
          label="Change to another company"
          compact
          className={styles.switch}
          onClick={() => showOverlay('companies')}
          {...onIntent}
        />
      )}
      <div className={styles.tools}>
        <Button
          compact
          icon={IconSearch}
          className={styles.search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => showOverlay('everything')}
          {...onIntent}
        >
          <span className={styles.searchWords}>Search</span>
          <kbd className={styles.searchKeys} aria-hidden="true">
            Ctrl K
          </kbd>
        </Button>
        <Suspense fallback={<span className={styles.newsRoom} />}>
          <MessageButtons />
        </Suspense>
        <UserMenu />
      </div>
    </header>
  );
}
