import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SkipLink } from '#kit/page/skip-link.tsx';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { PageFooter } from './page-footer.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useMenuCollapsed } from './use-menu-collapsed.ts';
import { useWideScreen } from './use-wide-screen.ts';

// Nothing of this is part of the first picture.
const CompanyNews = lazy(() => import('./company-news.tsx'));
const MenuOverlay = lazy(() => import('./menu-overlay.tsx'));
const ShellOverlays = lazy(() => import('./shell-overlays.tsx'));
const RenewalBanner = lazy(() => import('./renewal-banner.tsx'));
const SessionTimeout = lazy(() => import('#features/session/session-timeout.tsx'));
const UnfinishedWork = lazy(() => import('#features/session/unfinished-work.tsx'));

/** The frame of every page behind sign-in. */
export function Shell({ children }: { children: ReactNode }) {
  const wide = useWideScreen();
  const { collapsed, toggle } = useMenuCollapsed();
  const [overlaid, setOverlaid] = useState(false);
  return (
    <PopupProvider>
      <SkipLink to="main" />
      <div className={styles.shell}>
        {wide && <SideMenu collapsed={collapsed} />}
        <TopBar
          menuLabel={wide ? (collapsed ? 'Widen the menu' : 'Narrow the menu') : 'Open the menu'}
          menuExpanded={wide ? !collapsed : overlaid}
          onMenu={wide ? toggle : () => setOverlaid(true)}
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense fallback={null}>
            <RenewalBanner />
            <UnfinishedWork />
          </Suspense>
          {children}
          <Suspense fallback={null}>
            <ShellOverlays />
          </Suspense>
          <PopupOutlet />
        </main>
        <PageFooter />
      </div>
      <Suspense fallback={null}>
        <CompanyNews />
        <SessionTimeout />
        {!wide && <MenuOverlay open={overlaid} onClose={() => setOverlaid(false)} />}
      </Suspense>
    </PopupProvider>
  );
}
