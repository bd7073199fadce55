import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';
import { keepFocusNear, placesRound } from '../focus/next-focus.ts';
import { usePopupContainer } from '../popup/popup-container.tsx';
import { PopupEnvironment } from '../popup/popup-environment.tsx';

export default function DialogPopup(props: DialogProps) {
  const { open, title, children, actions, onClose, insists = false, wide = false, initialFocus } = props;
  const container = usePopupContainer();
  useFocusAfterwards(open);
  const heading = useRef<HTMLHeadingElement>(null);
  // What is long is filled in from its first field or read from its title, not from a table further down.
  const findBeginning = () =>
    heading.current?.parentElement?.querySelector<HTMLElement>('input, select, textarea') ?? heading.current;
  return (
    <PopupEnvironment>
      <BaseDialog.Root
        open={open}
        disablePointerDismissal={insists}
        onOpenChange={(next, { reason }) => {
          if (!next && !(insists && reason === 'escape-key')) onClose();
        }}
      >
        <BaseDialog.Portal container={container}>
          <BaseDialog.Backdrop className={styles.backdrop} />
          <BaseDialog.Viewport className={styles.viewport}>
            <BaseDialog.Popup
              className={classNames(styles.dialog, wide && styles.wide)}
              initialFocus={initialFocus ?? (wide ? findBeginning : true)}
            >
              <BaseDialog.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </BaseDialog.Title>
              <BaseDialog.Description className={styles.body} render={<div />}>
                {children}
              </BaseDialog.Description>
              {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </PopupEnvironment>
  );
}

/** What opened the dialog has the focus again, but is gone with what was done in it where that was to delete or decide. */
function useFocusAfterwards(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const places = placesRound(document.activeElement);
    // After the focus was given back.
    return () => void requestAnimationFrame(() => keepFocusNear(places));
  }, [open]);
}
