import type { ReactNode } from 'react';
import styles from './tooltip.module.css';
import { useTooltip } from './use-tooltip.tsx';

/** Shows the name of the one control inside, on pointing and on focus by keyboard; Esc takes it away. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const { anchor, listeners, popup } = useTooltip<HTMLSpanElement>(text);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the control inside
    <span ref={anchor} className={styles.anchor} {...listeners}>
      {children}
      {popup}
    </span>
  );
}
