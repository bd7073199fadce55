import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { closeUnlessOnAnchor } from './popup-closing.ts';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';
import styles from './popup.module.css';

interface AnchoredPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly className?: string | undefined;
  /** Its name, where no title inside gives one. */
  readonly label?: string | undefined;
  /** What has the focus afterwards, when not the anchor. */
  readonly findFinalFocus?: (() => HTMLElement | null | undefined) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A surface under the control that opened it. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, align, className, label, findFinalFocus, onClose, children } = props;
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <Popover.Root open onOpenChange={closeUnlessOnAnchor(anchor, onClose)}>
        <Popover.Portal container={container}>
          <Popover.Positioner anchor={anchor} sideOffset={6} align={align} className={styles.positioner}>
            <Popover.Popup
              className={classNames(styles.sheet, className)}
              aria-label={label}
              finalFocus={findFinalFocus ? () => findFinalFocus() ?? true : anchor}
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </PopupEnvironment>
  );
}
