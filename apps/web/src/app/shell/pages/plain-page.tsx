import type { ReactNode } from 'react';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import styles from '../shell.module.css';

/** A page without the frame: before sign-in, and where there is nothing to frame. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <PopupProvider>
      <main id="main" tabIndex={-1} className={styles.plain}>
        <div>{children}</div>
        <PopupOutlet />
      </main>
    </PopupProvider>
  );
}
