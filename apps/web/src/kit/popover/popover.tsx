import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { AnchoredPopover } from '../popup/anchored-popover.tsx';
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
  return (
    <AnchoredPopover anchor={anchor} align="end" className={styles.popover} onClose={onClose}>
      <div className={styles.head}>
        <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
        {actions}
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </AnchoredPopover>
  );
}
