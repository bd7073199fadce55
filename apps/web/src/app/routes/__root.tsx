import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { AppContext } from '../app-context.ts';
import { FailedPage } from '../shell/pages/failed-page.tsx';
import { useFocusOnNavigation } from '../shell/use-focus-on-navigation.ts';
import { whenOnline } from '#kit/when-online.ts';

/** Comes after the page is drawn; what is said meanwhile waits for it. */
const ToastRegion = lazy(() => whenOnline(() => import('#kit/toast/toast-region.tsx')));

export const Route = createRootRouteWithContext<AppContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/pages/not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: FailedPage,
});

function Root() {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
    </>
  );
}
