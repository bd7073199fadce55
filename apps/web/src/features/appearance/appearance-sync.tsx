import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { useLiveEvents } from '#api/use-live-events.ts';
import { useSession } from '#app/session-port.ts';
import { appearanceStore } from './appearance-store.ts';
import { copyKey, readCopy } from './cached-copy.ts';
import { useAppearance } from './use-appearance.ts';
import { whenOnline } from '#kit/when-online.ts';

const loadCustomizer = () => whenOnline(() => import('./customizer/customizer.tsx'));
const Customizer = lazy(loadCustomizer);
const PreviewBar = lazy(() => whenOnline(() => import('./presets/preview-bar.tsx')));

interface AppearanceSyncProps {
  /** Whether the customizer is open. */
  readonly customizing: boolean;
  readonly onClose: () => void;
}

/** Keeps the page as the person chose it, here or on another device, and holds what they choose with. */
export default function AppearanceSync({ customizing, onClose }: AppearanceSyncProps) {
  const { preview } = useAppearance();
  const [wasOpened, setWasOpened] = useState(customizing);
  if (customizing && !wasOpened) setWasOpened(true);
  useServersWord();
  useOtherTabs();
  return (
    <Suspense fallback={null}>
      {preview && <PreviewBar preview={preview} />}
      {wasOpened && <Customizer open={customizing} onClose={onClose} />}
    </Suspense>
  );
}

/** What the person kept on another device counts: once it is known who they are, and whenever it changes there. */
function useServersWord(): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user.centralUserId : undefined;
  useEffect(() => {
    if (user !== undefined) askServer();
  }, [user]);
  useLiveEvents('appearance', askServer);
}

function askServer(): void {
  call('getAppearance').then(
    ({ entity: [kept] }) => appearanceStore.adopt(kept),
    // The copy in the browser stands meanwhile; the next page asks again.
    () => undefined,
  );
}

function useOtherTabs(): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === copyKey) appearanceStore.adopt(readCopy());
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
}
