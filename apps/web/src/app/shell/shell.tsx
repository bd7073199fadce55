import { lazy, Suspense, type ReactNode } from 'react';
import { SkipLink } from '#kit/skip-link/skip-link.tsx';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { PageFooter } from './page-footer.tsx';
import styles from './shell.module.css';
import { OfflineBar } from './notices/offline-bar.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useMenuCollapsed } from './menu/use-menu-collapsed.ts';
import { useMenuOverlay } from './menu/use-menu-overlay.ts';
import { usePageAttribute } from './use-page-attribute.ts';
import { useWideScreen } from './use-wide-screen.ts';
import { whenOnline } from '#kit/when-online.ts';

// Nothing of this is part of the first picture.
const AccessUpdates = lazy(() => whenOnline(() => import('./notices/access-updates.tsx')));
const CompanyUpdates = lazy(() => whenOnline(() => import('./notices/company-updates.tsx')));
const FrameNotices = lazy(() => whenOnline(() => import('./notices/frame-notices.tsx')));
const HorizontalMenu = lazy(() => whenOnline(() => import('./menu/horizontal-menu.tsx')));
const MenuOverlay = lazy(() => whenOnline(() => import('./menu/menu-overlay.tsx')));
const ShellOverlays = lazy(() => whenOnline(() => import('./shortcuts/shell-overlays.tsx')));

/** The frame of every page behind sign-in. */
export function Shell({ children }: { children: ReactNode }) {
  const wide = useWideScreen();
  const above = usePageAttribute('data-layout') === 'horizontal' && wide;
  const { collapsed, toggle } = useMenuCollapsed();
  const { overlaid, setOverlaid } = useMenuOverlay(wide);
  const menuButton = {
    label: wide ? (collapsed ? 'Expand menu' : 'Collapse menu') : 'Open the menu',
    expanded: wide ? !collapsed : overlaid,
    onPress: wide ? toggle : () => setOverlaid(true),
  };
  return (
    <PopupProvider>
      <SkipLink to="main" />
      <div className={styles.shell}>
        {wide && !above && <SideMenu collapsed={collapsed} />}
        <TopBar menuButton={above ? undefined : menuButton} />
        {above && (
          <div className={styles.menuRow}>
            <Suspense fallback={null}>
              <HorizontalMenu />
            </Suspense>
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <OfflineBar />
          <Suspense fallback={null}>
            <ShellOverlays />
            <FrameNotices />
          </Suspense>
          {children}
          <PopupOutlet />
        </main>
        <PageFooter />
      </div>
      <Suspense fallback={null}>
        <AccessUpdates />
        <CompanyUpdates />
        {!wide && <MenuOverlay open={overlaid} onClose={() => setOverlaid(false)} />}
      </Suspense>
    </PopupProvider>
  );
}
