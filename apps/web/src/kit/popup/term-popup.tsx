import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { closesUnlessOn } from './popup-closing.ts';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';
import styles from './popup.module.css';

interface TermPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly explanation: ReactNode;
  readonly onClose: () => void;
}

export default function TermPopup({ anchor, title, explanation, onClose }: TermPopupProps) {
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <Popover.Root open onOpenChange={closesUnlessOn(anchor, onClose)}>
        <Popover.Portal container={container}>
          <Popover.Positioner anchor={anchor} sideOffset={6} className={styles.positioner}>
            <Popover.Popup
              className={classNames(styles.sheet, styles.popup, styles.explanation)}
              finalFocus={anchor}
            >
              <Popover.Title>{title}</Popover.Title>
              <Popover.Description render={<div />}>{explanation}</Popover.Description>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </PopupEnvironment>
  );
}
