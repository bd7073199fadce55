import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';

export default function DialogPopup(props: DialogProps) {
  const { open, title, children, actions, onClose, insists = false, wide = false, initialFocus } = props;
  const container = usePopupContainer();
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
              {...(initialFocus && { initialFocus })}
            >
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
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
