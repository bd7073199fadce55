import { useEffect, useRef } from 'react';
import styles from './state.module.css';
import { LiveStatus } from '../page/live-status.tsx';

/**
 * Covers the page while money or a filing is under way and says what is being done. Nothing else waits
 * like this. The page beneath cannot be reached meanwhile.
 */
export function LoaderOverlay({ doing }: { doing: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = doing !== undefined;
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={doing}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.overlayBox}>
        <span className={styles.spinner} aria-hidden="true" />
        <LiveStatus>{doing}</LiveStatus>
      </div>
    </dialog>
  );
}
