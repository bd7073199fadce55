import type { ReactNode } from 'react';
import styles from './tooltip.module.css';
import type { TooltipSide } from './tooltip-popup.tsx';
import { useTooltip } from './use-tooltip.tsx';

interface TooltipProps {
  readonly text: string;
  /** Above, but where that would hide what is to be read with the control. */
  readonly side?: TooltipSide | undefined;
  readonly children: ReactNode;
}

/** Shows the name of the one control inside, on pointing and on focus by keyboard; Esc takes it away. */
export function Tooltip({ text, side, children }: TooltipProps) {
  const { anchor, listeners, popup } = useTooltip<HTMLSpanElement>(text, side);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the control inside
    <span ref={anchor} className={styles.anchor} {...listeners}>
      {children}
      {popup}
    </span>
  );
}
