import { IconX } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './menu-overlay.module.css';

interface MenuOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu over the page on a narrow screen: modal, so that the focus stays in it until it is closed. */
export default function MenuOverlay({ open, onClose }: MenuOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(path);
  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    openedAt.current = path;
    element?.showModal();
    return () => element?.close();
    // oxlint-disable-next-line react/exhaustive-deps -- the path where it was opened, not each later one
  }, [open]);
  useEffect(() => {
    if (open && path !== openedAt.current) onClose();
  }, [open, path, onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside it; Esc does the same
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <SideMenu />
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon shape={IconX} />
        <VisuallyHidden>Close the menu</VisuallyHidden>
      </button>
    </dialog>
  );
}
