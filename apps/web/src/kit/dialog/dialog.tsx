import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { DialogProps } from './dialog-props.ts';
import { whenOnline } from '../when-online.ts';

const loadPopup = () => whenOnline(() => import('./dialog-popup.tsx'));
const DialogPopup = lazy(loadPopup);

/** Fetches the code of dialogs ahead, when the button that opens one is pointed at. */
export function preloadDialog(): void {
  void loadPopup();
}

/** A short exchange over the page. The focus goes in and comes back to what opened it. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} />
    </Suspense>
  );
}

interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the thing: "Delete the note of 3 May 2026". */
  readonly title: string;
  /** What will be lost or sent. */
  readonly consequence: ReactNode;
  /** The verb with its object, as on the button that opened it. */
  readonly confirmLabel: string;
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, consequence, confirmLabel, busy = false, onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consequence}
    </Dialog>
  );
}
