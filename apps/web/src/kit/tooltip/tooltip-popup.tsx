import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import { usePopupContainer } from '../popup/popup-container.tsx';
import { PopupEnvironment } from '../popup/popup-environment.tsx';
import styles from '../popup/popup.module.css';

export type TooltipSide = 'top' | 'bottom';

interface TooltipPopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly side: TooltipSide;
  readonly onClose: () => void;
}

export default function TooltipPopup({ anchor, text, side, onClose }: TooltipPopupProps) {
  const container = usePopupContainer();
  return (
    <PopupEnvironment>
      <BaseTooltip.Root open onOpenChange={(open) => open || onClose()}>
        <BaseTooltip.Portal container={container}>
          <BaseTooltip.Positioner anchor={anchor} side={side} sideOffset={4} className={styles.positioner}>
            {/* The control has this text as its name: screen readers would say it twice. */}
            <BaseTooltip.Popup className={styles.tip} aria-hidden="true">
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </PopupEnvironment>
  );
}
