import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { closesUnlessOn } from './popup-closing.ts';
import { usePopupContainer } from './popup-container.tsx';
import { PopupEnvironment } from './popup-environment.tsx';
import popup from './popup.module.css';
import styles from './popover.module.css';

interface PopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly foot?: ReactNode | undefined;
  readonly onClose: () => void;
}

/** A small page under the button that opened it. */
export function Popover({ anchor, title, actions, children, foot, onClose }: PopoverProps) {
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <BasePopover.Root open onOpenChange={closesUnlessOn(anchor, onClose)}>
        <BasePopover.Portal container={container}>
          <BasePopover.Positioner anchor={anchor} sideOffset={6} align="end" className={popup.positioner}>
            <BasePopover.Popup className={classNames(popup.sheet, styles.popover)} finalFocus={anchor}>
              <div className={styles.head}>
                <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
                {actions}
              </div>
              <div className={styles.body}>{children}</div>
              {foot !== undefined && <div className={styles.foot}>{foot}</div>}
            </BasePopover.Popup>
          </BasePopover.Positioner>
        </BasePopover.Portal>
      </BasePopover.Root>
    </PopupEnvironment>
  );
}
