import { useEffect, useRef } from 'react';
import styles from './loader-overlay.module.css';
import { LiveStatus } from '../live-status/live-status.tsx';

/**
 * Covers the page while money or a filing is under way and says what is being done. Nothing else waits
 * like this. The page beneath cannot be reached meanwhile.
 */
export function LoaderOverlay({ label }: { label: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = label !== undefined;
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
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.overlayBox}>
        <span className={styles.spinner} aria-hidden="true" />
        <LiveStatus>{label}</LiveStatus>
      </div>
    </dialog>
  );
}
