import { useOnline } from '#api/use-online.ts';
import { Banner } from '#kit/banner/banner.tsx';
import styles from './offline-bar.module.css';

/** Stays on top of the page while there is no network. Comes with the shell: later it could not be loaded. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div className={styles.offline} aria-live="polite">
      {!online && (
        <Banner tone="warn" title="You are offline. Changes are kept on this device">
          Leave this page open and save once you are connected. Nothing can be filed until then.
        </Banner>
      )}
    </div>
  );
}
