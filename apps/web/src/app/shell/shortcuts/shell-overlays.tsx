import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { paths } from '../../paths.ts';
import { showOverlay, useOverlay } from './overlay-store.ts';
import { noteRecentCompanies } from './recent-companies.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { whenOnline } from '#kit/when-online.ts';

const PaletteHost = lazy(() => whenOnline(() => import('./palette-host.tsx')));
const ShortcutDialog = lazy(async () => ({
  default: (await import('./shortcut-dialog.tsx')).ShortcutDialog,
}));

/** The keys of the product and what they open. Comes after the page is drawn. */
export default function ShellOverlays() {
  const overlay = useOverlay();
  useShortcuts(usePlaces());
  useEffect(noteRecentCompanies, []);
  const close = () => showOverlay(undefined);
  return (
    <Suspense fallback={null}>
      {(overlay === 'everything' || overlay === 'companies') && (
        <PaletteHost key={overlay} mode={overlay} onClose={close} />
      )}
      {overlay === 'shortcuts' && <ShortcutDialog onClose={close} />}
    </Suspense>
  );
}

/** Where `g` and a letter lead. */
function usePlaces(): Readonly<Record<string, () => void>> {
  const router = useRouter();
  return useMemo(() => {
    const go = (href: string) => () => void router.navigate({ href });
    return {
      h: go(paths.dashboard),
      c: go(paths.companies),
      d: go(paths.diary()),
      s: go(paths.submissionStatus),
      r: go(paths.reports),
    };
  }, [router]);
}
